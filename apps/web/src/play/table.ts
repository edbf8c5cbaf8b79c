import {
  formatLog,
  type GameTypes,
  type Known,
  type Match,
  type Pair,
  type PendingOver,
  type Rng,
  type Seat,
  type TakebackRefusal,
  type Viewer,
} from '@bannerfield/kernel';
import type { BotDesk } from '../bots/desk.ts';
import type { HintMove } from '../bots/service.ts';
import { ChangedElsewhere, type Keeper } from '../keep/games.ts';
import type { GameRecord, Sitter } from '../keep/record.ts';
import { logItems, type LogItem } from './log-items.ts';

/** What the table waits for. */
export type Waiting =
  /** For a person at this device to act. */
  | { readonly kind: 'person'; readonly seat: Seat }
  | { readonly kind: 'bot'; readonly seat: Seat }
  /** Nothing but one move is possible, and it is about to be made; it can be taken back. */
  | { readonly kind: 'passing'; readonly seat: Seat }
  /** The turn is over; whoever has the device looks at it and then hands it on. */
  | { readonly kind: 'parting'; readonly seat: Seat; readonly next: Seat }
  /** The device changes hands: nobody's hand is shown. */
  | { readonly kind: 'curtain'; readonly next: Seat }
  | { readonly kind: 'over'; readonly over: PendingOver };

/** What went wrong; nothing of the game is lost by any of it. */
export type Trouble = 'not-saved' | 'changed-elsewhere' | 'bot-failed';

/** All that the page shows of a game at one moment. */
export interface TableNow {
  readonly waiting: Waiting;
  /** Who looks on; a spectator's view while the curtain is drawn. */
  readonly viewer: Viewer;
  readonly table: Readonly<GameTypes['Table']>;
  /** Null: not to be seen. */
  readonly hands: Pair<Known<GameTypes>['hand'] | null>;
  /** What the person who is to act knows. */
  readonly known: Known<GameTypes> | null;
  readonly log: readonly LogItem[];
  /** What has happened since the viewer last acted or looked. */
  readonly news: readonly LogItem[];
  /** Null: the last moves can be taken back. */
  readonly whyNoTakeback: TakebackRefusal | null;
  readonly trouble: Trouble | null;
  readonly isThinkingOfHint: boolean;
  readonly hint: Hint | null;
}

export interface Hint {
  readonly best: readonly HintMove[];
  readonly count: number;
}

/** What a table is given besides the game. */
export interface TableTools {
  readonly keeper: Keeper;
  readonly bots: BotDesk;
  readonly rng: Rng;
  /** Milliseconds since 1970. */
  clock(): number;
  /** Waits so long that a bot's move, or one about to be passed, can be seen. */
  pause(why: 'bot' | 'passing'): Promise<void>;
  /** Whether steps that ask nothing are passed by themselves. */
  passes(): boolean;
}

/**
 * A game being played at this device. Whatever happens is stored before it is shown; what is
 * shown is one unchanging object a moment, so that the page can compare.
 */
export class Table {
  readonly match: Match<GameTypes>;
  readonly sitters: Pair<Sitter>;
  readonly #tools: TableTools;
  readonly #listeners = new Set<() => void>();
  readonly #isShared: boolean;
  #record: GameRecord;
  #now: TableNow;
  #passed: number[];
  /** Who has the device; null: it lies on the table. */
  #holder: Seat | null;
  /** Entries that the holder has seen. */
  #seen: number;
  #trouble: Trouble | null = null;
  /** Counts what was begun, so that what comes late is noticed. */
  #round = 0;

  /** @param sitters by seat. */
  constructor(
    match: Match<GameTypes>,
    record: GameRecord,
    sitters: Pair<Sitter>,
    tools: TableTools,
  ) {
    this.match = match;
    this.sitters = sitters;
    this.#tools = tools;
    this.#record = record;
    this.#passed = [...record.passed];
    this.#isShared = sitters.every(({ kind }) => kind === 'person');
    this.#holder = this.#isShared ? null : sitters[0].kind === 'person' ? 0 : 1;
    this.#seen = match.log.entries.length;
    this.#now = this.#look(this.#firstWait());
  }

  get now(): TableNow {
    return this.#now;
  }

