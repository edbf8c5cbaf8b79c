import { spawn } from 'node:child_process';
import { closeSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { createInterface } from 'node:readline';

/** A program that plays the first legal move until it is asked for the fifth, and then fails. */
const [mode = '', pidFile = ''] = process.argv.slice(2);
if (pidFile !== '') writeFileSync(pidFile, String(process.pid));

interface Ask {
  readonly type: string;
  readonly question: number;
  readonly legal: readonly string[];
}

function send(message: object): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

function move(question: number, text = ''): void {
  send({ type: 'move', question, move: text });
}

const MODES: Readonly<Record<string, (ask: Ask) => void>> = {
  crash: () => process.exit(3),
  hang: () => undefined,
  rubbish: () => process.stdout.write('I think I shall play the ten\n'),
  'not-json-move': () => send({ type: 'move', question: 'five' }),
  'no-move': ({ question }) => move(question, 'xyzzy'),
  future: ({ question, legal }) => move(question + 1000, legal[0]),
  late: ({ question, legal }) => move(question - 1, legal[0]),
  'endless-line': () => {
    process.stdout.write('x'.repeat(64 * 1024), () => MODES['endless-line']?.(NOTHING));
  },
  'endless-lines': () => {
    process.stdout.write('{}\n'.repeat(20_000), () => MODES['endless-lines']?.(NOTHING));
  },
  'endless-late': () => {
    const late = `${JSON.stringify({ type: 'move', question: 1, move: 'x' })}\n`;
    process.stdout.write(late.repeat(1000), () => MODES['endless-late']?.(NOTHING));
  },
  'close-stdout': () => closeSync(1),
  'close-stdin': () => closeSync(0),
  stubborn: () => {
    process.on('SIGTERM', () => undefined);
    setInterval(() => undefined, 1000);
  },
  parent: () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    writeFileSync(pidFile, String(child.pid));
  },
};
const NOTHING: Ask = { type: 'ask', question: 0, legal: [] };

let asked = 0;
function answer(ask: Ask): void {
  asked += 1;
  const isMistaken = mode === 'once' && asked === 5;
  if (isMistaken) move(ask.question, 'xyzzy');
  else if (asked < 5 || mode === 'once') move(ask.question, ask.legal[0]);
  else MODES[mode]?.(ask);
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line) as Ask;
  if (message.type === 'hello') {
    if (mode === 'mute') return;
    if (mode === 'chatty') process.stdout.write('Hello!\n');
    send({ type: 'ready', protocol: mode === 'version' ? 2 : 1 });
  }
  if (message.type === 'ask') answer(message);
});
