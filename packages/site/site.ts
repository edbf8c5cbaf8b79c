import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** One answer that the server can give. */
export interface Served {
  readonly type: string;
  readonly body: Buffer;
  /** Null where squeezing gains nothing. */
  readonly squeezed: Buffer | null;
  readonly etag: string;
  /** How long a browser may keep it without asking. */
  readonly cache: string;
}

/** All files of the client by their address. What is not in it cannot be asked for. */
export type Site = ReadonlyMap<string, Served>;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Reads a built client into memory: a few megabytes, and a new build changes nothing under way. */
export function readSite(folder: string): Site {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    entries.map((file) => {
      const address = `/${path.relative(folder, file).split(path.sep).join('/')}`;
      return [address, serve(address, readFileSync(file))];
    }),
  );
}

function serve(address: string, body: Buffer): Served {
  const type = TYPES[path.extname(address)] ?? 'application/octet-stream';
  const isText = /^text\/|json|svg/.test(type);
  return {
    type,
    body,
    squeezed: isText ? gzipSync(body, { level: 9 }) : null,
    etag: `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`,
    // Names below assets/ hold a hash of the content; all others are asked for again.
    cache: address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}
