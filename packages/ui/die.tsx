import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { Charge } from './heraldry.tsx';
import { Mark, type MarkOf } from './mark.tsx';
import { isStill } from './motion.ts';
import type { Tincture } from './tinctures.ts';
import './die.css';

/** One face of a die: pips, a tincture's charge, or a drawing. */
export type DieFace =
  | { readonly pips: 1 | 2 | 3 | 4 | 5 | 6 }
  | { readonly charge: Tincture }
  | { readonly mark: MarkOf };

interface DieProps {
  readonly faces: readonly DieFace[];
  /** Which of them lies uppermost. */
  readonly shows: number;
  /** What it shows, in words. */
  readonly name: string;
  /** A new number rolls the die anew; null: it lies there. */
  readonly roll?: number | null;
  readonly marks?: string;
}

/** The longest a roll may take, and how long one face is seen meanwhile; in milliseconds. */
export const ROLL = 450;
const FACE = 75;

/** A die with drawn faces. It rolls for less than half a second, and any input ends that. */
export function Die({ faces, shows, name, roll = null, marks = '' }: DieProps): ReactElement {
  const ref = useRef<HTMLSpanElement>(null);
  const turns = useRoll(ref, roll);
  const face = faces[(shows + turns) % faces.length];
  return (
    <span ref={ref} className="bf-die bf-paper" role="img" aria-label={name} data-marks={marks}>
      {face === undefined ? null : <FaceSign face={face} />}
    </span>
  );
}

/** How many faces away from its own the die is drawn; 0 as soon as it lies. */
function useRoll(ref: RefObject<HTMLElement | null>, roll: number | null): number {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    const die = ref.current;
    if (roll === null || die === null || isStill()) return undefined;
    const animation = die.animate(
      [
        { transform: 'translateY(-60%) rotate(-220deg)' },
        { transform: 'translateY(0) rotate(12deg)', offset: 0.7 },
        { transform: 'none' },
      ],
      { duration: ROLL - FACE, easing: 'ease-out' },
    );
    const stop = () => {
      window.clearInterval(timer);
      setTurns(0);
      animation.finish();
      for (const input of INPUTS) window.removeEventListener(input, stop, true);
    };
    const timer = window.setInterval(() => setTurns((turn) => turn + 1), FACE);
    animation.addEventListener('finish', stop);
    for (const input of INPUTS) window.addEventListener(input, stop, true);
    return stop;
  }, [ref, roll]);
  return turns;
}

const INPUTS = ['pointerdown', 'keydown', 'wheel'] as const;

function FaceSign({ face }: { readonly face: DieFace }): ReactElement {
  if ('charge' in face) return <Charge tincture={face.charge} />;
  if ('mark' in face) return <Mark of={face.mark} />;
  return (
    <svg className="bf-die__pips" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {(PIPS[face.pips - 1] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.6" />
      ))}
    </svg>
  );
}

const [LOW, MID, HIGH] = [5, 12, 19] as const;
type Spots = readonly (readonly [number, number])[];
const TWO: Spots = [
  [LOW, HIGH],
  [HIGH, LOW],
];
const FOUR: Spots = [...TWO, [LOW, LOW], [HIGH, HIGH]];
const CENTRE: Spots = [[MID, MID]];
const PIPS: readonly Spots[] = [
  CENTRE,
  TWO,
  [...TWO, ...CENTRE],
  FOUR,
  [...FOUR, ...CENTRE],
  [...FOUR, [LOW, MID], [HIGH, MID]],
];
