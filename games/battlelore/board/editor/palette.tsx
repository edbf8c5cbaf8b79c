import type { ReactElement, ReactNode } from 'react';
import { cutOf } from '@bannerfield/ui';
import type { Language, Seat } from '@bannerfield/kernel';
import { unitName } from '../../names.ts';
import { GROUNDS, OVERLAYS, UNITS } from '../../rules/data.ts';
import { figuresOfKind } from '../figures.ts';
import { GroundSign } from '../hex-sign.tsx';
import { markOfUnit, TINCTURE } from '../marks.ts';
import { UnitSign } from '../unit-sign.tsx';
import { wordsIn } from '../words.ts';
import type { Tool } from './edit.ts';
import { editorWordsIn } from './editor-words.ts';

interface PaletteProps {
  readonly tool: Tool;
  readonly language: Language;
  onChoose(tool: Tool): void;
}

/** What can be put on a hex: one of them is held. */
export function Palette(props: PaletteProps): ReactElement {
  const words = editorWordsIn(props.language);
  return (
    <>
      <Group title={words.ground}>
        <Grounds {...props} />
      </Group>
      <Group title={words.lower}>
        <Army {...props} seat={0} />
      </Group>
      <Group title={words.upper}>
        <Army {...props} seat={1} />
      </Group>
    </>
  );
}

function Group({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <fieldset className="lore-palette">
      <legend>{title}</legend>
      <div className="lore-palette__row">{children}</div>
    </fieldset>
  );
}

function Grounds(props: PaletteProps): ReactElement {
  const words = wordsIn(props.language);
  const own = editorWordsIn(props.language);
  const grounds = Object.entries(GROUNDS).filter(([letter]) => letter !== '.');
  const overlays = Object.entries(OVERLAYS).filter(([letter]) => letter !== '.');
  return (
    <>
      {grounds.map(([letter, { id }]) => (
        <Choice
          key={id}
          {...props}
          means={{ type: 'ground', letter }}
          name={words.terrain[id] ?? id}
        >
          <polygon
            className={`lore-swatch lore-swatch--${id}`}
            points="0,-28 24,-14 24,14 0,28 -24,14 -24,-14"
          />
          <GroundSign id={id} />
        </Choice>
      ))}
      {overlays.map(([letter, { id }]) => (
        <Choice
          key={id}
          {...props}
          means={{ type: 'overlay', letter }}
          name={words.terrain[id] ?? id}
        >
          <polygon className="lore-swatch" points="0,-28 24,-14 24,14 0,28 -24,14 -24,-14" />
          <GroundSign id={id} />
        </Choice>
      ))}
      <Choice {...props} means={{ type: 'banner' }} name={own.banner}>
        <polygon className="lore-swatch" points="0,-28 24,-14 24,14 0,28 -24,14 -24,-14" />
        <path className="lore-hex__banner" d="M-6 14V-12h16l-5 6 5 6H-6" />
      </Choice>
      <Choice {...props} means={{ type: 'clear' }} name={own.clear}>
        <path className="lore-swatch__clear" d="M-14-14l28 28M14-14l-28 28" />
      </Choice>
    </>
  );
}

function Army(props: PaletteProps & { readonly seat: Seat }): ReactElement {
  const { seat, language } = props;
  return (
    <>
      {UNITS.map(({ id, banner }, kind) => {
        const figures = figuresOfKind(kind);
        return (
          <Choice
            key={id}
            {...props}
            means={{ type: 'unit', kind, seat }}
            name={unitName(kind, language)}
          >
            <UnitSign
              cut={cutOf(seat)}
              tincture={TINCTURE[banner]}
              mark={markOfUnit(kind)}
              figures={figures}
              all={figures}
              order="no"
              bold={0}
              runs={false}
            />
          </Choice>
        );
      })}
    </>
  );
}

interface ChoiceProps extends PaletteProps {
  readonly means: Tool;
  readonly name: string;
  readonly children: ReactNode;
}

function Choice({ tool, means, name, children, onChoose }: ChoiceProps): ReactElement {
  return (
    <button
      type="button"
      className="lore-palette__tool"
      aria-pressed={JSON.stringify(tool) === JSON.stringify(means)}
      aria-label={name}
      title={name}
      onClick={() => onChoose(means)}
    >
      <svg viewBox="-28 -30 56 60" aria-hidden="true" focusable="false">
        {children}
      </svg>
    </button>
  );
}
