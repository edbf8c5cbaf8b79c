import { useState, type ReactElement } from 'react';
import { Button } from '../button.tsx';
import { Charge } from '../heraldry.tsx';
import type { HexCell } from '../hex-cell.ts';
import { HexGrid } from '../hex-grid.tsx';
import { hexInRow, sayHex } from '../hex.ts';
import { MoveLog, type LogLine } from '../move-log.tsx';
import { PromptBar } from '../prompt-bar.tsx';
import { StateStrip } from '../state-strip.tsx';
import { Timeline } from '../timeline.tsx';
import { Piece, Section } from './piece.tsx';
import { MARKS, nothing } from './samples.ts';

export function TablePieces(): ReactElement {
  return (
    <>
      <Section title="State strip">
        <div className="bf-gallery__strip">
          <StateStrip
            sides={[
              { seat: 0, name: 'Ada', score: '2 flags', turn: 'to move' },
              { seat: 1, name: 'Theodor the Longnamed', score: '3 flags', turn: null },
            ]}
          />
        </div>
      </Section>
      <PromptPieces />
      <Section title="Move log">
        <div className="bf-gallery__log">
          <Piece state="empty">
            <MoveLog label="Empty log" lines={[]} empty="Nothing has happened yet." />
          </Piece>
          <Piece state="under way">
            <MoveLog label="Log" lines={LINES} empty="" />
          </Piece>
          <Piece state="in a replay">
            <MoveLog label="Log of a replay" lines={LINES} empty="" now={2} onGo={nothing} />
          </Piece>
        </div>
      </Section>
      <TimelinePieces />
      <HexPieces />
    </>
  );
}

const LINES: readonly LogLine[] = [
  { key: 1, text: 'Turn 1: Ada.', seat: 0, isHead: true, at: 0 },
  { key: 2, text: 'Ada lays Red 10 at flag 5.', seat: 0, at: 1 },
  { key: 3, text: 'Ada draws from the Troop deck.', seat: 0, at: 2 },
  { key: 4, text: 'Turn 2: Theodor.', seat: 1, isHead: true, at: 3 },
  { key: 5, text: 'The six passes are over; the open flags are settled.', seat: null, at: 4 },
];

function PromptPieces(): ReactElement {
  return (
    <Section title="Prompt bar">
      <div className="bf-gallery__prompt">
        <PromptBar
          label="Asked"
          who="Ada"
          text="Play a card."
          refusal={null}
          choices={[]}
          onChoose={nothing}
        />
      </div>
      <div className="bf-gallery__prompt">
        <PromptBar
          label="Asked with choices"
          text="Red 10: to which flag? Or discard it."
          refusal={null}
          choices={[{ spot: 'button:out', label: 'Discard it' }]}
          onChoose={nothing}
        >
          <Button icon="undo" look="plain" aria-label="Take back" />
          <Button icon="hint" look="plain" aria-label="Hint" />
        </PromptBar>
      </div>
      <div className="bf-gallery__prompt">
        <PromptBar
          label="Refused"
          text="Beanspruche Flaggen, oder beende den Schritt."
          refusal={{
            text: 'Nicht bewiesen: Mit Rot 8, Gold 9 und Grün 10 bekäme die andere Seite eine Plänklerlinie mit 27, und du hast einen Haufen mit 22.',
            rule: 'R5.8',
            href: '#R5.8',
          }}
          choices={[{ spot: 'button:end', label: 'Fertig' }]}
          cause={new Set(['button:end'])}
          onChoose={nothing}
        />
      </div>
    </Section>
  );
}

const TIMELINE_WORDS = {
  first: 'To the beginning',
  back: 'One step back',
  forward: 'One step forward',
  last: 'To the end',
  play: 'Play',
  pause: 'Pause',
};

function TimelinePieces(): ReactElement {
  const [at, setAt] = useState(12);
  const [isPlaying, setPlaying] = useState(false);
  return (
    <Section title="Timeline">
      <Timeline
        at={at}
        length={40}
        turns={[0, 8, 16, 24, 32]}
        says={`Step ${at} of 40`}
        isPlaying={isPlaying}
        words={{ label: 'Timeline', ...TIMELINE_WORDS }}
        onGo={setAt}
        onPlay={setPlaying}
      />
      <Timeline
        at={0}
        length={0}
        says="Nothing played yet"
        isPlaying={false}
        words={{ label: 'Timeline of nothing', ...TIMELINE_WORDS }}
        onGo={nothing}
        onPlay={nothing}
      />
    </Section>
  );
}

const GROUNDS = ['plain', 'wood', 'hill', 'water'] as const;
const [ROWS, COLUMNS] = [5, 9];

function HexPieces(): ReactElement {
  const [picked, setPicked] = useState<string | null>(null);
  const cells: HexCell[] = Array.from({ length: ROWS * COLUMNS }, (_, index) => {
    const hex = hexInRow(Math.floor(index / COLUMNS), index % COLUMNS);
    const ground = GROUNDS[(index * 7) % 11] ?? 'plain';
    const spot = `hex:${sayHex(hex)}`;
    const mark = spot === picked ? 'picked' : (MARKS[index - 20] ?? '');
    return {
      ...hex,
      spot,
      ground,
      name: `${sayHex(hex)}, ${ground}`,
      marks: mark,
      inside: index === 22 ? <Unit /> : null,
    };
  });
  return (
    <Section title="Hex grid">
      <div className="bf-gallery__hexes bf-slate">
        <HexGrid
          label="Battlefield"
          cells={cells}
          words={{ closer: 'Closer', farther: 'Farther' }}
          onPick={setPicked}
          onExplain={nothing}
        />
      </div>
    </Section>
  );
}

function Unit(): ReactElement {
  return (
    <foreignObject x="-14" y="-14" width="28" height="28">
      <div data-tincture="gules" style={{ fontSize: 28 }}>
        <Charge tincture="gules" />
      </div>
    </foreignObject>
  );
}
