export type Urgency = 'polite' | 'assertive';

/** One thing said aloud. */
export interface Utterance {
  readonly id: number;
  readonly text: string;
  readonly urgency: Urgency;
}

/** Says things to screen readers, one after the other. */
export interface Announcer {
  announce(text: string, urgency?: Urgency): void;
  subscribe(onChange: () => void): () => void;
  /** What stands in the live regions now. */
  now(): readonly Utterance[];
}

/** Long enough to be taken up, short enough not to be met again by someone who reads on. */
const KEPT = 6000;
/** Readers drop what changes twice within one of their turns. */
const APART = 120;

/** A queue of its own: two texts that come together are both said, and a repeated one again. */
export function makeAnnouncer(): Announcer {
  const listeners = new Set<() => void>();
  const waiting: Utterance[] = [];
  let said: readonly Utterance[] = [];
  let count = 0;
  let isBusy = false;

  function change(next: readonly Utterance[]): void {
    said = next;
    for (const listener of listeners) listener();
  }

  function sayNext(): void {
    const next = waiting.shift();
    isBusy = next !== undefined;
    if (next === undefined) return;
    change([...said, next]);
    setTimeout(() => change(said.filter(({ id }) => id !== next.id)), KEPT);
    setTimeout(sayNext, APART);
  }

  return {
    announce: (text, urgency = 'polite') => {
      count += 1;
      const utterance = { id: count, text, urgency };
      if (urgency === 'assertive') waiting.unshift(utterance);
      else waiting.push(utterance);
      if (!isBusy) sayNext();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    now: () => said,
  };
}
