import type { GameTypes, Match, Pair, Rng, Seat } from '@bannerfield/kernel';
import type { BotClient } from '../bots/client.ts';
import type { Keeper } from '../keep/games.ts';
import type { GameRecord, Player } from '../keep/record.ts';
import { logItems } from './log-items.ts';
import { makeSaver, type Saver } from './saver.ts';
import { look, type TableActs, type TableNow, type Trouble, type Waiting } from './table-now.ts';

/** What a table is given besides the game. */
export interface TableTools {
  readonly keeper: Keeper;
  readonly bots: BotClient;
  readonly rng: Rng;
  /** Milliseconds since 1970. */
  clock(): number;
  /** Waits so long that a bot's move, or one about to be passed, can be seen. */
  pause(why: 'bot' | 'passing'): Promise<void>;
  /** Whether a move is made by itself where nothing else is possible. */
  passes(only: GameTypes['Action']): boolean;
  /** Whether the other side must not notice what may be chosen now. */
  isSecret(): boolean;
}

/**
 * A game being played at this device. Whatever happens is stored before it is shown; what is
 * shown is one unchanging object a moment, so that the page can compare.
 */
export class Table implements TableActs {
  readonly match: Match<GameTypes>;
  /** By seat. */
  readonly players: Pair<Player>;
  readonly #tools: TableTools;
  readonly #saver: Saver;
  readonly #listeners = new Set<() => void>();
  readonly #isShared: boolean;
  #now: TableNow;
  #passed: readonly number[];
  /** Who has the device; null: it lies on the table. */
  #holder: Seat | null;
  /** Entries that each seat had seen when it last acted. */
  #seen: Pair<number>;
  #trouble: Trouble | null = null;
  /** Counts what was begun, so that what comes late is noticed. */
  #round = 0;

  /** @param players by seat. */
  constructor(
    match: Match<GameTypes>,
    record: GameRecord,
    players: Pair<Player>,
    tools: TableTools,
  ) {
    this.match = match;
    this.players = players;
    this.#tools = tools;
    this.#saver = makeSaver(match, record, tools.keeper, () => tools.clock());
    this.#passed = record.passed;
    this.#isShared = players.every(({ kind }) => kind === 'person');
    this.#holder = this.#isShared ? null : players[0].kind === 'person' ? 0 : 1;
    this.#seen = [match.log.entries.length, match.log.entries.length];
    this.#now = this.#look(firstWait(match, this.#isShared));
  }

  get now(): TableNow {
    return this.#now;
  }

