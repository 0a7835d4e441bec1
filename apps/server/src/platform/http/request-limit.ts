import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { addressBucket } from '../limits/address-bucket';
import { tooMany } from './problem';
import type { Counter, SharedCounts } from '../limits/shared-counts';

/** Counts together with the other instances. */
const storeOf = (add: Counter) =>
  class SharedStore implements FastifyRateLimitStore {
    incr(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1]): void {
      const { count, endsIn } = add(key);
      done(null, { current: count, ttl: endsIn });
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };

/** @param max requests per minute and address; 0 = no limit */
export async function installRequestLimit(
  app: FastifyInstance,
  max: number,
  counts: SharedCounts,
): Promise<void> {
  if (max === 0) return;
  await app.register(rateLimit, {
    max,
    timeWindow: '1 minute',
    store: storeOf(counts.counter('request', max)),
    keyGenerator: (request) => addressBucket(request.ip),
    // Files are cheap, and a page requests many at once.
    allowList: (request) => request.routeOptions.config.operationId === undefined,
    errorResponseBuilder: (_request, context) => tooMany(context.ttl / 1000),
  });
}
