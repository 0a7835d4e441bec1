import { isApiError, type FieldError } from '@karvon/api/errors';

/** The first rejection of one field of the request; undefined when it was not rejected. */
export function rejectionOf(error: unknown, field: string): FieldError | undefined {
  return isApiError(error, 'validation')
    ? error.fieldErrors.find((rejected) => rejected.field === field)
    : undefined;
}

/** True when the number's proof is used up or out of date. */
export function isTicketGone(error: unknown): boolean {
  return rejectionOf(error, 'ticket')?.code === 'ticket_expired';
}

/**
 * Until when to wait, on this device's clock.
 *
 * @returns undefined when the failure says nothing about waiting
 */
export function waitOf(error: unknown, now: number): number | undefined {
  return isApiError(error, 'too_many') && error.retryAfter !== undefined
    ? now + error.retryAfter * 1000
    : undefined;
}

/** What is at none of these fields and belongs above the button. */
export function formLevelFailure(error: unknown, fields: readonly string[]): unknown {
  return fields.some((field) => rejectionOf(error, field) !== undefined) ? undefined : error;
}
