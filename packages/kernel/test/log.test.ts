import { formatLog, LogError, parseLog, replay } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { finished, game } from './games.ts';

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
  // Read well; it is another matter that this game knows no editions.
  expect(complaint(formatLog(log))).toBe('5 edition');
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
  ['1', 'bannerfield-log 01', '1 line'],
  ['3', 'rules 001', '3 line'],
  ['4', 'options {"target":2,"target":3}', '4 line'],
  ['4', 'options { "target":3}', '4 line'],
  ['4', 'options {"target":3} ', '4 line'],
  ['4', 'options {"t\\u0061rget":3}', '4 line'],
])('line %s changed to “%s” is refused at %s', (number, line, expected) => {
  expect(complaint(withLine(Number(number), line))).toBe(expected);
});

function sentence(changed: string): string {
  try {
    replay(game, parseLog(changed));
    return 'accepted';
  } catch (error) {
    return error instanceof LogError ? error.message : 'another error';
  }
}

const HASH = '19acb28c3e10a5d8';

test.each([
  [1, 'x', 'this is not a Bannerfield log: its first line should begin “bannerfield-log ”'],
  [1, 'bannerfield-log 2', 'format 2 is unknown here; 1 is known'],
  [1, 'bannerfield-log 1x', '“1x” should be a whole number'],
  [1, 'bannerfield-log x1', '“x1” should be a whole number'],
  [1, 'bannerfield-log 1234567890', '“1234567890” should be a whole number'],
  [2, 'x', 'the game is missing: this line should begin “game ”'],
  [2, 'game two words', '“two words” should be one word'],
  [2, 'game  led', '“ led” should be one word'],
  [2, 'game other', 'this log is of other, not of _blank'],
  [3, 'x', 'the rules version is missing: this line should begin “rules ”'],
  [3, 'rules 9', 'this log was played by rules version 9, these rules are 1'],
  [4, 'x', 'the options are missing: this line should begin “options ”'],
  [4, 'options 7', 'this should be one JSON object'],
  [4, 'options {', 'this should be one JSON object'],
  [4, 'options {"target":4}', 'the hash of the start does not fit: the header was changed'],
  [5, 'x', 'the hash of the start is missing: this line should begin “start ”'],
  [5, 'start x', 'a hash has 16 hexadecimal digits'],
  [6, `* +2 ${HASH} `, 'this should be who moved (0, 1 or *), a move and a hash'],
  [6, ` * +2 ${HASH}`, 'this should be who moved (0, 1 or *), a move and a hash'],
  [6, `* +2 ${HASH}0`, 'a hash has 16 hexadecimal digits'],
  [6, `* up ${HASH}`, '“up” is not a move of _blank'],
  [6, `0 c1 ${HASH}`, '“c1” is a decision, but chance is due here'],
  [7, `* +1 ${HASH}`, '“+1” cannot happen here'],
  [12, `* +9 ${HASH}`, '“+9” is chance, but none is due here'],
  [12, `0 c9 ${HASH}`, '“c9” is not allowed here (R2.1, not-in-hand)'],
  [12, `0 +1 ${HASH}`, '“+1” is not allowed here (R2.1, choose-a-card)'],
  [12, `0 c1 ${HASH}`, 'the hash does not fit: this line or its position was changed'],
])('line %s changed to “%s” is explained: %s', (number, line, expected) => {
  expect(sentence(withLine(number, line))).toBe(expected);
});

test('a move that can be read but is written in another way is refused at its line', () => {
  const [, by = '', move = '', hash = ''] = /^(\S) (\S+) (\S+)$/.exec(lines[11] ?? '') ?? [];
  const lenient = {
    ...game,
    notation: { ...game.notation, parse: (it: string) => game.notation.parse(it.toLowerCase()) },
  };
  const log = parseLog(withLine(12, `${by} ${move.toUpperCase()} ${hash}`));
  expect(move.toUpperCase()).not.toBe(move);
  expect(() => replay(lenient, log)).toThrow(
    new LogError(12, 'line', 'this line is not written as a log is'),
  );
});

test('a log that ends wrongly says how', () => {
  const counted = String(lines.length - 6);
  const one = String(lines.length - 5);
  expect(sentence(lines.slice(0, 9).join('\n'))).toBe(
    'the log is cut short: its last line should begin “end ”',
  );
  expect(sentence(withLine(lines.length, `end ${one}`))).toBe(
    `the log should have ${one} entries, but ${counted} are here`,
  );
  expect(sentence(`${text}\n`)).toBe('there is text after the end of the log');
  const fields = [
    lines.slice(0, 9).join('\n'),
    withLine(lines.length, `end ${one}`),
    withLine(lines.length, `end 0${counted}`),
    `${text}\n`,
    `${text}more`,
  ].map((each) => complaint(each).replace(/^\d+ /, ''));
  expect(fields).toEqual(['end', 'count', 'line', 'rest', 'rest']);
  const late = `0 c1 ${HASH}\nend ${one}`;
  expect(sentence(withLine(lines.length, late))).toBe('“c1” comes after the end of the game');
});

test('an error of a log is named as such', () => {
  const error = new LogError(3, 'rules', 'why');
  expect([error.name, error.line, error.field, error.message]).toEqual([
    'LogError',
    3,
    'rules',
    'why',
  ]);
});

test('entries taken out, added, doubled or exchanged are noticed', () => {
  const last = lines.length;
  expect(complaint(withLine(8, `${lines[7] ?? ''}\n${lines[7] ?? ''}`))).toBe(
    `${String(last + 1)} count`,
  );
  expect(complaint([...lines.slice(0, 7), ...lines.slice(8)].join('\n'))).toBe(
    `${String(last - 1)} count`,
  );
  const swapped = [...lines];
  [swapped[6], swapped[7]] = [lines[7] ?? '', lines[6] ?? ''];
  expect(complaint(swapped.join('\n'))).toBe('7 hash');
  expect(complaint(`${text}more`)).toBe(`${String(last + 1)} rest`);
  expect(complaint(withLine(last, `0 c1 19acb28c3e10a5d8\nend ${String(last - 5)}`))).toBe(
    `${String(last)} move`,
  );
});
