import { useMemo, useState, type ReactElement } from 'react';
import { otherSeat, type Seat } from '@bannerfield/kernel';
import type { BoardProps } from '@bannerfield/ui';
import type { LeaderTactics } from '../rules/state.ts';
import { lastBattle, type Aftermath } from './aftermath.ts';
import { Chart } from './chart.tsx';
import { Field } from './field.tsx';
import { Middle } from './middle.tsx';
import { Muster, isMustering } from './muster.tsx';
import { nearSeat } from './names.ts';
import { litIn } from './outcomes.ts';
import { Plate } from './plate.tsx';
import { tacticAt } from './pointing.ts';
import { Report } from './report.tsx';
import { Roster, hasRoster } from './roster.tsx';
import { Tactics } from './tactics.tsx';
import './board.css';

type Props = BoardProps<LeaderTactics>;

/** The Battlefield between two leaders, and the chart beside it where there is room. */
export function Board(props: Props): ReactElement {
  const { viewer, table, hands, language, confirming } = props;
  const near = nearSeat(viewer);
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const isChoosing = [...props.targets].some((spot) => tacticAt(spot) !== null);
  // Pointed at once on a small screen, it shows what it would do before it is set.
  const thought = isChoosing ? (pointedAt ?? tacticAt(confirming ?? undefined)) : null;
  const { row, column } = litIn(table, hands, near, thought);
  const aftermath = useMemo(() => lastBattle(props.told ?? []), [props.told]);
  return (
    <div className="blt-board" data-scene={hasRoster(table) ? 'roster' : 'battle'}>
      <div className="blt-war">
        <Plate {...props} seat={otherSeat(near)} isNear={false} />
        {hasRoster(table) ? (
          <Roster {...props} near={near} />
        ) : (
          <>
            <FarZone {...props} near={near} aftermath={aftermath} />
            <Middle {...props} near={near} thought={thought} />
            <NearZone {...props} near={near} isChoosing={isChoosing} onThink={setPointedAt} />
          </>
        )}
        <Plate {...props} seat={near} isNear />
      </div>
      <div className="blt-board__chart">
        <Chart edition={table.edition} row={row} column={column} language={language} />
      </div>
    </div>
  );
}

interface FarProps extends Props {
  readonly near: Seat;
  readonly aftermath: Aftermath | null;
}

/** Their side of the Battlefield; while it is empty, what became of the last battle. */
function FarZone({ aftermath, near, ...props }: FarProps): ReactElement {
  const { battle, stack } = props.table;
  const isBetween = battle.step <= 4 || stack.at(-1)?.phase === 'tech' || stack.length === 0;
  if (aftermath !== null && isBetween) {
    return <Report {...props} near={near} aftermath={aftermath} />;
  }
  return <Field {...props} seat={otherSeat(near)} isNear={false} />;
}

interface NearProps extends Props {
  readonly near: Seat;
  readonly isChoosing: boolean;
  onThink(tactic: number | null): void;
}

/** The own side of the Battlefield, or what is chosen from there. */
function NearZone({ near, isChoosing, onThink, ...props }: NearProps): ReactElement {
  if (isChoosing) return <Tactics {...props} onThink={onThink} />;
  if (isMustering(props.table, near)) return <Muster {...props} near={near} />;
  return <Field {...props} seat={near} isNear />;
}
