import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { formatCard, parseCard, type Card } from '../../rules/data.ts';
import { formationOf, sumOf, type Unseen } from '../../rules/formations.ts';
import { makeUnseen, strongestLine, type StrongestLine } from '../../rules/line.ts';

const NOTHING: Unseen = makeUnseen(Array.from({ length: 60 }, (_, card) => card));
const EVERYTHING: Unseen = makeUnseen([]);

/** `a8 leader`-like lists of cards. */
function cards(text: string): Card[] {
  return text.split(' ').map((word) => {
    const card = parseCard(word);
    assert.ok(card !== null, word);
    return card;
  });
}

/** Troops that are all seen but these. */
function only(text: string): Unseen {
  const left = new Set(cards(text));
  return makeUnseen(Array.from({ length: 60 }, (_, card) => card).filter((c) => !left.has(c)));
}

function best(text: string, unseen: Unseen = NOTHING, size = 3, fog = false): StrongestLine {
  const line = strongestLine(text === '' ? [] : cards(text), size, fog, unseen);
  assert.ok(line !== null, `${text} cannot be completed`);
  return line;
}

/** `wedge 27` */
function named(text: string, unseen: Unseen = NOTHING, size = 3, fog = false): string {
  const { strength } = best(text, unseen, size, fog);
  return `${formationOf(strength)} ${String(sumOf(strength))}`;
}

function assertBeats(winner: string, loser: string, size = 3, fog = false): void {
  const a = best(winner, NOTHING, size, fog).strength;
  const b = best(loser, NOTHING, size, fog).strength;
  assert.ok(a > b, `${winner} beats ${loser}`);
}

function completion(text: string, unseen: Unseen, size = 3, fog = false): string {
  return best(text, unseen, size, fog).completion.map(formatCard).sort().join(' ');
}

describe('formations of three', () => {
  test('R4.2 a wedge is one colour in sequence, at most 27', () => {
    assert.equal(named('a8 a9 a10'), 'wedge 27');
    assert.equal(named('g1 g2 g3'), 'wedge 6');
  });
  test('R4.3 a phalanx is one value', () => {
    assert.equal(named('a5 g5 s5'), 'phalanx 15');
  });
  test('R4.4 a battalion is one colour', () => {
    assert.equal(named('a1 a3 a10'), 'battalion 14');
  });
  test('R4.5 a skirmish line is a sequence of any colours', () => {
    assert.equal(named('a4 g5 s6'), 'skirmish 15');
  });
  test('R4.6 everything else is a host', () => {
    assert.equal(named('a4 g4 s6'), 'host 14');
  });
  test('R4.1 each rank beats the next, however small its sum', () => {
    assertBeats('a1 a2 a3', 'a10 g10 s10');
    assertBeats('a1 g1 s1', 'a10 a9 a7');
    assertBeats('a1 a2 a4', 'a10 g9 s8');
    assertBeats('a1 g2 s3', 'a10 g10 s9');
  });
  test('R3.8 the order of arrival is irrelevant', () => {
    assert.equal(named('a9 a10 a8'), 'wedge 27');
    assert.equal(named('s6 a4 g5'), 'skirmish 15');
  });
  test('R4.7 a sequence does not go round from 10 to 1', () => {
    assert.equal(named('a10 g1 s2'), 'host 13');
    assert.equal(named('a10 a1 a2'), 'battalion 13');
    assert.equal(named('alexander a10 a1'), 'battalion 21');
  });
  test('R4.8 a skirmish line of 15 beats one of 12', () => {
    assertBeats('a4 g5 s6', 'o3 v4 p5');
  });
  test('R4.8 of two battalions the higher one wins', () => {
    assertBeats('g2 g7 g8', 'a1 a5 a9');
  });
  test('R4.9 equal rank and sum are a tie', () => {
    assert.equal(best('a4 g5 s6').strength, best('o4 v5 p6').strength);
  });
  test('R5.5 a wedge beats a phalanx', () => {
    assertBeats('v2 v3 v4', 'a8 g8 s8');
  });
  test('R5.5 a phalanx beats a lower formation', () => {
    assertBeats('a2 g2 s2', 'o1 o9 o10');
  });
});

