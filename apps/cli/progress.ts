import { isDumb, type Io } from './io.ts';

/** Tells on stderr how far a long run is. */
export interface Progress {
  /** To be called often; `done` of the total. */
  at(done: number): void;
  end(): void;
}

const QUIET_MS = 1000;
const REDRAW_MS = 100;
const SPARSE_MS = 10_000;
const BAR = 24;

/**
 * Silent in the first second. Then a bar with rate and time left if stderr is a terminal, else
 * a line every ten seconds.
 */
export function makeProgress(io: Io, unit: string, total: number): Progress {
  const isLive = io.stderr.isTTY === true && !isDumb(io);
  const begun = Date.now();
  let due = begun + (isLive ? QUIET_MS : SPARSE_MS);
  let isShown = false;
  return {
    at: (done) => {
      const now = Date.now();
      if (now < due) return;
      due = now + (isLive ? REDRAW_MS : SPARSE_MS);
      const line = progressLine(unit, done, total, (now - begun) / 1000);
      io.stderr.write(isLive ? `\r\u001b[K${line}` : `${line}\n`);
      isShown = isLive;
    },
    end: () => {
      if (isShown) io.stderr.write('\r\u001b[K');
    },
  };
}

/** `[######------------------]  50/200 games  12.5/s  12 s left` */
export function progressLine(unit: string, done: number, total: number, seconds: number): string {
  const filled = Math.floor((BAR * done) / total);
  const bar = `${'#'.repeat(filled)}${'-'.repeat(BAR - filled)}`;
  const rate = done / Math.max(seconds, 0.001);
  const left = done === 0 ? '' : `  ${formatSeconds((total - done) / rate)} left`;
  return `[${bar}]  ${String(done)}/${String(total)} ${unit}  ${rate.toPrecision(3)}/s${left}`;
}

function formatSeconds(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 100) return `${String(whole)} s`;
  return `${String(Math.floor(whole / 60))} min ${String(whole % 60)} s`;
}
