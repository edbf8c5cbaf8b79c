import { GOLDEN_TEXT } from '../support/files.ts';

/** What is wrong with a log, its text, and where and how it is refused. */
export const WRONG_LOGS: readonly (readonly [string, string, string])[] = [
  [
    'another kind of text',
    'Dear reader,\nhello\n',
    'line 1, bannerfield-log: this is not a Bannerfield log: its first line should begin “bannerfield-log ”',
  ],
  [
    'an unknown format',
    GOLDEN_TEXT.replace('bannerfield-log 1', 'bannerfield-log 2'),
    'line 1, format: format 2 is unknown here; 1 is known',
  ],
  [
    'an unknown game',
    GOLDEN_TEXT.replace('game _blank', 'game chess'),
    'line 2, game: there is no game “chess”; there are _blank',
  ],
  [
    'a game of the prototype',
    GOLDEN_TEXT.replace('game _blank', 'game __proto__'),
    'line 2, game: there is no game “__proto__”; there are _blank',
  ],
  [
    'a newer version of the rules',
    GOLDEN_TEXT.replace('rules 1', 'rules 9'),
    'line 3, rules: _blank has no rules version 9; the newest is 1',
  ],
  [
    'an older version that is not kept',
    GOLDEN_TEXT.replace('rules 1', 'rules 0'),
    'line 3, rules: _blank has no rules version 0; the newest is 1',
  ],
  [
    'an unknown option',
    GOLDEN_TEXT.replace('{"target":3}', '{"target":3,"x":1}'),
    'line 4, options.x: there is no such option; there are target',
  ],
  [
    'an option out of range',
    GOLDEN_TEXT.replace('{"target":3}', '{"target":7}'),
    'line 4, options.target: should be 2, 3 or 4, not 7',
  ],
  [
    'a missing option',
    GOLDEN_TEXT.replace('{"target":3}', '{}'),
    'line 4, options: some are missing, or not in the order of the rules',
  ],
  [
    'other options',
    GOLDEN_TEXT.replace('{"target":3}', '{"target":4}'),
    'line 5, start: the hash of the start does not fit: the header was changed',
  ],
  [
    'options written in another way',
    GOLDEN_TEXT.replace('{"target":3}', '{"target": 3}'),
    'line 4, line: this line is not written as a log is',
  ],
  [
    'a doubled option',
    GOLDEN_TEXT.replace('{"target":3}', '{"target":2,"target":3}'),
    'line 4, line: this line is not written as a log is',
  ],
  [
    'an edition of a game that has none',
    GOLDEN_TEXT.replace('start', 'edition {}\nstart'),
    'line 5, edition: _blank has no editions',
  ],
  [
    'a version with zeros',
    GOLDEN_TEXT.replace('rules 1', 'rules 001'),
    'line 3, line: this line is not written as a log is',
  ],
  [
    'a count with zeros',
    GOLDEN_TEXT.replace('end 22', 'end 0022'),
    'line 28, line: this line is not written as a log is',
  ],
  [
    'an impossible card',
    GOLDEN_TEXT.replace('* +12', '* +99'),
    'line 7, move: “+99” is not a move of _blank',
  ],
  [
    'a card that is gone',
    GOLDEN_TEXT.replace('* +12', '* +2'),
    'line 7, move: “+2” cannot happen here',
  ],
  [
    'a card not in hand',
    GOLDEN_TEXT.replace('0 c4 ', '0 c5 '),
    'line 12, move: “c5” is not allowed here (R2.1, not-in-hand)',
  ],
  [
    'the other seat',
    GOLDEN_TEXT.replace('0 c4 ', '1 c4 '),
    'line 12, move: “c4” is not allowed here (R2.1, not-in-hand)',
  ],
  [
    'text after the end',
    `${GOLDEN_TEXT}more\n`,
    'line 29, rest: there is text after the end of the log',
  ],
  [
    'an empty line after the end',
    `${GOLDEN_TEXT}\n`,
    'line 29, rest: there is text after the end of the log',
  ],
];
