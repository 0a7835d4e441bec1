const prefixes = new Map([
  [400, 'Bad Request: '],
  [403, 'Forbidden: '],
  [409, 'Conflict: '],
]);

/** An error of the Bot API: `{ ok: false, error_code, description, parameters }`. */
export class ApiError extends Error {
  readonly code: number;
  readonly retryAfter: number | undefined;

  constructor(code: number, description: string, retryAfter?: number) {
    super(`${prefixes.get(code) ?? ''}${description}`);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

export const tooMany = (seconds: number) =>
  new ApiError(429, `Too Many Requests: retry after ${seconds}`, seconds);