describe('completions', () => {
  test('R5.8 a phalanx is safe from azure 8 and 9 once azure 7 and 10 are out', () => {
    const phalanx = best('g5 s5 v5').strength;
    const after = (seen: string): StrongestLine =>
      best('a8 a9', makeUnseen(cards(`g5 s5 v5 a8 a9 ${seen}`)));
    assert.ok(after('g1').strength > phalanx, 'both are left');
    assert.equal(completion('a8 a9', makeUnseen(cards('g5 s5 v5 a8 a9'))), 'a10');
    assert.ok(after('a10').strength > phalanx, 'azure 7 is left');
    assert.ok(after('a7').strength > phalanx, 'azure 10 is left');
    assert.ok(after('a7 a10').strength < phalanx, 'only a battalion is left');
  });
  test('R5.8 an empty side can become the best line that is left', () => {
    assert.equal(named('', EVERYTHING), 'wedge 27');
    assert.equal(completion('', only('a8 a9 a7 g10 s10')), 'a7 a8 a9');
    assert.equal(completion('', only('a8 a9 g9 s9 o10')), 'a9 g9 s9');
    assert.equal(completion('', only('a8 a9 a1 s9 o10')), 'a1 a8 a9');
    assert.equal(completion('', only('a8 s9 o10 o1')), 'a8 o10 s9');
    assert.equal(completion('', only('a8 a9 s9 o5')), 'a8 a9 s9');
  });
  test('R5.12 a line that too few Troops are left for cannot be completed', () => {
    assert.equal(strongestLine(cards('a8'), 3, false, only('a9')), null);
    assert.equal(strongestLine(cards('a8'), 3, true, only('a9')), null);
    assert.equal(strongestLine(cards('alexander'), 4, false, only('a9 s3')), null);
  });
  test('R5.9 only Troops seen are missing among the unseen', () => {
    assert.deepEqual(makeUnseen(cards('g1 s10')), [1022, 1023, 1023, 1023, 1023, 511]);
  });
});

describe('wild cards', () => {
  test('R6.7 beside azure 8 a Leader completes a wedge with azure 6, 7, 9 or 10', () => {
    assert.equal(named('a8 alexander a6'), 'wedge 21');
    assert.equal(named('a8 alexander a7'), 'wedge 24');
    assert.equal(named('a8 darius a9'), 'wedge 27');
    assert.equal(named('a8 darius a10'), 'wedge 27');
    assert.equal(named('a8 alexander a5'), 'battalion 23');
  });
  test('R6.7 beside azure 8 a Leader completes a phalanx with another 8', () => {
    assert.equal(named('a8 alexander g8'), 'phalanx 24');
  });
  test('R6.7 a Leader is any colour and value', () => {
    assert.equal(named('a4 g6 darius'), 'skirmish 15');
    assert.equal(named('a1 g6 darius'), 'host 17');
    assert.equal(named('a1 a2 darius'), 'wedge 6');
  });
  test('R6.8 Companion Cavalry is an 8 of any colour', () => {
    assert.equal(named('companion a9 a10'), 'wedge 27');
    assert.equal(named('companion a8 g8'), 'phalanx 24');
    assert.equal(named('companion s1 s2'), 'battalion 11');
    assert.equal(named('companion s7 a6'), 'skirmish 21');
    assert.equal(named('companion s7 a5'), 'host 20');
  });
  test('R6.9 Shield Bearers are 1, 2 or 3 of any colour', () => {
    assert.equal(named('shields a1 a2'), 'wedge 6');
    assert.equal(named('shields a4 a5'), 'wedge 12');
    assert.equal(named('shields g1 s1'), 'phalanx 3');
    assert.equal(named('shields a10 a9'), 'battalion 22');
    assert.equal(named('shields a3 s4'), 'skirmish 9');
    assert.equal(named('shields a10 s9'), 'host 22');
    assert.equal(named('shields g4 s4'), 'host 11');
  });
  test('R6.12 several wild cards count at their joint best', () => {
    assert.equal(named('alexander companion a7'), 'wedge 24');
    assert.equal(named('alexander companion a10'), 'wedge 27');
    assert.equal(named('alexander companion a3'), 'battalion 21');
    assert.equal(named('alexander shields a2'), 'wedge 9');
    assert.equal(named('alexander shields a4'), 'wedge 12');
    assert.equal(named('alexander shields a5'), 'wedge 12');
    assert.equal(named('alexander shields a6'), 'battalion 19');
  });
  test('R6.12 Companion Cavalry and Shield Bearers make no sequence and no phalanx', () => {
    assert.equal(named('companion shields a8'), 'battalion 19');
    assert.equal(named('companion shields a3'), 'battalion 14');
    assert.equal(named('companion shields', EVERYTHING), 'battalion 21');
    assert.equal(named('companion shields a1 alexander', NOTHING, 4), 'battalion 22');
  });
  test('R6.13 three Morale cards are a battalion of 21', () => {
    assert.equal(named('alexander companion shields'), 'battalion 21');
  });
  test('R6.11 a wild card may equal a card that is on the table', () => {
    assert.equal(named('alexander a8 a9', makeUnseen(cards('a7 a10'))), 'wedge 27');
  });
  test('R6.10 a wild card on the table is no Troop seen', () => {
    assert.deepEqual(makeUnseen(cards('alexander companion shields fog')), EVERYTHING);
  });
  test('R6.12 wild cards stand where no Troop is left', () => {
    assert.equal(completion('alexander a8', only('a9 g10 s8 o8')), 'a9');
    assert.equal(completion('shields a4', only('a2 s4 v4')), 'a2');
    assert.equal(completion('shields a4', only('a3 s4 v4')), 'a3');
    assert.equal(completion('alexander shields a4', only('a3 s4 v4'), 4), 'a3');
    assert.equal(completion('alexander companion', only('g7 s9')), 's9');
  });
  test('R6.7 either Leader does the same', () => {
    assert.equal(best('alexander a8 a9').strength, best('darius a8 a9').strength);
  });
});

