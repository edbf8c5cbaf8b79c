import type { ReactElement, ReactNode } from 'react';
import { Charge, Mark } from '@bannerfield/ui';
import { COMMAND, COMMANDS, LORE_CARDS, OUT_OF_CHARACTER } from '../rules/data.ts';
import { commandName, loreName } from '../names.ts';
import { LORE_MARK, markOfCommand, markOfLore, TINCTURE } from './marks.ts';
import type { Language } from '@bannerfield/kernel';

interface FrontProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Front({ title, children }: FrontProps): ReactElement {
  return (
    <span className="lore-card__front" aria-hidden="true">
      <span className="lore-card__title">{title}</span>
      {children}
    </span>
  );
}

interface CommandFrontProps {
  readonly card: number;
  readonly count: number;
  readonly language: Language;
}

/** The front of a Command card: a plan of the field with how many it orders where, or a mark. */
export function CommandFront({ card, count, language }: CommandFrontProps): ReactElement {
  const scope = COMMANDS[card]?.scope;
  const mark = markOfCommand(card);
  return (
    <Front title={commandName(card, language)}>
      {scope?.type === 'sections' ? <Plan most={scope.most} /> : null}
      {scope?.type === 'banner' ? (
        <span className="lore-card__banner" data-tincture={TINCTURE[scope.banner]}>
          <Charge tincture={TINCTURE[scope.banner]} />
        </span>
      ) : null}
      {mark !== null && scope?.type !== 'banner' ? (
        <Mark of={mark} className="lore-card__mark" />
      ) : null}
      {count > 1 ? <span className="lore-card__count">×{count}</span> : null}
    </Front>
  );
}

/** Left, centre and right, as the one who holds it sees them; `n`: as many as he holds cards. */
function Plan({ most }: { readonly most: readonly [number, number, number] }): ReactElement {
  return (
    <span className="lore-plan">
      {most.map((each, place) => (
        <span key={place} data-empty={each === 0}>
          {each === 0 ? '' : each === COMMAND ? 'n' : each}
        </span>
      ))}
    </span>
  );
}

interface LoreFrontProps {
  readonly card: number;
  readonly language: Language;
}

/** The front of a Lore card: its mark and what it costs. */
export function LoreFront({ card, language }: LoreFrontProps): ReactElement {
  return (
    <Front title={loreName(card, language)}>
      <Mark of={markOfLore(card)} className="lore-card__mark" />
      <span className="lore-card__cost">
        {(LORE_CARDS[card]?.cost ?? 0) + OUT_OF_CHARACTER}
        <Mark of={LORE_MARK} />
      </span>
    </Front>
  );
}
