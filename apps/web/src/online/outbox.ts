import type { ClientMessage } from '@bannerfield/protocol/online';
import type { Doing, OnlineKeeper } from './keeper.ts';

interface OutboxHearer {
  readonly say: (message: ClientMessage) => void;
  /** @param isKept false: the browser could not keep it. */
  readonly changed: (sending: readonly Doing[], isKept: boolean) => void;
}

type OutboxKeeper = Pick<OnlineKeeper, 'outbox' | 'put' | 'drop'>;

/**
 * What is on its way in one match. It is kept before it is sent, sent again after each break under
 * the same name, and vanishes only when it has been accepted or refused.
 */
export class Outbox {
  readonly #match: string;
  readonly #keeper: OutboxKeeper;
  readonly #hearer: OutboxHearer;
  #sending: readonly Doing[] = [];
  #isKept = true;
  /** Accepted, but its news have not come yet. */
  #awaited: { readonly doing: Doing; readonly number: number } | null = null;
  /** One after the other, so that what is dropped has been put before. */
  #stored: Promise<void> = Promise.resolve();

  constructor(match: string, keeper: OutboxKeeper, hearer: OutboxHearer) {
    this.#match = match;
    this.#keeper = keeper;
    this.#hearer = hearer;
  }

  /** Takes up what was on its way when the page was closed. */
  async load(): Promise<void> {
    await this.#store(async () => {
      this.#sending = await this.#keeper.outbox(this.#match);
    });
    this.#tell();
  }

  async add(doings: readonly Doing[]): Promise<void> {
    this.#sending = [...this.#sending, ...doings];
    this.#tell();
    await this.#put(doings);
    this.#tell();
    this.flush();
  }

  /** Keeps all of it once more, where that has failed. */
  async keepAll(): Promise<void> {
    await this.#put(this.#sending);
    this.#tell();
  }

  /** Sends what may be sent. Moves go one by one: each is made for what the one before leads to. */
  flush(): void {
    const [first] = this.#sending.filter(({ type }) => type === 'act');
    if (first !== undefined) this.#hearer.say(first);
    for (const doing of this.#sending) if (doing.type === 'resign') this.#hearer.say(doing);
  }

  /** @param known the last number of which the news have come. */
  accept(action: string, number: number, known: number): void {
    const done = this.#sending.find((each) => each.action === action);
    if (done === undefined) return;
    this.#forget([done]);
    this.#awaited = number > known ? { doing: done, number } : null;
    this.#sending = this.#sending.map((each) =>
      each.type === 'act' ? { ...each, expected: number } : each,
    );
    void this.#put(this.#sending);
    this.#tell();
    this.flush();
  }

  /** The news have come up to this number. */
  known(number: number): void {
    if (this.#awaited === null || number < this.#awaited.number) return;
    this.#awaited = null;
    this.#tell();
  }

  /** True: it was on its way. Moves that were to follow it are not sent either. */
  refuse(action: string): boolean {
    const refused = this.#sending.find((each) => each.action === action);
    if (refused === undefined) return false;
    this.#forget(this.#sending.filter((each) => each === refused || each.type === 'act'));
    this.#tell();
    return true;
  }

  clear(): void {
    this.#forget(this.#sending);
    this.#tell();
  }

  #tell(): void {
    const first = this.#awaited === null ? [] : [this.#awaited.doing];
    this.#hearer.changed([...first, ...this.#sending], this.#isKept);
  }

  #forget(gone: readonly Doing[]): void {
    this.#sending = this.#sending.filter((each) => !gone.includes(each));
    for (const { action } of gone) void this.#store(() => this.#keeper.drop(this.#match, action));
  }

  #put(doings: readonly Doing[]): Promise<void> {
    for (const doing of doings) void this.#store(() => this.#keeper.put(this.#match, doing));
    return this.#stored;
  }

  /** What cannot be kept is sent all the same, and that it is not kept is said. */
  #store(work: () => Promise<void>): Promise<void> {
    this.#stored = this.#stored.then(work).then(
      () => {
        this.#isKept = true;
      },
      (error: unknown) => {
        console.error(error);
        this.#isKept = false;
      },
    );
    return this.#stored;
  }
}
