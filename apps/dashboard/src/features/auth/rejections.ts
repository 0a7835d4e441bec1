import { isApiError, type FieldError } from '@karvon/api/errors';

export function rejectionOf(error: unknown, field: string): FieldError | undefined {
  return isApiError(error, 'validation')
    ? error.fieldErrors.find((rejected) => rejected.field === field)
    : undefined;
}

export function isTicketGone(error: unknown): boolean {
  return rejectionOf(error, 'ticket')?.code === 'ticket_expired';
}

/** End of the required wait, on this device's clock. Undefined when none is required. */
export function waitOf(error: unknown, now: number): number | undefined {
  return isApiError(error, 'too_many') && error.retryAfter !== undefined
    ? now + error.retryAfter * 1000
    : undefined;
}

export function formLevelFailure(error: unknown, fields: readonly string[]): unknown {
  return fields.some((field) => rejectionOf(error, field) !== undefined) ? undefined : error;
}
