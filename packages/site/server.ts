import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Served, Site } from './site.ts';

/** Nothing but our own files, and no code that is not in one of them. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** With every answer. */
export const SITE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

const START = '/index.html';

/** Serves the client; addresses that are pages of the program get its start file. */
export function makeServer(site: Site): Server {
  return createServer((request, response) => {
    answerFrom(site, request, response);
  });
}

/** Answers one request with a file of the client, or says that there is none. */
export function answerFrom(site: Site, request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(SITE_HEADERS)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    end(response, 405, 'Only GET and HEAD are answered.');
    return;
  }
  const address = addressOf(request.url ?? '/');
  const found = address === null ? undefined : site.get(address);
  const served = found ?? (address === null || isFile(address) ? undefined : site.get(START));
  if (served === undefined) end(response, 404, 'There is nothing here.');
  else send(served, request, response);
}

/** Null: no address at all. */
function addressOf(url: string): string | null {
  try {
    const [path = ''] = url.split(/[?#]/);
    const address = decodeURIComponent(path);
    return address === '/' ? START : address;
  } catch {
    return null;
  }
}

/** A file has a dot in its name; a page of the program has none. */
function isFile(address: string): boolean {
  return address.slice(address.lastIndexOf('/')).includes('.') || address.startsWith('/assets/');
}

function send(served: Served, request: IncomingMessage, response: ServerResponse): void {
  const takesGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  const isSqueezed = takesGzip && served.squeezed !== null;
  const body = isSqueezed ? served.squeezed : served.body;
  response.setHeader('Cache-Control', served.cache);
  response.setHeader('ETag', served.etag);
  response.setHeader('Vary', 'Accept-Encoding');
  if (request.headers['if-none-match'] === served.etag) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader('Content-Type', served.type);
  response.setHeader('Content-Length', body.length);
  if (isSqueezed) response.setHeader('Content-Encoding', 'gzip');
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : body);
}

function end(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.writeHead(status).end(`${text}\n`);
}

/** Listens on this machine alone. @returns the port: the one wished for, or a free one. */
export async function listen(server: Server, wished: number): Promise<number> {
  try {
    return await listenOn(server, wished);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    return listenOn(server, 0);
  }
}

function listenOn(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}
