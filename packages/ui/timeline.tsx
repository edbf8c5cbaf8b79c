import type { ReactElement } from 'react';
import { Button } from './button.tsx';
import './timeline.css';

interface TimelineWords {
  readonly label: string;
  readonly first: string;
  readonly back: string;
  readonly forward: string;
  readonly last: string;
  readonly play: string;
  readonly pause: string;
}

interface TimelineProps {
  /** Steps taken at the point looked at, 0 to `length`. */
  readonly at: number;
  readonly length: number;
  /** Steps at which a turn begins: drawn as marks. */
  readonly turns?: readonly number[];
  /** The point looked at, in words: `Turn 4, Ada lays …`. */
  readonly says: string;
  readonly isPlaying: boolean;
  readonly words: TimelineWords;
  onGo(at: number): void;
  onPlay(isPlaying: boolean): void;
}

/** Steps and jumps through a game that has been played. */
export function Timeline(props: TimelineProps): ReactElement {
  const { at, length, turns = [], says, isPlaying, words, onGo, onPlay } = props;
  const [atStart, atEnd] = [at <= 0, at >= length];
  return (
    <div className="bf-timeline" role="group" aria-label={words.label}>
      <div className="bf-timeline__track">
        {length === 0 ? null : (
          <svg className="bf-timeline__turns" preserveAspectRatio="none" aria-hidden="true">
            {turns.map((turn) => (
              <rect key={turn} x={`${(100 * turn) / length}%`} width="1" height="100%" />
            ))}
          </svg>
        )}
        <input
          type="range"
          min={0}
          max={length}
          value={at}
          aria-label={words.label}
          aria-valuetext={says}
          onChange={({ currentTarget }) => onGo(Number(currentTarget.value))}
        />
      </div>
      <div className="bf-timeline__buttons">
        <Step icon="first" name={words.first} isOff={atStart} onPress={() => onGo(0)} />
        <Step icon="back" name={words.back} isOff={atStart} onPress={() => onGo(at - 1)} />
        <Button
          icon={isPlaying ? 'pause' : 'play'}
          aria-label={isPlaying ? words.pause : words.play}
          disabled={atEnd && !isPlaying}
          onClick={() => onPlay(!isPlaying)}
        />
        <Step icon="forward" name={words.forward} isOff={atEnd} onPress={() => onGo(at + 1)} />
        <Step icon="last" name={words.last} isOff={atEnd} onPress={() => onGo(length)} />
      </div>
    </div>
  );
}

interface StepProps {
  readonly icon: 'first' | 'back' | 'forward' | 'last';
  readonly name: string;
  readonly isOff: boolean;
  onPress(): void;
}

/** Stays in the order of tabs where it leads nowhere, so that the focus is not lost. */
function Step({ icon, name, isOff, onPress }: StepProps): ReactElement {
  return (
    <Button
      icon={icon}
      look="plain"
      aria-label={name}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onPress();
      }}
    />
  );
}
