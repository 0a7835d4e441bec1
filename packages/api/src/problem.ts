import { ApiError, type ErrorKind, type FieldError, type Needs } from './errors';

function kindOfStatus(status: number): ErrorKind {
  switch (status) {
    case 401:
      return 'unauthorized';
    case 403:
      return 'forbidden';
    case 404:
    case 410:
      return 'not_found';
    case 409:
      return 'conflict';
    case 412:
      return 'stale';
    case 400:
    case 413:
    case 415:
    case 422:
      return 'validation';
    case 429:
      return 'too_many';
    default:
      return status >= 500 ? 'unavailable' : 'unknown';
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function paramsOf(value: unknown): Record<string, string | number> | undefined {
  if (!isRecord(value)) return undefined;
  const params: Record<string, string | number> = {};
  for (const [name, entry] of Object.entries(value)) {
    if (typeof entry === 'string' || typeof entry === 'number') params[name] = entry;
  }
  return params;
}

function fieldErrorsOf(value: unknown): FieldError[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    if (!isRecord(entry)) return [];
    const field = text(entry['field']);
    const code = text(entry['code']);
    if (field === undefined || code === undefined) return [];
    const params = paramsOf(entry['params']);
    return [params === undefined ? { field, code } : { field, code, params }];
  });
}

const needsOf = (value: unknown): Needs | undefined =>
  value === 'owner' || value === 'manager' ? value : undefined;

function secondsOf(value: unknown, header: string | undefined, now: number): number | undefined {
  if (typeof value === 'number' && value >= 0) return Math.ceil(value);
  if (header === undefined || header.trim() === '') return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, Math.ceil(seconds));
  // A proxy may send the HTTP-date form of Retry-After.
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}

/**
 * The body is untrusted: a proxy's HTML page or an incomplete document still gives the right kind by its status.
 * @param body the parsed JSON; undefined for anything else
 * @param retryAfter the header `Retry-After`
 */
export function errorFromResponse(status: number, body: unknown, retryAfter?: string): ApiError {
  const problem = isRecord(body) ? body : {};
  const allowed = problem['allowed'];
  const seconds = secondsOf(problem['retry_after'], retryAfter, Date.now());
  const there = problem['conflicts_with'];
  const conflictsWith = isRecord(there) ? there['id'] : undefined;
  const code = text(problem['code']);
  const detail = text(problem['detail']) ?? text(problem['title']);
  const instance = text(problem['instance']);
  const needs = needsOf(problem['needs']);
  return new ApiError({
    kind: kindOfStatus(status),
    status,
    ...(code !== undefined && { code }),
    ...(detail !== undefined && { detail }),
    ...(instance !== undefined && { instance }),
    ...(typeof conflictsWith === 'number' && { conflictsWith }),
    ...(seconds !== undefined && { retryAfter: seconds }),
    ...(needs !== undefined && { needs }),
    fieldErrors: fieldErrorsOf(problem['errors']),
    allowed: Array.isArray(allowed)
      ? allowed.filter((state: unknown): state is string => typeof state === 'string')
      : [],
    current: problem['current'],
  });
}
