import { formatLog, LogError, parseLog, replay } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { dealt, finished, game, type Blank } from './games.ts';

const text = formatLog(finished().log);
const lines = text.trimEnd().split('\n');

function complaint(changed: string): string {
  try {
    replay(game, parseLog(changed));
    return 'accepted';
  } catch (error) {
    if (!(error instanceof LogError)) throw error;
    return `${String(error.line)} ${error.field}`;
  }
}

function withLine(number: number, line: string): string {
  return [...lines.slice(0, number - 1), line, ...lines.slice(number)].join('\n') + '\n';
}

test('a log is read as it was written', () => {
  const log = parseLog(text);
  expect(formatLog(log)).toBe(text);
  expect(replay(game, log).hash).toBe(finished().hash);
  expect(log.header).toEqual({
    game: '_blank',
    rulesVersion: 1,
    options: { target: 3 },
    edition: null,
  });
});

test('an edition travels whole in the header', () => {
  const log = {
    ...parseLog(text),
    header: { ...parseLog(text).header, edition: { chart: [1, 2] } },
  };
  const again = parseLog(formatLog(log));
  expect(again.header.edition).toEqual({ chart: [1, 2] });
  expect(complaint(formatLog(log))).toBe('6 start');
});

test('line ends of another system are read alike', () => {
  expect(complaint(text.replaceAll('\n', '\r\n'))).toBe('accepted');
});

test('a log that is cut anywhere is refused as cut short', () => {
  for (let length = 1; length < lines.length; length++) {
    const cut = complaint(lines.slice(0, length).join('\n') + '\n');
    expect(cut).toBe(`${String(length)} end`);
  }
  expect(complaint('')).toBe('1 bannerfield-log');
});

test('a letter changed in any line is noticed at that line', () => {
  lines.forEach((line, index) => {
    for (let at = 0; at < line.length; at++) {
      const letter = line[at] === '1' ? '2' : '1';
      const changed = withLine(index + 1, line.slice(0, at) + letter + line.slice(at + 1));
      expect(complaint(changed), changed).toMatch(/^\d+ /);
      const named = Number(complaint(changed).split(' ')[0]);
      // A changed header is known by the hash of the start at the latest.
      expect(
        named === index + 1 || (index < 5 && named === 5),
        `${String(index + 1)}: ${line}`,
      ).toBe(true);
    }
  });
});

test.each([
  ['1', 'another-log 1', '1 bannerfield-log'],
  ['1', 'bannerfield-log 2', '1 format'],
  ['1', 'bannerfield-log one', '1 format'],
  ['2', 'play _blank', '2 game'],
  ['2', 'game two words', '2 game'],
  ['2', 'game other', '2 game'],
  ['3', 'rules 9', '3 rules'],
  ['3', 'rules -1', '3 rules'],
  ['3', 'ruled 1', '3 rules'],
  ['4', 'options [1]', '4 options'],
  ['4', 'options {"target":', '4 options'],
  ['4', 'options null', '4 options'],
  ['4', 'optional', '4 options'],
  ['5', 'start 12', '5 start'],
  ['5', 'begin 8616c1920a1ab016', '5 start'],
  ['6', '* +2', '6 move'],
  ['6', '2 +2 19acb28c3e10a5d8', '6 move'],
  ['6', '* +2 xyz', '6 hash'],
  ['6', '* nonsense 19acb28c3e10a5d8', '6 move'],
  ['6', '* c1 19acb28c3e10a5d8', '6 move'],
  ['6', '0 +1 19acb28c3e10a5d8', '6 move'],
  ['12', '* +9 19acb28c3e10a5d8', '12 move'],
  ['12', '0 c9 19acb28c3e10a5d8', '12 move'],
])('line %s changed to “%s” is refused at %s', (number, line, expected) => {
  expect(complaint(withLine(Number(number), line))).toBe(expected);
});

test('what only chance does is no move of a seat, though its hash be right', () => {
  const match = dealt();
  const [card = 0] = match.state.hands[0].cards;
  // The rules of this game take an outcome for an action, if nobody stops it before.
  const outcome = game.notation.parse(`+${String(card)}`);
  expect(outcome).not.toBeNull();
  expect(match.act(0, outcome as Blank['Action'])).toBeNull();
  expect(complaint(formatLog(match.log))).toBe('12 move');
});

test('entries taken out, added, doubled or exchanged are noticed', () => {
  const last = lines.length;
  expect(complaint(withLine(8, `${lines[7] ?? ''}\n${lines[7] ?? ''}`))).toBe(
    `${String(last + 1)} end`,
  );
  expect(complaint([...lines.slice(0, 7), ...lines.slice(8)].join('\n'))).toBe(
    `${String(last - 1)} end`,
  );
  const swapped = [...lines];
  [swapped[6], swapped[7]] = [lines[7] ?? '', lines[6] ?? ''];
  expect(complaint(swapped.join('\n'))).toBe('7 hash');
  expect(complaint(`${text}more`)).toBe(`${String(last + 1)} end`);
  expect(complaint(withLine(last, `0 c1 19acb28c3e10a5d8\nend ${String(last - 5)}`))).toBe(
    `${String(last)} move`,
  );
});