describe('Fog', () => {
  test('R7.2 only the totals decide', () => {
    assert.equal(named('a1 a2 a3', NOTHING, 3, true), 'none 6');
    assertBeats('a1 g1 s5', 'a1 a2 a3', 3, true);
  });
  test('R7.3 wild cards count at their highest', () => {
    assert.equal(named('alexander companion shields', NOTHING, 3, true), 'none 21');
    assert.equal(named('shields a4 a5', NOTHING, 3, true), 'none 12');
  });
  test('R7.2 the highest Troops complete a line', () => {
    assert.equal(completion('a1', only('a2 a3 g9 s10'), 3, true), 'g9 s10');
  });
});

describe('Mud', () => {
  test('R4.10 R7.4 four cards make each formation', () => {
    assert.equal(named('a7 a8 a9 a10', NOTHING, 4), 'wedge 34');
    assert.equal(named('a7 g7 s7 o7', NOTHING, 4), 'phalanx 28');
    assert.equal(named('a1 a8 a9 a10', NOTHING, 4), 'battalion 28');
    assert.equal(named('a1 g2 s3 o4', NOTHING, 4), 'skirmish 10');
    assert.equal(named('a1 g1 s3 o4', NOTHING, 4), 'host 9');
  });
  test('R7.4 three cards are a side to be completed', () => {
    assert.equal(completion('a7 a8 a9', EVERYTHING, 4), 'a10');
    assert.equal(named('a7 a8 a9', only('s1'), 4), 'host 25');
  });
  test('R7.6 Mud and Fog together ask for four cards and count the total', () => {
    assert.equal(named('a7 a8 a9 a10', NOTHING, 4, true), 'none 34');
  });
  test('R7.8 of four cards left when Mud has gone the best three count', () => {
    assert.equal(named('a1 a8 a9 a10'), 'wedge 27');
    assert.equal(named('a8 s8 g8 a10'), 'phalanx 24');
    assert.equal(named('alexander companion shields a7'), 'wedge 24');
    assert.equal(named('a1 a8 a9 a10', NOTHING, 3, true), 'none 27');
    assert.deepEqual(best('a1 a8 a9 a10', EVERYTHING).completion, []);
  });
});
