import { isApiError } from '@karvon/api/errors';

/** True when the next request needs a new Idempotency-Key. After other errors the request may have been processed or still run. */
export const isPermanentError = (error: unknown): boolean =>
  isApiError(error, 'validation', 'forbidden', 'not_found', 'conflict') &&
  error.code !== 'request_in_progress';
