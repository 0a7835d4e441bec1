import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Config } from '../config/config';
import { notFound } from '../http/problem';

const digest = (text: string) => createHash('sha256').update(text).digest();

function mayRead({ headers, raw }: FastifyRequest, key: string | undefined): boolean {
  if (key !== undefined) {
    const provided = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
    return timingSafeEqual(digest(provided), digest(key));
  }
  const isDirect = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].every(
    (name) => headers[name] === undefined,
  );
  return isDirect && /^(::ffff:)?127\.|^::1$/.test(raw.socket.remoteAddress ?? '');
}

/**
 * Counts and times requests by operationId (never by path, which contains ids) and serves them at /metrics. Access needs the key; without a
 * configured key only unproxied callers on this machine have access. Others get a 404.
 *
 * @returns the registry for further metrics
 */
export function installMetrics(
  app: FastifyInstance,
  { METRICS_KEY }: Pick<Config, 'METRICS_KEY'>,
): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const labelNames = ['operation', 'method', 'status'] as const;
  const requests = new Counter({
    name: 'karvon_requests_total',
    help: 'Requests by operation and status.',
    labelNames,
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'karvon_request_seconds',
    help: 'Time to answer.',
    labelNames,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });

  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      operation: request.routeOptions.config.operationId ?? 'other',
      method: request.method,
      status: String(reply.statusCode),
    };
    requests.inc(labels);
    seconds.observe(labels, reply.elapsedTime / 1000);
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, METRICS_KEY)) throw notFound();
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
  return registry;
}
