import type { ErrorCode } from '@karvon/api/error-codes';

/** `code` is a translation key, `params` fill its placeholders. */
export interface FieldError {
  field: string;
  code: ErrorCode;
  params?: Record<string, string | number>;
}

export const missing = (field: string): FieldError => ({ field, code: 'required' });

export const duplicates = (field: string, items: readonly (string | number)[]): FieldError[] =>
  items.flatMap((item, at) =>
    items.indexOf(item) === at ? [] : [{ field: `${field}.${at}`, code: 'duplicate' }],
  );

export interface ProblemExtra {
  detail?: string;
  errors?: readonly FieldError[];
  allowed?: readonly string[];
  needs?: 'owner' | 'manager';
  /** Seconds; also sent as Retry-After. */
  retry_after?: number;
  conflicts_with?: { id: number; title?: string };
  current?: unknown;
}

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  412: 'Precondition Failed',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  503: 'Service Unavailable',
  507: 'Insufficient Storage',
};

/** Throw it anywhere below a route; the error handler turns it into a problem document. */
export class Problem extends Error {
  readonly status: number;
  /** Translation key in the namespace `errors`. */
  readonly code: ErrorCode;
  readonly extra: ProblemExtra;

  constructor(status: number, code: ErrorCode, extra: ProblemExtra = {}) {
    super(`${status} ${code}`);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.extra = extra;
  }
}

/** RFC 9457. `instance` is the correlation id of the request. */
export function problemDocument(problem: Problem, instance: string) {
  return {
    type: 'about:blank',
    title: titles[problem.status] ?? 'Error',
    status: problem.status,
    code: problem.code,
    instance,
    ...problem.extra,
  };
}

export const badRequest = (code: ErrorCode = 'bad_request', errors?: readonly FieldError[]) =>
  new Problem(400, code, errors === undefined ? {} : { errors });

export const unauthorized = (code: ErrorCode = 'unauthorized') => new Problem(401, code);

export const forbidden = (code: ErrorCode = 'forbidden') => new Problem(403, code);

/** `needs` is the lowest role that may do it. */
export const notPermitted = (needs: 'owner' | 'manager') =>
  new Problem(403, 'not_permitted', { needs });

/** Also used for entities of other businesses, so that their existence is not revealed. */
export const notFound = (code: ErrorCode = 'not_found') => new Problem(404, code);

export const conflict = (code: ErrorCode, allowed?: readonly string[]) =>
  new Problem(409, code, allowed === undefined ? {} : { allowed });

/** `current` is the entity in the contract's shape, for the comparison on screen. */
export const stale = (current: unknown) => new Problem(412, 'stale_version', { current });

export const tooLarge = (code: ErrorCode = 'file_too_large') => new Problem(413, code);

export const unsupportedType = (code: ErrorCode = 'file_type_not_supported') =>
  new Problem(415, code);

export const validation = (errors: readonly FieldError[], code: ErrorCode = 'validation_failed') =>
  new Problem(422, code, { errors });

/** @param seconds until a retry makes sense */
export const tooMany = (seconds: number, code: ErrorCode = 'too_many_requests') =>
  new Problem(429, code, { retry_after: Math.max(1, Math.ceil(seconds)) });

export const notImplemented = () => new Problem(501, 'not_implemented');

export const unavailable = (seconds = 2) =>
  new Problem(503, 'service_unavailable', { retry_after: seconds });

export const storageFull = () => new Problem(507, 'insufficient_storage');
