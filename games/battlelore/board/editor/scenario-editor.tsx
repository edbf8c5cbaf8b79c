import { useMemo, useState, type ReactElement } from 'react';
import { Button, HexGrid, type EditorProps, type HexCell } from '@bannerfield/ui';
import { UNITS } from '../../rules/data.ts';
import type { Hex } from '../../rules/board.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { hexSign } from '../hex-sign.tsx';
import { hexesInOrder, placeOf } from '../layout.ts';
import { FieldLines } from '../overlay.tsx';
import { hexAtSpot, spotOfHex } from '../pointing.ts';
import { answerKey, cellName } from '../tell.ts';
import { wordsIn } from '../words.ts';
import { draftTable, optionsFor } from './draft-table.ts';
import { applyTool, draftOf, mirrored, readDraft, type Draft, type Tool } from './edit.ts';
import { editorWordsIn } from './editor-words.ts';
import { Palette } from './palette.tsx';
import { Problems } from './problems.tsx';
import { Terms } from './terms.tsx';
import '../board.css';
import './editor.css';

const FIRST: Tool = { type: 'unit', kind: UNITS.findIndex(({ id }) => id === 'archers'), seat: 0 };

/** A scenario painted on the field and kept as text; what is wrong with it is said where it is. */
export function ScenarioEditor(props: EditorProps): ReactElement {
  const { language, text, onChange } = props;
  const words = editorWordsIn(language);
  const draft = useMemo(() => readDraft(text), [text]);
  const [tool, setTool] = useState<Tool>(FIRST);
  const [before, setBefore] = useState<readonly string[]>([]);
  const put = (next: string): void => {
    setBefore([...before, text]);
    onChange(next);
  };
  const change = (scenario: Scenario): void => put(draftOf(scenario).text);
  const undo = (): void => {
    onChange(before.at(-1) ?? text);
    setBefore(before.slice(0, -1));
  };
  return (
    <div className="lore-editor">
      <div className="lore-editor__field bf-slate">
        <Field
          draft={draft}
          language={language}
          onTouch={(hex) => change(applyTool(draft.scenario, tool, hex))}
        />
      </div>
      <div className="lore-editor__tools">
        <div className="lore-editor__row">
          <Button icon="undo" disabled={before.length === 0} onClick={undo}>
            {words.undo}
          </Button>
          <Button icon="swap" onClick={() => change(mirrored(draft.scenario))}>
            {words.mirror}
          </Button>
        </div>
        <Palette tool={tool} language={language} onChoose={setTool} />
      </div>
      <Terms scenario={draft.scenario} language={language} onChange={change} onStart={put} />
      <Problems problems={draft.problems} language={language} />
      <Deeds {...props} draft={draft} />
      <label className="lore-editor__text">
        <b>{words.text}</b> {words.textSays}
        <textarea
          rows={6}
          spellCheck={false}
          value={text}
          onChange={({ currentTarget }) => put(currentTarget.value)}
        />
      </label>
    </div>
  );
}

/** What can be done with a scenario that can be played. */
function Deeds(props: EditorProps & { readonly draft: Draft }): ReactElement {
  const { draft, language, estimate, onPlay, onShare, onEstimate } = props;
  const words = editorWordsIn(language);
  const { percent } = wordsIn(language);
  const isFine = draft.problems.length === 0;
  const isRunning = estimate?.isRunning === true;
  return (
    <>
      <div className="lore-editor__row">
        <Button
          look="main"
          icon="play"
          disabled={!isFine}
          onClick={() => onPlay(optionsFor(draft.text))}
        >
          {words.play}
        </Button>
        <Button icon="share" onClick={() => onShare(draft.text)}>
          {words.share}
        </Button>
        <Button
          disabled={!isFine && !isRunning}
          onClick={() => onEstimate(isRunning ? null : optionsFor(draft.text))}
        >
          {isRunning ? words.stop : words.estimate}
        </Button>
      </div>
      <p role="status" className="lore-editor__says">
        {estimate === null || estimate.games === 0
          ? null
          : words.estimated({
              games: estimate.games,
              share: percent(estimate.share),
              low: percent(estimate.low),
              high: percent(estimate.high),
            })}
      </p>
    </>
  );
}

interface FieldProps extends Pick<EditorProps, 'language'> {
  readonly draft: Draft;
  onTouch(hex: Hex): void;
}

const NOBODY_YET = ['1', '2'] as const;
const NOTHING: ReadonlySet<string> = new Set();

function Field({ draft, language, onTouch }: FieldProps): ReactElement {
  const table = useMemo(() => draftTable(draft.scenario), [draft]);
  const words = wordsIn(language);
  const look = { table, viewer: 'spectator', names: NOBODY_YET, language } as const;
  const wrong = draft.problems.flatMap(({ hex }) => hex ?? []);
  const cells = hexesInOrder(0).map((hex): HexCell => ({
    ...placeOf(hex, 0),
    spot: spotOfHex(hex),
    name: cellName(look, hex, { prospect: null, ordered: [] }),
    marks: wrong.includes(hex) ? 'cause' : '',
    ground: LOOKS[table.field.ground.charAt(hex)] ?? 'open',
    inside: hexSign(table, hex, null),
  }));
  const touch = (spot: string): void => {
    const hex = hexAtSpot(spot);
    if (hex !== null) onTouch(hex);
  };
  const pointed = { picked: [], targets: NOTHING, cause: NOTHING, changed: NOTHING } as const;
  return (
    <div className="lore-board" data-region="board">
      <HexGrid
        label={editorWordsIn(language).field}
        cells={cells}
        words={words}
        over={<FieldLines layout="dotted" />}
        onPick={touch}
        onExplain={touch}
        onKey={(key, spot) =>
          answerKey(
            {
              ...look,
              ...pointed,
              hands: [null, null],
              confirming: null,
              onPick: touch,
              onExplain: touch,
            },
            key,
            spot,
          )
        }
      />
    </div>
  );
}

const LOOKS: Readonly<Record<string, string>> = {
  w: 'wood',
  h: 'hill',
  '~': 'water',
  f: 'ford',
  '=': 'water',
};
