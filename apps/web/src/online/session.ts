import { ONLINE_PROTOCOL, serverMessage } from '@bannerfield/protocol/online';
import type {
  AcceptedMessage,
  ActRefusedMessage,
  ClientMessage,
  NewsMessage,
  ServerMessage,
  TroubleMessage,
  WelcomeMessage,
} from '@bannerfield/protocol/online';
import type { Pair } from '@bannerfield/kernel';
import { agreeOnDice } from './agree.ts';
import type { Doing, OnlineKeeper } from './keeper.ts';
import { openLink, type Link, type LinkState, type LinkTools } from './link.ts';
import { NOTHING_TOLD, takeNews, withSeen, type Told } from './news.ts';
import { Outbox } from './outbox.ts';

/** What ends it for this page; what is stored on the server is untouched. */
export type SessionFault =
  | 'other-protocol'
  | 'no-such-match'
  /** The secret of the dice to which this browser has bound itself is gone. */
  | 'lost-secret'
  /** Even told anew, this page sees something else than the server. */
  | 'drifted';

/** All that is known of a match at one moment. */
export interface SessionNow {
  readonly link: LinkState;
  /** Null: not told yet. */
  readonly welcome: WelcomeMessage | null;
  readonly names: Pair<string | null>;
  readonly told: Told;
  /** What is on its way, in its order. */
  readonly sending: readonly Doing[];
  /** False: the browser could not keep what is on its way. */
  readonly isKept: boolean;
  /** Why the last thing that was sent was not done; null: it was, or none was sent. */
  readonly refused: ActRefusedMessage | null;
  readonly fault: SessionFault | null;
}

export interface SessionTools {
  readonly link: LinkTools;
  readonly keeper: OnlineKeeper;
  /** A name that nothing else has. */
  readonly makeId: () => string;
  /** 32 random bytes in lower-case hex. */
  readonly makeSecret: () => string;
}

/** So long after the store of the server has failed it is asked again. */
const AGAIN_AFTER = 1000;

/**
 * A match on a server, as this browser is told of it and takes part in it. What is sent is kept
 * until it is answered; what is missed is asked for again.
 */
