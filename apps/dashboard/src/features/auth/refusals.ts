import { isApiError, type FieldError } from '@karvon/api/errors';

/** The first refusal of one field of the request; undefined when it was not refused. */
export function refusalOf(error: unknown, field: string): FieldError | undefined {
  return isApiError(error, 'validation')
    ? error.fieldErrors.find((refused) => refused.field === field)
    : undefined;
}

/** True when the number's proof is used up or out of date. */
export function isTicketGone(error: unknown): boolean {
  return refusalOf(error, 'ticket')?.code === 'ticket_expired';
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

/** What stands at none of these fields and belongs above the button. */
export function homelessFailure(error: unknown, fields: readonly string[]): unknown {
  return fields.some((field) => refusalOf(error, field) !== undefined) ? undefined : error;
}
