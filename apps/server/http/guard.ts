import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { TroubleReason } from '../words.ts';

/** What a request says of where it comes from and goes to. */
export interface Asked {
  readonly method: string;
  readonly host: string | undefined;
  readonly origin: string | undefined;
  readonly isUpgrade: boolean;
}

/**
 * Whether a request is meant for this server and, where it may change something, comes from a
 * page of ours. Null: it is and does. A page of others can make its own name point at this
 * machine, but it cannot make it a number or a name that we go by.
 */
export function whyNotFor(
  { method, host, origin, isUpgrade }: Asked,
  origins: readonly string[],
): TroubleReason | null {
  if (host === undefined || !isOurs(host, origins)) return 'unknown-host';
  const changes = isUpgrade || (method !== 'GET' && method !== 'HEAD');
  // A browser always says from which page such a request comes; a program says nothing.
  if (!changes || origin === undefined) return null;
  const isOwn = URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
  return isOwn || origins.includes(origin) ? null : 'other-site';
}

function isOurs(host: string, origins: readonly string[]): boolean {
  if (origins.some((origin) => new URL(origin).host === host.toLowerCase())) return true;
  const name = host.toLowerCase().replace(/:\d+$/, '');
  if (isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0) return true;
  const own = hostname().toLowerCase();
  return name === 'localhost' || name === own || name === `${own}.local`;
}
