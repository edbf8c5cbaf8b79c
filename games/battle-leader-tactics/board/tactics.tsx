import type { ReactElement } from 'react';
import { Charge, SpotButton, marksOf, type BoardProps } from '@bannerfield/ui';
import { HIGHEST_TACTIC } from '../rules/data.ts';
import type { LeaderTactics } from '../rules/state.ts';
import { TACTIC_NAMES } from '../names.ts';
import { TINCTURE_OF } from './card-face.ts';
import { neededArm, tacticName } from './names.ts';
import { spotOfTactic, tacticAt } from './pointing.ts';
import { TacticSign } from './tactic-sign.tsx';
import { wordsIn } from './words.ts';
import './tactics.css';

type Props = BoardProps<LeaderTactics> & {
  /** Told of the card that is pointed at or has the focus; null: none any more. */
  onThink(tactic: number | null): void;
};

/** The twelve Tactics Cards of one's own, to set one of them. */
export function Tactics(props: Props): ReactElement {
  const { onThink } = props;
  const think = ({ target }: { readonly target: EventTarget }): void => {
    const { spot } = (target as Element).closest<HTMLElement>('[data-spot]')?.dataset ?? {};
    onThink(tacticAt(spot));
  };
  return (
    <div
      className="blt-tactics"
      onPointerOver={think}
      onFocus={think}
      onPointerLeave={() => onThink(null)}
      onBlur={() => onThink(null)}
    >
      {Array.from({ length: HIGHEST_TACTIC }, (_, n) => (
        <TacticTile key={n} {...props} tactic={n + 1} />
      ))}
    </div>
  );
}

function TacticTile(props: Props & { readonly tactic: number }): ReactElement {
  const { tactic, language, onPick, onExplain } = props;
  const words = wordsIn(language);
  const arm = neededArm(tactic);
  const needs = arm === null ? '' : `, ${words.needs(words.arms[arm])}`;
  const spot = spotOfTactic(tactic);
  return (
    <SpotButton
      spot={spot}
      name={`${tacticName(tactic, language)}: ${words.tactics[tactic - 1] ?? ''}${needs}`}
      marks={marksOf(props, spot)}
      className="blt-tile bf-paper"
      onPick={onPick}
      onExplain={onExplain}
    >
      <span className="blt-tile__face" aria-hidden="true">
        <b>{tactic}</b>
        <TacticSign tactic={tactic} />
        {arm === null ? null : <Charge tincture={TINCTURE_OF[arm]} />}
        <span className="blt-tile__name">{TACTIC_NAMES[language][tactic - 1]}</span>
      </span>
    </SpotButton>
  );
}
