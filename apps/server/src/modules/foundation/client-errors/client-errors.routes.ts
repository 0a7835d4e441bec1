import { Counter, type Registry } from 'prom-client';
import { handlersOf } from '../../../platform/http/contract';
import { tooMany } from '../../../platform/http/problem';
import { addressBucket } from '../../../platform/limits/address-bucket';
import type { SharedCounts } from '../../../platform/limits/shared-counts';

/** Reports per address and minute: enough for an office of six whose pages all fail. */
export const mostReports = 60;

/** Stores nothing: the database may be the cause of an error. */
export function clientErrorsRoutes(registry: Registry, counts: SharedCounts) {
  const add = counts.counter('client-error', mostReports);
  const errors = new Counter({
    name: 'karvon_client_errors_total',
    help: 'Errors that pages reported, by kind.',
    labelNames: ['kind'] as const,
    registers: [registry],
  });
  return handlersOf({
    async reportClientError({ body, log, request }) {
      const { count, endsIn } = add(addressBucket(request.ip));
      if (count > mostReports) throw tooMany(endsIn / 1000);
      errors.inc({ kind: body.kind });
      log.warn({ client_error: body }, 'client.error');
      return { status: 204 };
    },
  });
}
