import {
  clientMessage,
  healthAnswer,
  matchAnswer,
  ONLINE_PROTOCOL,
  openedAnswer,
  openRequest,
  seatAnswer,
  serverMessage,
  takeSeatRequest,
  troubleSchema,
} from '@bannerfield/protocol';
import { z, type ZodType } from 'zod';

/** What one address does: the document is made of these, and a test compares them with the routes. */
interface Described {
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly summary: string;
  readonly body?: ZodType;
  /** By status; a text is described, not checked. */
  readonly answers: Readonly<Record<number, ZodType | string>>;
}

export const DESCRIBED: readonly Described[] = [
  {
    method: 'get',
    path: '/api',
    summary: 'This document.',
    answers: { 200: 'OpenAPI 3.1' },
  },
  {
    method: 'post',
    path: '/api/matches',
    summary: 'Opens a match and sits down; the cookie in the answer proves the seat.',
    body: openRequest,
    answers: { 201: openedAnswer, 400: troubleSchema, 404: troubleSchema, 429: troubleSchema },
  },
  {
    method: 'post',
    path: '/api/matches/{match}/seats',
    summary: 'Sits down on the other chair. Who sits already is told his seat.',
    body: takeSeatRequest,
    answers: { 200: seatAnswer, 403: troubleSchema, 404: troubleSchema, 409: troubleSchema },
  },
  {
    method: 'post',
    path: '/api/matches/{match}/rematch',
    summary: 'Takes the seat in the match that both have agreed to play next.',
    answers: { 200: seatAnswer, 404: troubleSchema, 409: troubleSchema },
  },
  {
    method: 'get',
    path: '/api/matches/{match}',
    summary: 'What is played, by whom, and how far it is.',
    answers: { 200: matchAnswer, 404: troubleSchema },
  },
  {
    method: 'get',
    path: '/api/matches/{match}/record',
    summary: 'The record of a finished match, for `bannerfield verify`.',
    answers: { 200: 'the record', 404: troubleSchema, 409: troubleSchema },
  },
  {
    method: 'get',
    path: '/api/matches/{match}/socket',
    summary: 'A WebSocket of ClientMessage and ServerMessage, JSON, one a message.',
    answers: { 101: 'a WebSocket', 404: troubleSchema },
  },
  {
    method: 'get',
    path: '/health',
    summary: 'Whether the server and its database answer.',
    answers: { 200: healthAnswer, 500: troubleSchema },
  },
  {
    method: 'get',
    path: '/metrics',
    summary: 'Figures for Prometheus; for this machine alone.',
    answers: { 200: 'the text format of Prometheus', 404: troubleSchema },
  },
];

/** What can be asked of a server over HTTP, as OpenAPI 3.1 says it. */
export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const each of DESCRIBED) (paths[each.path] ??= {})[each.method] = operation(each);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Bannerfield',
      version: String(ONLINE_PROTOCOL),
      description: 'Matches over the network; docs/server.md tells what the messages mean.',
    },
    paths,
    components: {
      schemas: { ClientMessage: schemaOf(clientMessage), ServerMessage: schemaOf(serverMessage) },
    },
  };
}

function operation({ path, summary, body, answers }: Described): object {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return {
    summary,
    ...(names.length > 0 && {
      parameters: names.map((name) => ({
        name,
        in: 'path',
        required: true,
        schema: { type: 'string' },
      })),
    }),
    ...(body !== undefined && { requestBody: { required: true, content: json(body) } }),
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, answer]) => [status, told(answer)]),
    ),
  };
}

function told(answer: ZodType | string): object {
  if (typeof answer === 'string') return { description: answer };
  const isTrouble = answer === troubleSchema;
  return { description: isTrouble ? 'refused, and why' : 'done', content: json(answer) };
}

function json(schema: ZodType): object {
  return { 'application/json': { schema: schemaOf(schema) } };
}

/** As it goes over the wire: what has a default may be left out. */
function schemaOf(schema: ZodType): object {
  const rest: Record<string, unknown> = {
    ...z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
  };
  delete rest['$schema'];
  return rest;
}
