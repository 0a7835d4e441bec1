import { isApiError } from '@karvon/api/errors';

/**
 * Whether the server said no to a request that carries an Idempotency-Key, so that the next one is another request under another key.
 * Anything else may have been done without our hearing of it, or is being done right now.
 */
export const isPermanentError = (error: unknown): boolean =>
  isApiError(error, 'validation', 'forbidden', 'not_found', 'conflict') &&
  error.code !== 'request_in_progress';
