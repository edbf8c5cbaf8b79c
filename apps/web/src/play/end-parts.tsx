import type { ReactElement } from 'react';
import type { GameTypes, Pair, PendingOver, Seat } from '@bannerfield/kernel';
import { Banner, cutOf } from '@bannerfield/ui';
import type { TableGame } from '../games/source.ts';
import { useLanguage, useSay, type Say } from '../words/words.tsx';

type Winner = PendingOver['winner'];

/** Who has won, as the heading of an end. */
export function endTitle(winner: Winner, names: Pair<string>, you: Seat | null, say: Say): string {
  if (winner === 'draw') return say('end.draw');
  return winner === you ? say('end.you-win') : say('end.wins', { name: names[winner] });
}

interface EndSidesProps {
  readonly parts: TableGame;
  readonly table: Readonly<GameTypes['Table']>;
  /** By seat. */
  readonly names: Pair<string>;
  readonly winner: Winner;
  /** By seat; null: it did not come so far that points are counted. */
  readonly points: Pair<number> | null;
}

/** How both sides stand at the end. */
export function EndSides({ parts, table, names, winner, points }: EndSidesProps): ReactElement {
  const say = useSay();
  const language = useLanguage();
  const { Score } = parts.face;
  return (
    <table className="end__sides">
      <caption className="bf-hidden">{say('end.sides')}</caption>
      <tbody>
        {([0, 1] as const).map((seat) => (
          <tr key={seat} data-won={winner === seat}>
            <th scope="row">
              <Banner cut={cutOf(seat)} /> {names[seat]}
            </th>
            <td>
              <Score seat={seat} table={table} language={language} />
            </td>
            {points === null ? null : (
              <td className="end__points">{say('end.points', { points: points[seat] })}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
