import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Writer } from '../store/writer.ts';
import { refuse } from './routes.ts';

/** Figures of one server, in the text format of Prometheus. */
export interface Metrics {
  readonly registry: Registry;
  /** The same writer, of which each storing is timed. */
  readonly timed: (writer: Writer) => Writer;
}

/** Seconds; a commit to a disk takes thousandths, one that waits for a lock takes seconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export function makeMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const storing = new Histogram({
    name: 'bannerfield_store_seconds',
    help: 'How long entries took from being given to being stored, or not',
    labelNames: ['outcome'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const timed = (writer: Writer): Writer => ({
    ...writer,
    append: async (entries) => {
      const end = storing.startTimer();
      try {
        const isFirst = await writer.append(entries);
        end({ outcome: isFirst ? 'stored' : 'another-was-first' });
        return isFirst;
      } catch (error) {
        end({ outcome: 'failed' });
        throw error;
      }
    },
  });
  return { registry, timed };
}

/** What is counted when it is asked for. */
export interface Counted {
  readonly matches: () => number;
  readonly sockets: () => number;
}

const HERE = /^(::ffff:)?127\.|^::1$/;

/** A proxy on this machine asks for others, whether it is trusted or not. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'];

/** `/metrics`, for who asks from this machine, and not through a proxy. */
export function addMetrics(app: FastifyInstance, { registry }: Metrics, counted: Counted): void {
  gauge(registry, 'bannerfield_matches', 'Matches in memory', counted.matches);
  gauge(registry, 'bannerfield_sockets', 'Open sockets', counted.sockets);
  const answering = new Histogram({
    name: 'bannerfield_http_seconds',
    help: 'How long requests took to be answered',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    answering.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    const isForwarded = FORWARDED.some((name) => name in request.headers);
    if (isForwarded || !HERE.test(request.ip)) return refuse(reply, 'no-such-address');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function gauge(registry: Registry, name: string, help: string, count: () => number): void {
  const made: Gauge = new Gauge({
    name,
    help,
    registers: [registry],
    collect: () => {
      made.set(count());
    },
  });
}
