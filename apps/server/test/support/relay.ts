import { once } from 'node:events';
import { makeXoshiro, type Rng } from '@bannerfield/kernel';
import { onTestFinished } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';

/** What a bad net does to messages: shares of them, and milliseconds. */
export interface Faults {
  readonly cut: number;
  readonly doubled: number;
  readonly delay: number;
}

/** Stands between clients and a server, and loses, doubles and delays what they say. */
export interface Relay {
  /** As a server's: `http://127.0.0.1:1234`. */
  readonly address: string;
  /** May be changed at any time. */
  faults: Faults;
  readonly cuts: number;
  /** Breaks all lines now. */
  cutAll(): void;
}

export const NO_FAULTS: Faults = { cut: 0, doubled: 0, delay: 0 };

export async function openRelay(server: string, seed = 1): Promise<Relay> {
  const ears = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(ears, 'listening');
  const bound = ears.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  const { next } = makeXoshiro(seed);
  const relay = new BadNet(`http://127.0.0.1:${String(port)}`, server, next);
  ears.on('connection', (near, { url, headers: { cookie = '' } }) => {
    relay.join(near, url ?? '', cookie);
  });
  onTestFinished(() => {
    relay.cutAll();
    ears.close();
  });
  return relay;
}

class BadNet implements Relay {
  readonly address: string;
  faults: Faults = NO_FAULTS;
  cuts = 0;
  readonly #server: string;
  readonly #rng: Rng;
  readonly #lines = new Set<() => void>();

  constructor(address: string, server: string, rng: Rng) {
    this.address = address;
    this.#server = server.replace('http', 'ws');
    this.#rng = rng;
  }

  cutAll(): void {
    this.cuts += this.#lines.size;
    for (const cut of this.#lines) cut();
  }

  /** Leads a client on to the server. */
  join(near: WebSocket, url: string, cookie: string): void {
    const far = new WebSocket(this.#server + url, { headers: { cookie } });
    const cut = (): void => {
      this.#lines.delete(cut);
      near.terminate();
      far.terminate();
    };
    this.#lines.add(cut);
    const opened = once(far, 'open').catch(cut);
    near.on('message', (data: Buffer) => {
      void opened.then(() => {
        this.#pass(far, data, cut);
      });
    });
    far.on('message', (data: Buffer) => {
      this.#pass(near, data, cut);
    });
    for (const end of [near, far]) end.on('close', cut).on('error', () => undefined);
  }

  #pass(to: WebSocket, data: Buffer, cut: () => void): void {
    const { cut: lost, doubled, delay } = this.faults;
    if (this.#happens(lost)) {
      this.cuts += 1;
      cut();
      return;
    }
    const times = this.#happens(doubled) ? 2 : 1;
    for (let time = 0; time < times; time++) {
      setTimeout(() => {
        if (to.readyState === WebSocket.OPEN) to.send(data.toString('utf8'));
      }, delay * time);
    }
  }

  #happens(share: number): boolean {
    return this.#rng(1000) < share * 1000;
  }
}
