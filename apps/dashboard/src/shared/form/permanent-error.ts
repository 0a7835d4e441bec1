import { isApiError } from '@karvon/api/errors';

/**
 * True when the server rejected a request with an Idempotency-Key, so that the next one needs a new key. After any
 * other error the request may have been processed, or still be running.
 */
export const isPermanentError = (error: unknown): boolean =>
  isApiError(error, 'validation', 'forbidden', 'not_found', 'conflict') &&
  error.code !== 'request_in_progress';
