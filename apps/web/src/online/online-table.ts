import type { Game, GameTypes, Known, Rng } from '@bannerfield/kernel';
import type { MatchView } from '@bannerfield/protocol/online';
import type { TableActs, TableNow } from '../play/table-now.ts';
import { draftOf, tryAction, type Drafted } from './draft.ts';
import type { OnlineKeeper } from './keeper.ts';
import { lookOnline } from './look.ts';
import type { MatchSession } from './session.ts';

type Action = GameTypes['Action'];

/** What a table is given besides its match. */
export interface OnlineTableTools {
  readonly keeper: Pick<OnlineKeeper, 'draft' | 'keepDraft'>;
  readonly rng: Rng;
  /** A move that makes final what could be changed until then. */
  readonly seals: (action: Action) => boolean;
  /** Whether the only move there is is made by itself; never where that would tell of a hand. */
  readonly passes: (only: Action, table: Readonly<GameTypes['Table']>) => boolean;
  /** Waits so long that it can be seen what is about to be passed. */
  readonly pause: () => Promise<void>;
}

/**
 * A match at which others sit elsewhere. It holds what its viewer may know, and asks the rules about
 * that; what is done goes to the server, but for what is chosen in secret and may still be changed.
 */
export class OnlineTable implements TableActs {
  readonly askHint = null;
  readonly #session: MatchSession;
  readonly #game: Game<GameTypes>;
  readonly #tools: OnlineTableTools;
  readonly #listeners = new Set<() => void>();
  #leave: () => void = () => undefined;
  #draft: readonly Action[] = [];
  #drafted: {
    readonly of: object;
    readonly draft: readonly Action[];
    readonly is: Drafted;
  } | null = null;
  /** The number at which the only move is about to be made; null: at none. */
  #passingAt: number | null = null;
  /** Numbers of moves that were made by themselves. */
  #passed: readonly number[] = [];
  #now: TableNow;

  /** @param session that has been told its first view. */
  constructor(session: MatchSession, game: Game<GameTypes>, tools: OnlineTableTools) {
    this.#session = session;
    this.#game = game;
    this.#tools = tools;
    this.#now = this.#look();
  }

  get now(): TableNow {
    return this.#now;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes up what was being chosen when the page was closed. */
  async start(): Promise<void> {
    this.#leave = this.#session.subscribe(() => this.#follow());
    const kept = await this.#tools.keeper.draft(this.#session.match).catch(() => null);
    if (kept !== null && this.#draft.length === 0) {
      this.#draft = kept.moves.flatMap((move) => this.#game.notation.parse(move) ?? []);
    }
    this.#follow();
  }

  close(): void {
    this.#leave();
    this.#listeners.clear();
  }

  async act(action: Action): Promise<void> {
    const { known } = this.#now;
    if (known === null || this.#game.why(known, action) !== null) return;
    await this.#do(known, action);
  }

  async takeBack(): Promise<void> {
    if (this.#now.whyNoTakeback !== null) return;
    await this.#keep(this.#now.own.slice(0, -1));
  }

  async revise(actions: readonly Action[]): Promise<void> {
    const own = this.#own();
    if (this.#now.known === null || own === null) return;
    const { rng, seals } = this.#tools;
    const drafted = draftOf(this.#game, own, actions, rng, seals);
    await this.#keep(drafted.actions);
    const next = actions[drafted.actions.length];
    // What cannot wait is sent with all that was chosen before it.
    if (next !== undefined) await this.act(next);
  }

  handOn(): void {
    // Nobody shares this device.
  }

  tryAgain(): Promise<void> {
    return this.#session.tryAgain();
  }

  /** One move: it stays here, or is sent with all that was chosen before it. */
  async #do(known: Known<GameTypes>, action: Action): Promise<void> {
    const { rng, seals } = this.#tools;
    if (tryAction(this.#game, known, action, rng, seals).kind === 'draft') {
      await this.#keep([...this.#now.own, action]);
      return;
    }
    const all = [...this.#now.own, action];
    this.#draft = [];
    const sent = this.#session.act(all.map((each) => this.#game.notation.format(each)));
    await this.#tools.keeper.keepDraft(this.#session.match, null).catch(console.error);
    await sent;
  }

  async #keep(draft: readonly Action[]): Promise<void> {
    this.#draft = draft;
    this.#follow();
    const moves = draft.map((action) => this.#game.notation.format(action));
    const kept = moves.length === 0 ? null : { number: this.#view().number, moves };
    await this.#tools.keeper.keepDraft(this.#session.match, kept).catch(console.error);
  }

  #view(): MatchView {
    const { view } = this.#session.now.told;
    if (view === null) throw new Error('a table is laid when its first view has come');
    return view;
  }

  /** What the server says that this seat knows; null: a spectator. */
  #own(): Known<GameTypes> | null {
    const { seat, table, hand } = this.#view();
    return seat === null ? null : { seat, table, hand: hand as Known<GameTypes>['hand'] };
  }

  #look(): TableNow {
    const view = this.#view();
    return lookOnline(this.#game, {
      session: this.#session.now,
      view,
      drafted: this.#withDraft(view),
      isPassing: this.#passingAt === view.number,
      passed: this.#passed,
    });
  }

  /** Worked out once a position: what is known stays the same object until something changes. */
  #withDraft({ table }: MatchView): Drafted | null {
    const own = this.#own();
    if (own === null) return null;
    const made = this.#drafted;
    if (made !== null && made.of === table && made.draft === this.#draft) return made.is;
    const { rng, seals } = this.#tools;
    const isAsked = this.#isAsked(own);
    const is = isAsked
      ? draftOf(this.#game, own, this.#draft, rng, seals)
      : { known: own, actions: [] };
    this.#drafted = { of: table, draft: this.#draft, is };
    return is;
  }

  #isAsked({ seat, table }: Known<GameTypes>): boolean {
    const pending = this.#game.pending(table);
    return pending.kind === 'decision' && pending.seats.includes(seat);
  }

  #follow(): void {
    if (this.#session.now.told.view === null) return;
    this.#now = this.#look();
    void this.#pass();
    for (const listener of this.#listeners) listener();
  }

  /** Makes the only move there is by itself, once it has been seen. */
  async #pass(): Promise<void> {
    const { waiting, known } = this.#now;
    const { number } = this.#view();
    if (waiting.kind !== 'person' || known === null || this.#passed.includes(number + 1)) return;
    const [only, ...others] = this.#game.legal(known);
    if (only === undefined || others.length > 0 || !this.#tools.passes(only, known.table)) return;
    // Once only: what was sent back is for the player to look at.
    this.#passed = [...this.#passed, number + 1];
    this.#passingAt = number;
    this.#now = this.#look();
    await this.#tools.pause();
    this.#passingAt = null;
    if (this.#view().number === number) await this.#do(known, only);
    else this.#follow();
  }
}
