import { useState, type ReactElement } from 'react';
import { checkingDice, type Verdict } from '@bannerfield/fair-dice';
import type { Pair, Seat } from '@bannerfield/kernel';
import { Button } from '@bannerfield/ui';
import { saveFile } from '../share/file.ts';
import { useLanguage } from '../words/words.tsx';
import { onlineKeeper } from './keeper.ts';
import type { FinishedMatch } from './record.ts';
import { onlineWords, type OnlineWords } from './words.ts';
import './online.css';

/** What has been found; `isOwn` null: this browser put no number in. */
interface Found {
  readonly verdict: Verdict;
  readonly isOwn: boolean | null;
}

interface DiceCheckProps {
  readonly finished: FinishedMatch;
  /** By seat. */
  readonly names: Pair<string>;
  /** Where one sat; null: one looked on. */
  readonly seat: Seat | null;
}

/** Draws all dice of a finished match again, in the page, and says in plain words what came of it. */
export function DiceCheck({ finished, names, seat }: DiceCheckProps): ReactElement {
  const words = onlineWords(useLanguage());
  const [found, setFound] = useState<Found | 'none' | 'checking'>('none');
  const check = async (): Promise<void> => {
    setFound('checking');
    setFound({ verdict: await verdictOn(finished), isOwn: await isOwn(finished, seat) });
  };
  return (
    <section className="dice">
      <div className="actions">
        <Button disabled={found === 'checking'} onClick={() => void check()}>
          {words.dice}
        </Button>
        <Button icon="save" onClick={() => saveFile(`${finished.file.match}.match`, finished.text)}>
          {words.download}
        </Button>
      </div>
      <div role="status">
        {found === 'checking' ? <p>{words.diceChecking}</p> : null}
        {typeof found === 'object' ? (
          <FoundText found={found} finished={finished} names={names} words={words} />
        ) : null}
      </div>
      <p className="quiet">{words.downloadText}</p>
    </section>
  );
}

interface FoundTextProps {
  readonly found: Found;
  readonly finished: FinishedMatch;
  readonly names: Pair<string>;
  readonly words: OnlineWords;
}

function FoundText({ found, finished, names, words }: FoundTextProps): ReactElement {
  const { verdict } = found;
  const isFair = verdict.kind === 'fair' && found.isOwn !== false;
  return (
    <div className="dice-check" data-fair={isFair}>
      <p>
        <strong>{verdictText(verdict, finished, names, words)}</strong>
      </p>
      {found.isOwn === null ? null : <p>{found.isOwn ? words.diceOwn : words.diceOtherOwn}</p>}
      {isFair ? <p>{words.diceWhy}</p> : null}
    </div>
  );
}

function verdictText(
  verdict: Verdict,
  { file }: FinishedMatch,
  names: Pair<string>,
  words: OnlineWords,
): string {
  switch (verdict.kind) {
    case 'fair':
      return words.diceFair(verdict.outcomes);
    case 'broken-commitment':
      return words.diceBroken(verdict.party === 'server' ? words.theServer : names[verdict.party]);
    case 'other-outcome': {
      const written = file.log.entries[verdict.index]?.move ?? '';
      return words.diceOther(verdict.index + 1, written, verdict.due);
    }
    case 'other-end':
      return words.diceOtherEnd;
  }
}

/** Long enough to get on, short enough not to be felt. */
const SLICE = 12;

async function verdictOn({ game, file }: FinishedMatch): Promise<Verdict> {
  const course = checkingDice(game.parts.game, file);
  for (;;) {
    const end = performance.now() + SLICE;
    while (performance.now() < end) {
      const { done, value } = course.next();
      if (done === true) return value;
    }
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
}

async function isOwn({ file }: FinishedMatch, seat: Seat | null): Promise<boolean | null> {
  if (seat === null) return null;
  const own = await onlineKeeper.knownSecret(file.match);
  return own === null ? null : file.secrets.seats[seat] === own;
}
