import type { ReactElement } from 'react';
import type { Seat } from '@bannerfield/kernel';
import type { BoardProps } from '@bannerfield/ui';
import { isDrafted, type LeaderTactics, type Table } from '../rules/state.ts';
import { Count } from './count.tsx';
import { cellAt, cellText, litIn, tacticOf } from './outcomes.ts';
import { tacticAt } from './pointing.ts';
import { Strip } from './strip.tsx';
import { wordsIn } from './words.ts';
import './middle.css';

type Props = BoardProps<LeaderTactics> & {
  readonly near: Seat;
  /** The Tactics Card that the near side thinks of. */
  readonly thought: number | null;
};

/** Between the sides: how far the game and the battle have come, the decks, the chart in a line. */
export function Middle(props: Props): ReactElement {
  const { table, near, hands, thought, language } = props;
  const tactic = tacticOf(table, hands, near, thought);
  const isAttacking = (table.battle.attacker ?? near) === near;
  return (
    <div className="blt-middle">
      <Course {...props} />
      <Decks {...props} />
      {tactic === null ? (
        <StripPlace {...props} />
      ) : (
        <Strip
          edition={table.edition}
          tactic={tactic}
          isAttacking={isAttacking}
          against={tacticOf(table, hands, near === 0 ? 1 : 0)}
          near={near}
          language={language}
        />
      )}
      <Cell {...props} />
    </div>
  );
}

/** Keeps the place of the line while one is to be thought of, so that nothing moves under a finger. */
function StripPlace({ targets, language }: Props): ReactElement | null {
  const isThinking = [...targets].some((spot) => tacticAt(spot) !== null);
  return isThinking ? <p className="blt-strip-place">{wordsIn(language).chart.think}</p> : null;
}

/** The number of the battle, who won the others, and the step. */
function Course({ table, names, language }: Props): ReactElement {
  const words = wordsIn(language);
  const { number, step } = table.battle;
  const { battles } = table.options;
  const now = words.steps[step - 1];
  const winners = table.record.map((winner) => (winner === null ? null : names[winner]));
  return (
    <div className="blt-course">
      <p className="blt-course__battle">
        {number === 0 ? words.before : words.battle(number, battles)}
        <span className="blt-pips" role="img" aria-label={words.record(winners)}>
          {Array.from({ length: battles }, (_, n) => (
            <Pip key={n} winner={table.record[n]} />
          ))}
        </span>
      </p>
      {now === undefined ? null : (
        <p className="blt-course__step">
          <b>{words.step(step, now.name)}</b> <span>{now.does}</span>
        </p>
      )}
    </div>
  );
}

const PIPS = { 0: 'M2 2h8v8H2z', 1: 'M2 2h9L8.500 6 11 10H2z' } as const;

/** Won by either side, by nobody, or still to be fought: told by form. */
function Pip({ winner }: { readonly winner: Seat | null | undefined }): ReactElement {
  const kind = winner === undefined ? 'open' : winner === null ? 'nobody' : String(winner);
  return (
    <svg className="blt-pip" data-winner={kind} viewBox="0 0 12 12" aria-hidden="true">
      <path
        d={
          winner === undefined
            ? 'M5 6a1 1 0 1 0 2 0 1 1 0 1 0-2 0'
            : winner === null
              ? 'M2 6h8'
              : PIPS[winner]
        }
      />
    </svg>
  );
}

function Decks(props: Props): ReactElement {
  const { table, near, language } = props;
  const words = wordsIn(language);
  return (
    <div className="blt-decks">
      <Count
        {...props}
        spot="deck:leaders"
        name={words.leaderDeck}
        sign="crown"
        count={leadersLeft(table, near)}
      />
      <Count
        {...props}
        spot="deck:tech"
        name={words.techDeck}
        sign={{ back: 'second' }}
        count={table.techLeft}
      />
      <Count
        {...props}
        spot="kia-pile"
        name={words.kiaPile}
        sign="death-skull"
        count={table.kiaPile.length}
      />
    </div>
  );
}

/** Those that can still come to the near side. */
function leadersLeft(table: Readonly<Table>, near: Seat): number {
  return isDrafted(table.options) ? table.decks[near].length : table.deck.length;
}

/** The cell in play, once both Tactics Cards are known to who looks on. */
function Cell({
  table,
  hands,
  near,
  thought,
  names,
  viewer,
  language,
}: Props): ReactElement | null {
  const { row, column } = litIn(table, hands, near, thought);
  const { attacker } = table.battle;
  if (row === null || column === null || attacker === null) return null;
  const words = wordsIn(language);
  const who = (seat: Seat) => (seat === viewer ? 'you' : { name: names[seat] });
  const other = attacker === 0 ? 1 : 0;
  const text = cellText(cellAt(table.edition, row, column), words, [who(attacker), who(other)]);
  return (
    <p className="blt-cell">
      <b>
        {row} × {column}
      </b>{' '}
      {text}
    </p>
  );
}
