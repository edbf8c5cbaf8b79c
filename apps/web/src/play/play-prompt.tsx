import { type ReactElement, type ReactNode } from 'react';
import { refusalText, type GameTypes, type Pair, type Seat } from '@bannerfield/kernel';
import { Button, later, PromptBar, type PointingNow } from '@bannerfield/ui';
import { pathOf } from '../routes.ts';
import { useLanguage, useSay, type Say } from '../words/words.tsx';
import type { TableGame } from '../games/source.ts';
import { endingOf, promptOf, stoppedText, youOf } from './sentences.ts';
import { hasEnded, type TableActs, type TableNow } from './table-now.ts';

// It comes with the first hint that somebody asks for.
const HintText = later(async () => (await import('./hint-text.tsx')).HintText);

interface PlayPromptProps {
  readonly parts: TableGame;
  readonly table: TableActs;
  readonly now: TableNow;
  readonly names: Pair<string>;
  readonly pointing: PointingNow<GameTypes>;
  onAskRule(rule: string): void;
  onShowEnd(): void;
  onReopen?(): void;
}

/** What is asked now and of whom, and the buttons that need no place on the board. */
export function PlayPrompt(props: PlayPromptProps): ReactElement {
  const { parts, pointing, onAskRule } = props;
  const { face, messages } = parts;
  const say = useSay();
  const language = useLanguage();
  const { refusal } = pointing;
  return (
    <PromptBar
      label={say('prompt.label')}
      isFirst
      {...useAsked(props)}
      refusal={
        refusal === null
          ? null
          : {
              text: (
                <face.Sentence
                  text={refusalText(messages(language), refusal)}
                  language={language}
                />
              ),
              rule: refusal.rule,
              href: `${pathOf({ page: 'rules', game: parts.game.id })}#${refusal.rule}`,
              onFollow: () => onAskRule(refusal.rule),
            }
      }
      choices={face.choices(
        pointing.board.targets,
        language,
        props.now.table,
        pointing.board.picked,
      )}
      cause={pointing.board.cause}
      onChoose={pointing.board.onPick}
    >
      {refusal === null ? <Buttons {...props} /> : null}
    </PromptBar>
  );
}

interface Asked {
  readonly text: ReactNode;
  readonly who?: string | null;
}

function useAsked(props: PlayPromptProps): Asked {
  const { parts, now, names } = props;
  const say = useSay();
  const language = useLanguage();
  const { face } = parts;
  const toMove = useMove(props);
  if (now.trouble !== null) return { text: say(`trouble.${now.trouble}`) };
  const { waiting } = now;
  const reader = { names, language, you: youOf(now.viewer) };
  switch (waiting.kind) {
    case 'person':
      return { ...toMove, who: toMove.who === null ? null : `${names[waiting.seat]}:` };
    case 'bot':
      return { text: say('prompt.thinks', { name: names[waiting.seat] }) };
    case 'passing':
      return { text: say('prompt.passing') };
    case 'parting':
    case 'curtain':
      return { text: say('prompt.parting', { name: names[waiting.next] }) };
    case 'sending':
      return { text: say('prompt.sending') };
    case 'elsewhere':
      return { text: elsewhereText(waiting.seats, names, say) };
    case 'over': {
      const text = endingOf(parts, waiting.over, reader);
      return { text: <face.Sentence text={text} language={language} /> };
    }
    case 'stopped':
      return { text: stoppedText(waiting, reader, say) };
  }
}

/** What a person is asked; `who` null: it is not said whom. */
function useMove({ parts, now, pointing }: PlayPromptProps): Required<Asked> {
  const say = useSay();
  const language = useLanguage();
  const { face } = parts;
  const { picked, targets, confirming } = pointing.board;
  if (confirming !== null) {
    const place = face.nameOf(confirming, language, now.table);
    return { text: say('prompt.confirm', { place }), who: null };
  }
  if (now.hint !== null) {
    return { text: <HintText parts={parts} hint={now.hint} table={now.table} />, who: null };
  }
  if (now.sentBack !== null && picked.length === 0) {
    return { text: now.sentBack[language], who: null };
  }
  const after = face.promptAfter(picked, targets, language, now.table);
  const asked = after ?? promptOf(parts, now.table, language) ?? say('prompt.your-move');
  return { text: <face.Sentence text={asked} language={language} />, who: '' };
}

function elsewhereText(seats: readonly Seat[], names: Pair<string>, say: Say): string {
  const [first, second] = seats.map((seat) => names[seat]);
  if (first === undefined) return say('moment');
  if (second === undefined) return say('prompt.elsewhere', { name: first });
  return say('prompt.elsewhere-both', { first, second });
}

function Buttons({ table, now, onShowEnd, onReopen }: PlayPromptProps): ReactElement | null {
  const say = useSay();
  const { waiting, trouble } = now;
  if (trouble === 'changed-elsewhere') {
    return (
      <Button look="main" onClick={onReopen}>
        {say('trouble.reopen')}
      </Button>
    );
  }
  if (hasEnded(now)) {
    return (
      <>
        <TryAgain {...{ table, trouble }} />
        <Button look="main" onClick={onShowEnd}>
          {say('end.show')}
        </Button>
      </>
    );
  }
  return (
    <>
      <TryAgain {...{ table, trouble }} />
      {waiting.kind === 'parting' ? (
        <Button look="main" onClick={() => table.handOn()}>
          {say('prompt.hand-on')}
        </Button>
      ) : null}
      {now.whyNoTakeback === null ? (
        <Button icon="undo" onClick={() => void table.takeBack()}>
          {say('prompt.undo')}
        </Button>
      ) : null}
      {waiting.kind === 'person' && now.hint === null && table.askHint !== null ? (
        <Button
          icon="hint"
          aria-label={say('prompt.hint')}
          disabled={now.isThinkingOfHint}
          onClick={() => void table.askHint?.()}
        />
      ) : null}
    </>
  );
}

/** Beside what else can be done: a full store does not end a game. */
function TryAgain({
  table,
  trouble,
}: Pick<TableNow, 'trouble'> & { readonly table: TableActs }): ReactElement | null {
  const say = useSay();
  if (trouble === null) return null;
  return (
    <Button look="main" onClick={() => void table.tryAgain()}>
      {say('try-again')}
    </Button>
  );
}
