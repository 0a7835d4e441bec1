import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Counts and times requests by operationId (never by path, which holds ids) and serves them at /metrics. @returns where others add theirs */
export function installMetrics(app: FastifyInstance): Registry {
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

  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  return registry;
}
