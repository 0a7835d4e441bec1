import { isApiError, type FieldError } from '@karvon/api/errors';

/** Returns the first error of a field of the request, or undefined. */
export function rejectionOf(error: unknown, field: string): FieldError | undefined {
  return isApiError(error, 'validation')
    ? error.fieldErrors.find((rejected) => rejected.field === field)
    : undefined;
}

/** True when the ticket is used up or expired. */
export function isTicketGone(error: unknown): boolean {
  return rejectionOf(error, 'ticket')?.code === 'ticket_expired';
}

/**
 * Returns the end of the required wait, on this device's clock.
 *
 * @returns undefined when the failure says nothing about waiting
 */
export function waitOf(error: unknown, now: number): number | undefined {
  return isApiError(error, 'too_many') && error.retryAfter !== undefined
    ? now + error.retryAfter * 1000
    : undefined;
}

/** Returns the error unless one of these fields shows it. */
export function formLevelFailure(error: unknown, fields: readonly string[]): unknown {
  return fields.some((field) => rejectionOf(error, field) !== undefined) ? undefined : error;
}
