/** How the line to the server is; times in milliseconds since 1970. */
export type LinkState =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'connected' }
  /** It has broken, and is tried again and again. */
  | { readonly kind: 'reconnecting'; readonly since: number }
  /** The browser itself says that there is no net. */
  | { readonly kind: 'offline'; readonly since: number };

/** An open line, or one that is being opened. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

/** What is heard of a line; nothing more once it is closed, for whatever reason. */
export interface WireHearer {
  opened(): void;
  said(text: string): void;
  closed(): void;
}

export type OpenWire = (hearer: WireHearer) => Wire;

/** How long what takes, in milliseconds. */
export interface Pace {
  /** Before the first attempt after a break, and at most; each wait is twice the one before. */
  readonly first: number;
  readonly longest: number;
  /** So long an opening or an answer is waited for. */
  readonly patience: number;
  /** After so long a silence it is asked whether anybody is there. */
  readonly silence: number;
}

export const PACE: Pace = { first: 500, longest: 20_000, patience: 8000, silence: 30_000 };

/** What a line needs of the browser. */
export interface LinkTools {
  readonly openWire: OpenWire;
  readonly pace: Pace;
  /** From 0 up to, and without, 1: so that not all come back at once after a server was away. */
  chance(): number;
  isOnline(): boolean;
  /** Calls back when the net is back or gone, and when the page is looked at again. @returns the end of it. */
  onAwake(awake: () => void): () => void;
}

/** What the line's owner hears. */
export interface LinkHearer {
  opened(): void;
  said(text: string): void;
  /** Nothing was heard for long: something is to be asked that is answered. */
  probe(): void;
  changed(state: LinkState): void;
}

/** A line that comes back by itself until it is closed. */
export interface Link {
  readonly state: LinkState;
  /** False: it is not open, and nothing was sent. */
  send(text: string): boolean;
  /** Breaks it, and opens it anew. */
  restart(): void;
  close(): void;
}

export function openLink(tools: LinkTools, hearer: LinkHearer): Link {
  return new BrowserLink(tools, hearer);
}

class BrowserLink implements Link {
  readonly #tools: LinkTools;
  readonly #hearer: LinkHearer;
  readonly #stopWaking: () => void;
  #state: LinkState = { kind: 'connecting' };
  #wire: Wire | null = null;
  #isOpen = false;
  #attempts = 0;
  /** Of the next attempt, or of the end of patience. */
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(tools: LinkTools, hearer: LinkHearer) {
    this.#tools = tools;
    this.#hearer = hearer;
    this.#stopWaking = tools.onAwake(() => this.#awake());
    this.#connect();
  }

  get state(): LinkState {
    return this.#state;
  }

  send(text: string): boolean {
    if (!this.#isOpen) return false;
    this.#wire?.send(text);
    return true;
  }

  restart(): void {
    this.#break();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#stopWaking();
    this.#isOpen = false;
    const wire = this.#wire;
    this.#wire = null;
    wire?.close();
  }

  #connect(): void {
    const hearer: WireHearer = {
      opened: () => {
        if (this.#wire !== wire) return;
        this.#isOpen = true;
        this.#hearer.opened();
        this.#waitFor(this.#tools.pace.patience);
      },
      said: (text) => {
        if (this.#wire !== wire) return;
        this.#attempts = 0;
        if (this.#state.kind !== 'connected') this.#change({ kind: 'connected' });
        this.#listen();
        this.#hearer.said(text);
      },
      closed: () => {
        if (this.#wire === wire) this.#break();
      },
    };
    const wire = this.#tools.openWire(hearer);
    this.#wire = wire;
    this.#waitFor(this.#tools.pace.patience);
  }

  /** Gives the other end so long, and then takes it to be gone. */
  #waitFor(time: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#break(), time);
  }

  /** After long silence: a line whose other end is gone does not always say so. */
  #listen(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#probe(), this.#tools.pace.silence);
  }

  #probe(): void {
    this.#hearer.probe();
    this.#waitFor(this.#tools.pace.patience);
  }

  #break(): void {
    const wire = this.#wire;
    this.#wire = null;
    this.#isOpen = false;
    wire?.close();
    this.#change(this.#broken());
    const { first, longest } = this.#tools.pace;
    const most = Math.min(longest, first * 2 ** this.#attempts);
    this.#attempts += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), most * (0.5 + this.#tools.chance() / 2));
  }

  #broken(): LinkState {
    const since = 'since' in this.#state ? this.#state.since : Date.now();
    return { kind: this.#tools.isOnline() ? 'reconnecting' : 'offline', since };
  }

  #awake(): void {
    const isOnline = this.#tools.isOnline();
    if (this.#isOpen) {
      // Whether the line still holds, the answer tells.
      if (!isOnline) this.#change(this.#broken());
      this.#probe();
      return;
    }
    this.#change(this.#broken());
    if (!isOnline || this.#wire !== null) return;
    clearTimeout(this.#timer);
    this.#attempts = 0;
    this.#connect();
  }

  #change(state: LinkState): void {
    this.#state = state;
    this.#hearer.changed(state);
  }
}
