import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { later, type BoardProps } from '@bannerfield/ui';
import type { Fdb } from '../rules/fdb.ts';
import { beatsOf, type Beat } from './beats.ts';
import { Field } from './field.tsx';
import './board.css';

// Once a game, and only where armies are raised in it.
const Muster = later(async () => (await import('./muster.tsx')).Muster);
// Not before the first dice have fallen. The field would give away how the fight ends meanwhile.
const Clash = later(async () => (await import('./clash.tsx')).Clash);

/** Armies while they are raised, a fight while it is told, and else the field. */
export function Board(props: BoardProps<Fdb>): ReactElement {
  const { table } = props;
  const [beats, endClash] = useBeats(props);
  if (table.round === 0 && table.sides[0].army.length === 0) {
    return <Muster {...props} />;
  }
  if (beats.length > 0) {
    return <Clash key={keyOf(beats)} {...props} beats={beats} onDone={endClash} />;
  }
  return <Field {...props} />;
}

/** Fights that were not looked at yet; whoever points at something has seen enough. */
function useBeats({
  moments = NONE,
  picked,
}: BoardProps<Fdb>): readonly [readonly Beat[], () => void] {
  const beats = useMemo(() => beatsOf(moments), [moments]);
  const [seen, setSeen] = useState('');
  const key = keyOf(beats);
  const isOver = picked.length > 0;
  useEffect(() => {
    if (isOver) setSeen(key);
  }, [isOver, key]);
  return [isOver || seen === key ? NONE : beats, () => setSeen(key)];
}

function keyOf(beats: readonly Beat[]): string {
  return beats
    .map(({ round, battalion, strikes }) => {
      const rolls = strikes.map(({ roll }) => roll?.dice.map(({ face }) => face).join('') ?? '-');
      return `${round}.${battalion} ${rolls.join(' ')}`;
    })
    .join(',');
}

const NONE: readonly never[] = [];
