import type { ReactElement } from 'react';
import { Die } from '@bannerfield/ui';
import type { Event } from '../rules/events.ts';
import type { Odds } from '../odds.ts';
import { DIE_FACES } from './marks.ts';
import type { BoardWords } from './board-words.ts';

interface OddsPanelProps {
  readonly odds: Odds;
  readonly words: BoardWords;
}

/** How many figures the target may lose, as bars, and whether it is driven back. Said in the prompt. */
export function OddsPanel({ odds, words }: OddsPanelProps): ReactElement {
  const last = odds.losses.length - 1;
  return (
    <div className="lore-odds" aria-hidden="true">
      <p className="lore-odds__title">{words.panel.odds}</p>
      {odds.losses.map((share, lost) =>
        share === 0 ? null : (
          <Bar
            key={lost}
            label={lost === last ? words.panel.destroyed : words.figuresLost(lost)}
            share={share}
            words={words}
          />
        ),
      )}
      <Bar label={words.panel.driven} share={odds.driven} words={words} isApart />
    </div>
  );
}

interface BarProps {
  readonly label: string;
  readonly share: number;
  readonly words: BoardWords;
  readonly isApart?: boolean;
}

function Bar({ label, share, words, isApart = false }: BarProps): ReactElement {
  return (
    <div className="lore-odds__row" data-apart={isApart}>
      <span>{label}</span>
      <span className="lore-odds__bar">
        <span style={{ width: `${String(share * 100)}%` }} />
      </span>
      <b>{words.percent(share)}</b>
    </div>
  );
}

interface RollsProps {
  readonly news: readonly Event[];
  /** Counts positions, so that the dice of a new one roll. */
  readonly words: BoardWords;
}

type Rolled = Extract<Event, { readonly type: 'rolled' | 'panicked' | 'mustered' }>;

const MOST = 3;

/** The dice that have just been rolled, the latest last. */
export function Rolls({ news, words }: RollsProps): ReactElement | null {
  const rolls = news.flatMap((event, index) => (isRoll(event) ? [{ event, index }] : []));
  if (rolls.length === 0) return null;
  return (
    <div className="lore-rolls" role="group" aria-label={words.panel.rolls}>
      {rolls.slice(-MOST).map(({ event, index }) => (
        <div key={`${String(news.length)} ${String(index)}`} className="lore-rolls__roll">
          {event.faces.flatMap((count, face) =>
            Array.from({ length: count }, (_, nth) => (
              <Die
                key={`${String(face)} ${String(nth)}`}
                faces={DIE_FACES}
                shows={face}
                name={words.faces[face] ?? ''}
                roll={index + 1}
              />
            )),
          )}
          <b>{verdictOf(event, words)}</b>
        </div>
      ))}
    </div>
  );
}

function isRoll(event: Event): event is Rolled {
  return event.type === 'rolled' || event.type === 'panicked' || event.type === 'mustered';
}

function verdictOf(event: Rolled, { hits, panel }: BoardWords): string {
  switch (event.type) {
    case 'rolled':
      return hits(event.hits);
    case 'panicked':
      return panel.panic;
    case 'mustered':
      return panel.muster;
  }
}