  get record(): GameRecord {
    return this.#record;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Goes on from where the game stands. */
  async start(): Promise<void> {
    const round = this.#begin();
    if (this.match.pending.kind === 'chance' || this.match.log.entries.length === 0) {
      this.match.settle(this.#tools.rng);
      if (!(await this.#store(round))) return;
    }
    await this.#goOn(round);
  }

  /** Nothing happens at this table any more. */
  close(): void {
    this.#begin();
    this.#tools.bots.close();
    this.#listeners.clear();
  }

  /** The move of the person who is asked. A move that is not allowed changes nothing. */
  async act(action: GameTypes['Action']): Promise<void> {
    const { waiting } = this.#now;
    if (waiting.kind !== 'person') return;
    const round = this.#begin();
    this.#seen = this.match.log.entries.length;
    if (this.match.act(waiting.seat, action) !== null) return;
    this.match.settle(this.#tools.rng);
    if (await this.#store(round)) await this.#goOn(round);
  }

  /** Takes back the last moves of whoever has the device, as far as that is fair. */
  async takeBack(): Promise<void> {
    if (this.#holder === null || this.#now.waiting.kind === 'curtain') return;
    const round = this.#begin();
    if (this.match.takeback(this.#holder) !== null) return;
    const left = this.match.log.entries.length;
    this.#passed = this.#passed.filter((index) => index < left);
    this.#seen = Math.min(this.#seen, left);
    this.#tools.bots.reset();
    if (await this.#store(round)) await this.#goOn(round);
  }

  /** Ends one's turn at a shared device: the curtain falls. */
  handOn(): void {
    const { waiting } = this.#now;
    if (waiting.kind === 'parting') this.#drawCurtain(waiting.next);
  }

  /** The next person has the device. */
  async openCurtain(): Promise<void> {
    const { waiting } = this.#now;
    if (waiting.kind !== 'curtain') return;
    this.#holder = waiting.next;
    await this.#goOn(this.#begin());
  }

  /** Asks for a hint; it comes with a later look at the table. */
  async askHint(): Promise<void> {
    const { waiting } = this.#now;
    if (waiting.kind !== 'person' || this.#now.isThinkingOfHint) return;
    const round = this.#round;
    this.#show({ ...this.#now, isThinkingOfHint: true });
    const hint = await this.#tools.bots.hint(waiting.seat).catch(() => null);
    if (round !== this.#round) return;
    if (hint === null) this.#trouble = 'bot-failed';
    this.#show({ ...this.#now, isThinkingOfHint: false, hint, trouble: this.#trouble });
  }

  /** After a trouble: saves again, asks the bot again. */
  async tryAgain(): Promise<void> {
    const round = this.#begin();
    this.#trouble = null;
    if (await this.#store(round)) await this.#goOn(round);
  }

  async #goOn(round: number): Promise<void> {
    while (round === this.#round) {
      const { pending } = this.match;
      if (pending.kind === 'over') {
        if (this.#isShared) this.#holder = null;
        this.#show(this.#look({ kind: 'over', over: pending }));
        return;
      }
      const seat = pending.kind === 'decision' ? pending.seats[0] : undefined;
      if (seat === undefined) throw new Error('a table waits for nothing');
      const isDone =
        this.sitters[seat].kind === 'bot'
          ? await this.#letBotAct(seat, round)
          : await this.#ask(seat, round);
      if (isDone) return;
    }
  }

  /** True: nothing more can be done without someone. */
  async #letBotAct(seat: Seat, round: number): Promise<boolean> {
    this.#show(this.#look({ kind: 'bot', seat }));
    try {
      const [action] = await Promise.all([this.#tools.bots.choose(seat), this.#tools.pause('bot')]);
      if (round !== this.#round) return true;
      const refusal = this.match.act(seat, action);
      if (refusal !== null) throw new Error(`a bot chose what ${refusal.rule} forbids`);
    } catch {
      if (round === this.#round) {
        this.#tools.bots.reset();
        this.#trouble = 'bot-failed';
        this.#show(this.#look({ kind: 'bot', seat }));
      }
      return true;
    }
    this.match.settle(this.#tools.rng);
    return !(await this.#store(round));
  }

  async #ask(seat: Seat, round: number): Promise<boolean> {
    const only = this.#tools.passes() ? this.#onlyMove(seat) : null;
    if (only !== null) return this.#pass(seat, only, round);
    if (this.#isShared && this.#holder !== seat) {
      if (this.#holder === null || !this.#hasUnseen(this.#holder)) this.#drawCurtain(seat);
      else this.#show(this.#look({ kind: 'parting', seat: this.#holder, next: seat }));
      return true;
    }
    this.#show(this.#look({ kind: 'person', seat }));
    return true;
  }

  #onlyMove(seat: Seat): GameTypes['Action'] | null {
    const [only, ...others] = this.match.game.legal(this.match.view(seat));
    return only !== undefined && others.length === 0 ? only : null;
  }

  /** Makes the only move there is; first shown, if it would end what can be taken back. */
  async #pass(seat: Seat, only: GameTypes['Action'], round: number): Promise<boolean> {
    if (this.#holder === seat && this.match.whyNoTakeback(seat) === null) {
      this.#show(this.#look({ kind: 'passing', seat }));
      await this.#tools.pause('passing');
      if (round !== this.#round) return true;
    }
    this.#passed.push(this.match.log.entries.length);
    const refusal = this.match.act(seat, only);
    if (refusal !== null) throw new Error(`${refusal.rule} forbids the only move`);
    this.match.settle(this.#tools.rng);
    return !(await this.#store(round));
  }

  /** Something was told to the holder since he last decided. */
  #hasUnseen(holder: Seat): boolean {
    return logItems(this.match, holder, [], this.#seen).length > 0;
  }

  #drawCurtain(next: Seat): void {
    this.#holder = null;
    this.#show(this.#look({ kind: 'curtain', next }));
  }

  #firstWait(): Waiting {
    const { pending } = this.match;
    if (pending.kind === 'over') return { kind: 'over', over: pending };
    const seat = pending.kind === 'decision' ? (pending.seats[0] ?? 0) : 0;
    return this.#isShared ? { kind: 'curtain', next: seat } : { kind: 'bot', seat };
  }

  #begin(): number {
    this.#round += 1;
    return this.#round;
  }

  /** False: stop, for something else has begun meanwhile or the game has gone on elsewhere. */
  async #store(round: number): Promise<boolean> {
    const { match } = this;
    const { pending } = match;
    const record: GameRecord = {
      ...this.#record,
      revision: this.#record.revision + 1,
      log: formatLog(match.log),
      snapshot: { at: match.log.entries.length, state: match.state },
      passed: this.#passed,
      changed: this.#tools.clock(),
      result:
        pending.kind === 'over'
          ? { winner: pending.winner, rule: pending.rule, reason: pending.reason }
          : null,
    };
    try {
      await this.#tools.keeper.write(record);
      this.#record = record;
      if (this.#trouble === 'not-saved') this.#trouble = null;
    } catch (error) {
      this.#trouble = error instanceof ChangedElsewhere ? 'changed-elsewhere' : 'not-saved';
    }
    if (this.#trouble === 'changed-elsewhere') {
      this.#show({ ...this.#now, trouble: this.#trouble });
      return false;
    }
    return round === this.#round;
  }

  #look(waiting: Waiting): TableNow {
    const { match } = this;
    const viewer = this.#viewerOf(waiting);
    const isOpen = waiting.kind === 'over' || viewer === 'spectator';
    const log = logItems(match, viewer, this.#passed);
    const holder = this.#holder;
    return {
      waiting,
      viewer,
      table: match.state.table,
      hands: [viewer === 0 ? match.view(0).hand : null, viewer === 1 ? match.view(1).hand : null],
      known: waiting.kind === 'person' ? match.view(waiting.seat) : null,
      log,
      news: log.filter(({ at }) => at > this.#seen),
      whyNoTakeback: isOpen || holder === null ? 'nothing-yet' : match.whyNoTakeback(holder),
      trouble: this.#trouble,
      isThinkingOfHint: false,
      hint: null,
    };
  }

  #viewerOf(waiting: Waiting): Viewer {
    if (waiting.kind === 'curtain') return 'spectator';
    return this.#holder ?? 'spectator';
  }

  #show(now: TableNow): void {
    this.#now = now;
    for (const listener of this.#listeners) listener();
  }
}
