import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A line to a server that can be cut; nobody is let through while it is. */
export interface Relay {
  readonly port: number;
  /** How often somebody has called so far. */
  calls(): number;
  /** How many of those are still on the line. */
  open(): number;
  cut(): void;
  /** From now on callers are left on the line without an answer. */
  hush(): void;
  mend(): void;
}

/** @param target the port that it leads to; null: nowhere, whoever calls is cut off. */
export async function startRelay(target: number | null): Promise<Relay> {
  const callers = new Set<Socket>();
  let calls = 0;
  let way: 'through' | 'cut' | 'silent' = target === null ? 'cut' : 'through';
  const server = createServer((caller) => {
    calls += 1;
    callers.add(caller);
    caller.on('error', () => undefined);
    caller.on('close', () => callers.delete(caller));
    if (way === 'cut') caller.destroy();
    if (way === 'silent') caller.resume();
    if (way !== 'through' || target === null) return;
    const line = connect(target, '127.0.0.1');
    line.on('error', () => caller.destroy());
    caller.on('close', () => line.destroy());
    caller.pipe(line).pipe(caller);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = (): void => {
    way = 'cut';
    for (const caller of callers) caller.destroy();
  };
  onTestFinished(() => {
    cut();
    server.close();
  });
  return {
    port: (server.address() as AddressInfo).port,
    calls: () => calls,
    open: () => callers.size,
    cut,
    hush: () => {
      way = 'silent';
    },
    mend: () => {
      way = 'through';
    },
  };
}
