import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { otherSeat, type Seat } from '@bannerfield/kernel';
import { Button, isStill, ROLL, useMoves, type BoardProps } from '@bannerfield/ui';
import type { Fdb } from '../rules/fdb.ts';
import type { Beat } from './beats.ts';
import { nearSeat } from './names.ts';
import { StrikeView } from './strike.tsx';
import { wordsIn } from './words.ts';
import './clash.css';

interface ClashProps extends BoardProps<Fdb> {
  readonly beats: readonly Beat[];
  onDone(): void;
}

/** The fights of a round, one battalion after the other: cards, dice, and where each die goes. */
export function Clash(props: ClashProps): ReactElement | null {
  const { beats, viewer, language, onDone } = props;
  const words = wordsIn(language).clash;
  const [index, setIndex] = useState(0);
  const [again, setAgain] = useState(0);
  const beat = beats[index];
  const ref = useRef<HTMLElement>(null);
  const hasLanded = useRolling(`${index} ${again}`, beat);
  useMoves(ref, [hasLanded, index, again]);
  const next = useFocusIfLost();
  if (beat === undefined) return null;
  const isLast = index === beats.length - 1;
  const near = nearSeat(viewer);
  const order: readonly Seat[] = [near, otherSeat(near)];
  const title = words.title(beat.battalion + 1, beat.round);
  return (
    <section ref={ref} className="fdb-clash" aria-label={title}>
      <header className="fdb-clash__head">
        <h2>{title}</h2>
        <div className="fdb-clash__buttons">
          <Button
            icon="undo"
            look="plain"
            aria-label={words.again}
            onClick={() => setAgain(again + 1)}
          />
          {isLast ? null : (
            <Button look="plain" onClick={onDone}>
              {words.end}
            </Button>
          )}
          <Button
            ref={next}
            look="main"
            data-choice={`button:next-${index + 1}`}
            onClick={() => (isLast ? onDone() : setIndex(index + 1))}
          >
            {isLast ? words.end : words.next}
          </Button>
        </div>
      </header>
      <div className="fdb-clash__strikes" tabIndex={0} role="group" aria-label={title}>
        {order.map((seat) => (
          <StrikeView key={`${index} ${again} ${seat}`} {...props} {...{ beat, seat, hasLanded }} />
        ))}
      </div>
    </section>
  );
}

/** Whoever plays by keys was on a place that the fight now covers. */
function useFocusIfLost(): RefObject<HTMLButtonElement | null> {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus();
  }, []);
  return ref;
}

/** Dice roll for less than half a second; any input ends that, and they lie where they go. */
function useRolling(key: string, beat: Beat | undefined): boolean {
  const [landed, setLanded] = useState('');
  const rolls = beat?.strikes.some(({ roll }) => roll !== null) === true;
  useEffect(() => {
    if (!rolls || isStill()) {
      setLanded(key);
      return undefined;
    }
    const land = (): void => setLanded(key);
    const timer = window.setTimeout(land, ROLL);
    for (const input of INPUTS) window.addEventListener(input, land, true);
    return () => {
      window.clearTimeout(timer);
      for (const input of INPUTS) window.removeEventListener(input, land, true);
    };
  }, [key, rolls]);
  return landed === key;
}

const INPUTS = ['pointerdown', 'keydown', 'wheel'] as const;
