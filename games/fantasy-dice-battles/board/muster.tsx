import { useRef, type ReactElement } from 'react';
import type { Seat } from '@bannerfield/kernel';
import { later, type BoardProps } from '@bannerfield/ui';
import type { Fdb } from '../rules/fdb.ts';
import type { Action } from '../rules/state.ts';
import type { MusterProps } from './muster-props.ts';
import { MusterStart } from './muster-start.tsx';
import { wordsIn } from './words.ts';
import './muster.css';

// Most take a ready army.
const Builder = later(async () => (await import('./builder.tsx')).Builder);

/** Armies are raised in secret: a ready one by one tap, or one's own, unit by unit. */
export function Muster(props: BoardProps<Fdb>): ReactElement {
  const { viewer, hands, table, draft = null, language } = props;
  const begun = useRef<readonly Action[]>([]);
  const army = viewer === 'spectator' ? null : (hands[viewer]?.muster ?? null);
  if (viewer === 'spectator' || army === null) {
    return <p className="fdb-muster__waiting">{wordsIn(language).muster.waiting}</p>;
  }
  const isAsked = table.stack.some(({ seats }) => (seats as readonly Seat[]).includes(viewer));
  const now = isAsked ? draft : null;
  // An army is not lost by beginning anew or by taking it all back.
  if (now !== null && now.actions.length > begun.current.length) begun.current = now.actions;
  const shown: MusterProps = { ...props, seat: viewer, army, draft: now };
  if (army.faction === null) return <MusterStart {...shown} begun={begun.current} />;
  return <Builder {...shown} />;
}