  /** The game as it was stored last. */
  get record(): GameRecord {
    return this.#saver.record;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Goes on from where the game stands. */
  async start(): Promise<void> {
    const round = this.#begin();
    if (this.match.pending.kind === 'chance' && !(await this.#settle(round))) return;
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
    const { waiting, known } = this.#now;
    // While the last move is being stored nobody knows yet what he will be asked.
    if (waiting.kind !== 'person' || known === null) return;
    const seen = this.match.log.entries.length;
    if (this.match.act(waiting.seat, action) !== null) return;
    this.#seen = waiting.seat === 0 ? [seen, this.#seen[1]] : [this.#seen[0], seen];
    const round = this.#begin();
    this.#show({ ...this.#now, known: null });
    if (await this.#settle(round)) await this.#goOn(round);
  }

  /** Takes back the last move of whoever has the device, with what was passed after it. */
  async takeBack(): Promise<void> {
    if (this.#holder === null || this.#now.whyNoTakeback !== null) return;
    const round = this.#begin();
    if (this.match.takeback(this.#holder, this.#lastMove()) !== null) return;
    const left = this.match.log.entries.length;
    this.#forget(left);
    this.#tools.bots.reset();
    if (await this.#store(round)) await this.#goOn(round);
  }

  /** Does these moves instead of those made since one was asked, up to the first refused. */
  async revise(actions: readonly GameTypes['Action'][]): Promise<void> {
    const { waiting, known } = this.#now;
    if (waiting.kind !== 'person' || known === null) return;
    const { seat } = waiting;
    const { match } = this;
    const texts = actions.map((action) => match.game.notation.format(action));
    const start = match.takebackStart(seat);
    const made = match.log.entries.slice(start);
    const differs = made.findIndex(({ move }, index) => move !== texts[index]);
    const kept = differs === -1 ? made.length : differs;
    if (kept < made.length) match.takeback(seat, start + kept);
    this.#forget(start + kept);
    this.#tools.bots.reset();
    for (const action of actions.slice(kept)) if (match.act(seat, action) !== null) break;
    const round = this.#begin();
    this.#show({ ...this.#now, known: null });
    if (await this.#settle(round)) await this.#goOn(round);
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

  /** After a trouble: stores again, asks the bot again. */
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
      const seat = pending.kind === 'decision' ? this.#firstOf(pending.seats) : undefined;
      if (seat === undefined) throw new Error('a table waits for nothing');
      const goesOn =
        this.players[seat].kind === 'bot'
          ? await this.#letBotAct(seat, round)
          : await this.#ask(seat, round);
      if (!goesOn) return;
    }
  }

  /** Where both are asked at once, whoever has the device goes first and need not hand it over. */
  #firstOf(seats: readonly Seat[]): Seat | undefined {
    return seats.find((seat) => seat === this.#holder) ?? seats[0];
  }

  /** False: nothing more happens without someone. */
  async #letBotAct(seat: Seat, round: number): Promise<boolean> {
    this.#show(this.#look({ kind: 'bot', seat }));
    try {
      const [action] = await Promise.all([this.#tools.bots.choose(seat), this.#tools.pause('bot')]);
      if (round !== this.#round) return false;
      const refusal = this.match.act(seat, action);
      if (refusal !== null) throw new Error(`a bot chose what ${refusal.rule} forbids`);
    } catch {
      if (round === this.#round) {
        this.#tools.bots.reset();
        this.#trouble = 'bot-failed';
        this.#show(this.#look({ kind: 'bot', seat }));
      }
      return false;
    }
    return this.#settle(round);
  }

  async #ask(seat: Seat, round: number): Promise<boolean> {
    // What is passed behind the back of whoever has the device would tell him of the other hand,
    // and so would it how soon the device comes back.
    const isSeen = !this.#isShared || (this.#holder === seat && !this.#tools.isSecret());
    const only = isSeen ? this.#onlyMove(seat) : null;
    if (only !== null && this.#tools.passes(only)) return this.#pass(seat, only, round);
    if (!this.#isShared || this.#holder === seat) {
      this.#show(this.#look({ kind: 'person', seat }));
    } else if (this.#holder === null || !this.#hasUnseen(this.#holder)) {
      this.#drawCurtain(seat);
    } else {
      this.#show(this.#look({ kind: 'parting', seat: this.#holder, next: seat }));
    }
    return false;
  }

  #onlyMove(seat: Seat): GameTypes['Action'] | null {
    const [only, ...others] = this.match.game.legal(this.match.view(seat));
    return only !== undefined && others.length === 0 ? only : null;
  }

  /**
   * Makes the only move there is; first shown, for a time that depends on nothing that is held, if
   * it would end what can be taken back or is made in secret.
   */
  async #pass(seat: Seat, only: GameTypes['Action'], round: number): Promise<boolean> {
    const isShown = this.#tools.isSecret() || this.match.whyNoTakeback(seat) === null;
    if (this.#holder === seat && isShown) {
      this.#show(this.#look({ kind: 'passing', seat }));
      await this.#tools.pause('passing');
      if (round !== this.#round) return false;
    }
    this.#passed = [...this.#passed, this.match.log.entries.length];
    const refusal = this.match.act(seat, only);
    if (refusal !== null) throw new Error(`${refusal.rule} forbids the only move`);
    return this.#settle(round);
  }

  /** Something was told to the holder since he last decided. */
  #hasUnseen(holder: Seat): boolean {
    return logItems(this.match, holder, [], this.#seen[holder]).length > 0;
  }

  /** The place in the log of the last move that somebody has chosen. */
  #lastMove(): number {
    let at = this.match.log.entries.length - 1;
    while (at > 0 && this.#passed.includes(at)) at -= 1;
    return at;
  }

  /** What came after so many entries has not been. */
  #forget(left: number): void {
    this.#passed = this.#passed.filter((index) => index < left);
    this.#seen = [Math.min(this.#seen[0], left), Math.min(this.#seen[1], left)];
  }

  #drawCurtain(next: Seat): void {
    this.#holder = null;
    this.#show(this.#look({ kind: 'curtain', next }));
  }

  #begin(): number {
    this.#round += 1;
    return this.#round;
  }

  /** Lets chance speak, and stores what a move has led to as one. */
  #settle(round: number): Promise<boolean> {
    this.match.settle(this.#tools.rng);
    return this.#store(round);
  }

  /** False: stop, for something else has begun meanwhile or the game has gone on elsewhere. */
  async #store(round: number): Promise<boolean> {
    const stored = await this.#saver.save(this.#passed);
    if (stored === 'stored') {
      if (this.#trouble === 'not-saved') this.#trouble = null;
      return round === this.#round;
    }
    this.#trouble = stored;
    if (stored === 'not-saved') return round === this.#round;
    this.#begin();
    this.#show({ ...this.#now, known: null, trouble: stored });
    return false;
  }

  #look(waiting: Waiting): TableNow {
    return look(this.match, {
      waiting,
      holder: this.#holder,
      seen: this.#holder === null ? this.match.log.entries.length : this.#seen[this.#holder],
      passed: this.#passed,
      trouble: this.#trouble,
    });
  }

  #show(now: TableNow): void {
    this.#now = now;
    for (const listener of this.#listeners) listener();
  }
}

/** What is shown before the game goes on. */
function firstWait({ pending }: Match<GameTypes>, isShared: boolean): Waiting {
  if (pending.kind === 'over') return { kind: 'over', over: pending };
  const seat = pending.kind === 'decision' ? (pending.seats[0] ?? 0) : 0;
  return isShared ? { kind: 'curtain', next: seat } : { kind: 'bot', seat };
}