export class MatchSession {
  readonly match: string;
  readonly #tools: SessionTools;
  readonly #outbox: Outbox;
  readonly #listeners = new Set<() => void>();
  #link: Link | null = null;
  #now: SessionNow = {
    link: { kind: 'connecting' },
    welcome: null,
    names: [null, null],
    told: NOTHING_TOLD,
    sending: [],
    isKept: true,
    refused: null,
    fault: null,
  };
  /** The number from which on news were asked for when the line was opened last. */
  #joinedFrom = 0;
  /** The first news of this line have come. */
  #isUpToDate = false;
  #hasDrifted = false;
  /** Counts beginnings and ends, so that what comes late is noticed. */
  #round = 0;

  constructor(match: string, tools: SessionTools) {
    this.match = match;
    this.#tools = tools;
    this.#outbox = new Outbox(match, tools.keeper, {
      say: (message) => this.#say(message),
      changed: (sending, isKept) => this.#change({ sending, isKept }),
    });
  }

  get now(): SessionNow {
    return this.#now;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Connects, once what was on its way before is at hand. */
  async start(): Promise<void> {
    this.#round += 1;
    const round = this.#round;
    await this.#outbox.load();
    if (round !== this.#round) return;
    this.#link = openLink(this.#tools.link, {
      opened: () => {
        this.#joinedFrom = this.#now.told.number;
        this.#isUpToDate = false;
        this.#say({ type: 'join', protocol: ONLINE_PROTOCOL, from: this.#joinedFrom });
      },
      said: (text) => this.#hear(text),
      probe: () => this.#say({ type: 'resend', from: this.#now.told.number }),
      changed: (link) => this.#change({ link }),
    });
  }

  close(): void {
    this.#round += 1;
    this.#link?.close();
    this.#listeners.clear();
  }

  /** Sends moves one after the other; each is made for what is known when the one before is done. */
  async act(moves: readonly string[]): Promise<void> {
    const { told } = this.#now;
    this.#change({ refused: null, told: withSeen(told) });
    await this.#outbox.add(
      moves.map((move) => ({
        type: 'act',
        action: this.#tools.makeId(),
        expected: told.number,
        move,
      })),
    );
  }

  async resign(): Promise<void> {
    await this.#outbox.add([{ type: 'resign', action: this.#tools.makeId() }]);
  }

  /** Tries once more to keep and to send what is on its way. */
  async tryAgain(): Promise<void> {
    await this.#outbox.keepAll();
    this.#outbox.flush();
  }

  #hear(text: string): void {
    const message = parseServerMessage(text);
    // What cannot be read is of another version, and that is said when one joins.
    if (message === null) return;
    this.#take(message);
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#change({ welcome: message, names: message.names });
        return;
      case 'seated':
        this.#change({ names: message.names });
        this.#agree();
        return;
      case 'news':
        this.#takeNews(message);
        return;
      case 'accepted':
        this.#accept(message);
        return;
      case 'refused':
        this.#refuse(message);
        return;
      case 'trouble':
        this.#heed(message);
    }
  }

  #takeNews(news: NewsMessage): void {
    const first = !this.#isUpToDate;
    // A server that knows less than this page has been set back: it tells all of what it knows.
    const isSetBack = first && news.after < this.#joinedFrom && news.view.number < this.#joinedFrom;
    const before = isSetBack ? NOTHING_TOLD : this.#now.told;
    const taken = takeNews(before, news);
    switch (taken.kind) {
      case 'old':
        return;
      case 'gap':
        this.#say({ type: 'resend', from: before.number });
        return;
      case 'drifted':
        this.#tellAnew();
        return;
      case 'taken':
        this.#isUpToDate = true;
        this.#change({ told: taken.told });
        this.#outbox.known(taken.told.number);
        this.#agree();
        if (first) this.#outbox.flush();
    }
  }

  /** Once everything is asked for anew; if that does not help, it is said. */
  #tellAnew(): void {
    if (this.#hasDrifted) {
      this.#fail('drifted');
      return;
    }
    this.#hasDrifted = true;
    console.error(`match ${this.match}: what is shown here is not what the server sees`);
    this.#change({ told: NOTHING_TOLD });
    this.#say({ type: 'resend', from: 0 });
  }

  #accept({ action, number, hash }: AcceptedMessage): void {
    const { view } = this.#now.told;
    if (view?.number === number && view.hash !== hash) this.#tellAnew();
    this.#outbox.accept(action, number, this.#now.told.number);
  }

  #refuse(message: ActRefusedMessage): void {
    const { action, view, reason } = message;
    if (view.number > this.#now.told.number) {
      this.#say({ type: 'resend', from: this.#now.told.number });
    }
    // Of the dice: they are agreed upon by what the news say.
    if (action === null) return;
    const wasOwn = this.#outbox.refuse(action);
    // What has ended meanwhile shows itself.
    if (wasOwn && reason !== 'match-over') this.#change({ refused: message });
  }

  #heed({ reason }: TroubleMessage): void {
    switch (reason) {
      case 'other-protocol':
      case 'no-such-match':
        this.#fail(reason);
        return;
      case 'not-stored':
        setTimeout(() => this.#outbox.flush(), AGAIN_AFTER);
        return;
      case 'only-watching':
        this.#outbox.clear();
    }
  }

  #agree(): void {
    const { welcome, names, told } = this.#now;
    const seat = welcome?.seat ?? null;
    const { dice, view } = told;
    if (seat === null || dice === null || view === null) return;
    const { stage } = view;
    agreeOnDice({ match: this.match, seat, names, dice, stage }, this.#tools).then(
      (answer) => {
        if (answer === 'lost-secret') this.#fail(answer);
        else if (answer !== null) this.#say(answer);
      },
      () => this.#change({ isKept: false }),
    );
  }

  #fail(fault: SessionFault): void {
    this.#link?.close();
    this.#change({ fault });
  }

  #say(message: ClientMessage): void {
    this.#link?.send(JSON.stringify(message));
  }

  #change(part: Partial<SessionNow>): void {
    this.#now = { ...this.#now, ...part };
    for (const listener of this.#listeners) listener();
  }
}

function parseServerMessage(text: string): ServerMessage | null {
  try {
    return serverMessage.safeParse(JSON.parse(text), { jitless: true }).data ?? null;
  } catch {
    return null;
  }
}
