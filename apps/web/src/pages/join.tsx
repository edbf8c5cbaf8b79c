import { useEffect, useState, type ReactElement } from 'react';
import { printable } from '@bannerfield/kernel';
import { invitationSchema, type MatchAnswer } from '@bannerfield/protocol/online';
import { Button } from '@bannerfield/ui';
import { gameIds, games, headlineOf } from '../games/load.ts';
import { describeMatch, takeSeat, type Answer } from '../online/api.ts';
import { Chairs } from '../online/chairs.tsx';
import { onlineKeeper } from '../online/keeper.ts';
import { keepName, keptName } from '../online/name.ts';
import { AnswerNotice, refusalText } from '../online/answer-notice.tsx';
import { WhatIsPlayed } from '../online/what-is-played.tsx';
import { onlineWords } from '../online/words.ts';
import { go, Link, useFragment } from '../router.tsx';
import { TextField } from '../shell/form.tsx';
import { Notice } from '../shell/notice.tsx';
import { Page } from '../shell/page.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useLanguage, useSay } from '../words/words.tsx';

/** An invitation: what is played and by whom, and a chair to sit down on. */
export function JoinPage({ id }: { readonly id: string }): ReactElement {
  const say = useSay();
  const words = onlineWords(useLanguage());
  const key = useFragment();
  const [round, setRound] = useState(0);
  const answer = useAnswer(id, round);
  if (answer === null) return <Notice title={say('moment')} isBusy />;
  if (answer.kind !== 'done') {
    return <AnswerNotice answer={answer} onTryAgain={() => setRound(round + 1)} />;
  }
  const match = answer.answer;
  if (match.seat !== null) return <Go match={id} />;
  if (!match.names.includes(null)) {
    return (
      <Notice title={words.takenTitle} text={words.takenText}>
        <WatchLink match={id} isMain />
      </Notice>
    );
  }
  const isWhole = invitationSchema.safeParse(key, { jitless: true }).success;
  if (!isWhole || !gameIds().includes(match.game)) {
    return (
      <Notice title={words.brokenInvitation} text={words.brokenInvitationText} isHomeOffered>
        <WatchLink match={id} />
      </Notice>
    );
  }
  return <Invited match={match} invitation={key} />;
}

/** Null: it is not here yet. */
function useAnswer(id: string, round: number): Answer<MatchAnswer> | null {
  const [answer, setAnswer] = useState<Answer<MatchAnswer> | null>(null);
  useEffect(() => {
    let isWanted = true;
    setAnswer(null);
    void describeMatch(id).then((come) => {
      if (isWanted) setAnswer(come);
    });
    return () => {
      isWanted = false;
    };
  }, [id, round]);
  return answer;
}

/** Who sits there already goes on. */
function Go({ match }: { readonly match: string }): ReactElement {
  const say = useSay();
  useEffect(() => {
    go({ page: 'online', id: match }, 'replace');
  }, [match]);
  return <Notice title={say('moment')} isBusy />;
}

function WatchLink({
  match,
  isMain = false,
}: {
  readonly match: string;
  readonly isMain?: boolean;
}): ReactElement {
  const words = onlineWords(useLanguage());
  return (
    <Link
      className="bf-button"
      data-look={isMain ? 'main' : 'framed'}
      to={{ page: 'online', id: match }}
    >
      {words.watchInstead}
    </Link>
  );
}

interface InvitedProps {
  readonly match: MatchAnswer;
  readonly invitation: string;
}

function Invited({ match, invitation }: InvitedProps): ReactElement {
  const language = useLanguage();
  const words = onlineWords(language);
  const [name, setName] = useState(keptName);
  const { state, sit } = useSitting(match, invitation);
  const about = useLoaded(match.game, () => games.loadAbout(match.game));
  const title = headlineOf(match.game)?.title[language] ?? match.game;
  const host = match.names.find((each) => each !== null) ?? words.guest;
  return (
    <Page title={words.invitedTitle}>
      <p>{words.invitedBy(host, title)}</p>
      <Chairs names={match.names} seat={null} />
      {about === null ? null : <WhatIsPlayed about={about} options={match.options} />}
      <form
        className="set-up"
        onSubmit={(event) => {
          event.preventDefault();
          void sit(name);
        }}
      >
        <div className="fields">
          <TextField
            label={words.yourName}
            value={name}
            placeholder={words.guest}
            onChange={setName}
          />
        </div>
        <p role="alert" className="refusal">
          {typeof state === 'string' ? null : refusalText(state, words, language)}
        </p>
        <div className="actions set-up__begin">
          <Button type="submit" look="main" disabled={state === 'sitting'}>
            {words.sitDown}
          </Button>
          <WatchLink match={match.match} />
        </div>
      </form>
    </Page>
  );
}

type Failed = Exclude<Answer<never>, { readonly kind: 'done' }>;

interface Sitting {
  readonly state: 'waiting' | 'sitting' | Failed;
  sit(name: string): Promise<void>;
}

function useSitting({ match, game, names }: MatchAnswer, invitation: string): Sitting {
  const words = onlineWords(useLanguage());
  const [state, setState] = useState<Sitting['state']>('waiting');
  const sit = async (typed: string): Promise<void> => {
    setState('sitting');
    const own = printable(typed).trim();
    keepName(own);
    const name = own === '' ? words.guest : own;
    const taken = await takeSeat(match, { invitation, name });
    if (taken.kind !== 'done') {
      setState(taken);
      return;
    }
    const { seat } = taken.answer;
    const record = {
      match,
      game,
      seat,
      names: seat === 0 ? ([name, names[1]] as const) : ([names[0], name] as const),
      invitation: null,
      begun: Date.now(),
      result: null,
    };
    // The chair is his all the same, by the cookie.
    await onlineKeeper.write(record).catch(console.error);
    go({ page: 'online', id: match }, 'replace');
  };
  return { state, sit };
}
