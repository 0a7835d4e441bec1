/** Reason why a call failed. Screens decide by it, never by a status number. */
export type ErrorKind =
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'stale'
  | 'validation'
  | 'too_many'
  | 'unavailable'
  | 'offline'
  | 'timeout'
  | 'contract'
  | 'aborted'
  | 'unknown';

export type Needs = 'owner' | 'manager';

/** A rejected field of a 422: `field` is a dotted path, `code` a key of the namespace `errors`. */
export interface FieldError {
  field: string;
  code: string;
  params?: Record<string, string | number>;
}

/** Every field except `kind` is optional. */
export interface ApiErrorInit {
  kind: ErrorKind;
  /** 0 when no response came */
  status?: number;
  /** Key of the namespace `errors`; defaults to the kind. */
  code?: string;
  /** Text for developers, never shown to dealers. */
  detail?: string;
  fieldErrors?: readonly FieldError[];
  /** 409: the allowed states. */
  allowed?: readonly string[];
  /** 403 `not_permitted` */
  needs?: Needs;
  /** 409: id of the existing entity. */
  conflictsWith?: number;
  /** 429, 503: seconds until a retry makes sense. */
  retryAfter?: number;
  /** 412: the current entity. Parse it before use. */
  current?: unknown;
  /** Quoted to support. */
  instance?: string;
  cause?: unknown;
}

/** The only error that this package throws. Narrow it by `isApiError(error, kind)`. */
export class ApiError extends Error {
  readonly kind: ErrorKind;
  readonly status: number;
  readonly code: string;
  readonly fieldErrors: readonly FieldError[];
  readonly allowed: readonly string[];
  readonly needs: Needs | undefined;
  readonly conflictsWith: number | undefined;
  readonly retryAfter: number | undefined;
  /** ms since 1970 on this device's clock */
  readonly retryAt: number | undefined;
  readonly current: unknown;
  readonly instance: string | undefined;

  constructor(init: ApiErrorInit) {
    super(init.detail ?? init.code ?? init.kind, { cause: init.cause });
    this.name = 'ApiError';
    this.kind = init.kind;
    this.status = init.status ?? 0;
    // `too_many` alone would read as a plural form of the key `too`.
    this.code = init.code ?? (init.kind === 'too_many' ? 'too_many_requests' : init.kind);
    this.fieldErrors = init.fieldErrors ?? [];
    this.allowed = init.allowed ?? [];
    this.needs = init.needs;
    this.conflictsWith = init.conflictsWith;
    this.retryAfter = init.retryAfter;
    this.retryAt = init.retryAfter === undefined ? undefined : Date.now() + init.retryAfter * 1000;
    this.current = init.current;
    this.instance = init.instance;
  }
}

export function isApiError(error: unknown, ...kinds: readonly ErrorKind[]): error is ApiError {
  return error instanceof ApiError && (kinds.length === 0 || kinds.includes(error.kind));
}

/** True when the same call may succeed later without a change by the user. */
export function isRetryable(error: unknown): boolean {
  return isApiError(error, 'unavailable', 'offline', 'timeout', 'too_many', 'contract', 'unknown');
}
