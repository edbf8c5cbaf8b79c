import { memo, type ReactElement } from 'react';
import './chance-graph.css';

/** What stands out at a point: a costly choice, or luck. Each has a sign of its own. */
export type GraphMark = 'costly' | 'lucky';

export interface GraphPoint {
  /** Chance to win of the side above, from 0 to 1. */
  readonly chance: number;
  readonly mark: GraphMark | null;
}

interface ChanceGraphWords {
  readonly label: string;
  /** Who wins at the upper and at the lower edge. */
  readonly above: string;
  readonly below: string;
  /** What the signs mean. */
  readonly costly: string;
  readonly lucky: string;
  readonly turningPoint: string;
}

interface ChanceGraphProps {
  /** In their order; at least one. */
  readonly points: readonly GraphPoint[];
  readonly picked: number;
  /** Null: nothing has turned. */
  readonly turningPoint: number | null;
  /** The picked point in words. */
  readonly says: string;
  readonly words: ChanceGraphWords;
  onPick(index: number): void;
}

/**
 * A chance over the course of a game, to be gone through by pointer, finger or keys: a slider lies
 * over the whole of it.
 */
export function ChanceGraph(props: ChanceGraphProps): ReactElement {
  const { points, picked, turningPoint, says, words, onPick } = props;
  const last = points.length - 1;
  const x = (index: number): string => percent(last === 0 ? 0 : index / last);
  const point = points[picked];
  return (
    <figure className="bf-graph">
      <div className="bf-graph__frame">
        <span className="bf-graph__side" data-side="above">
          {words.above}
        </span>
        <span className="bf-graph__side" data-side="below">
          {words.below}
        </span>
        <div className="bf-graph__field">
          <Course points={points} turningPoint={turningPoint} />
          {point === undefined ? null : (
            <svg className="bf-graph__over" aria-hidden="true">
              <line className="bf-graph__picked" x1={x(picked)} x2={x(picked)} y1="0" y2="100%" />
              <circle className="bf-graph__picked" cx={x(picked)} cy={y(point)} r="6" />
            </svg>
          )}
        </div>
        <input
          type="range"
          min={0}
          max={last}
          value={picked}
          aria-label={words.label}
          aria-valuetext={says}
          onChange={({ currentTarget }) => onPick(Number(currentTarget.value))}
        />
      </div>
      <figcaption className="bf-graph__legend">
        <Meaning sign="costly" text={words.costly} />
        <Meaning sign="lucky" text={words.lucky} />
        {turningPoint === null ? null : <Meaning sign="turn" text={words.turningPoint} />}
      </figcaption>
    </figure>
  );
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)}%`;
}

function y({ chance }: GraphPoint): string {
  return percent(1 - chance);
}

/** Drawn anew only when there is something else to draw. */
const Course = memo(function Course({
  points,
  turningPoint,
}: Pick<ChanceGraphProps, 'points' | 'turningPoint'>): ReactElement {
  const last = Math.max(1, points.length - 1);
  const line = points.map(
    (each, index) => `${String((100 * index) / last)},${String(100 * (1 - each.chance))}`,
  );
  const turn = points[turningPoint ?? -1];
  return (
    <>
      <svg
        className="bf-graph__course"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <line className="bf-graph__even" x1="0" x2="100" y1="50" y2="50" />
        <polyline points={line.join(' ')} />
      </svg>
      <svg className="bf-graph__over" aria-hidden="true">
        {points.map((each, index) =>
          each.mark === null ? null : (
            <svg key={index} x={percent(index / last)} y={y(each)} className="bf-graph__at">
              <Sign sign={each.mark} />
            </svg>
          ),
        )}
        {turn === undefined || turningPoint === null ? null : (
          <svg x={percent(turningPoint / last)} y={y(turn)} className="bf-graph__at">
            <Sign sign="turn" />
          </svg>
        )}
      </svg>
    </>
  );
});

type SignName = GraphMark | 'turn';

const SIGNS: Readonly<Record<SignName, string>> = {
  costly: 'M-5 -4h10L0 5z',
  lucky: 'M0 -6L5 0L0 6L-5 0z',
  turn: 'M0 -9l2.6 5.8 6.3.7-4.7 4.2 1.3 6.2L0 3.8l-5.5 3.1 1.3-6.2-4.7-4.2 6.3-.7z',
};

function Sign({ sign }: { readonly sign: SignName }): ReactElement {
  return <path className="bf-graph__sign" data-sign={sign} d={SIGNS[sign]} />;
}

function Meaning({ sign, text }: { readonly sign: SignName; readonly text: string }): ReactElement {
  return (
    <span className="bf-graph__meaning">
      <svg viewBox="-10 -10 20 20" aria-hidden="true">
        <Sign sign={sign} />
      </svg>
      {text}
    </span>
  );
}
