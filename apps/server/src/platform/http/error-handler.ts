import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NotFound, TooManyRows, VersionConflict } from '../db/errors';
import {
  Problem,
  badRequest,
  notFound,
  problemDocument,
  stale,
  storageFull,
  tooLarge,
  tooMany,
  unavailable,
  unsupportedType,
  validation,
} from './problem';
import { textAt, valueAt } from '../values/value-at';

const databaseGone = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '08000',
  '08003',
  '08006',
  '53300', // too_many_connections
  '57014', // query_canceled: exceeded the statement timeout
  '25P03', // idle_in_transaction_session_timeout
]);

/** pg errors without a code. The last one means that the connection fell silent. */
const lostConnection =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|client was closed|connection has been discarded|query read timeout/i;

/** serialization_failure and deadlock_detected: the database rolled back one of two conflicting transactions. */
const crossed = new Set(['40001', '40P01']);

const fastifyCodes: Record<string, () => Problem> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => tooLarge('body_too_large'),
  FST_REQ_FILE_TOO_LARGE: () => tooLarge(),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => unsupportedType('content_type_not_supported'),
  FST_INVALID_MULTIPART_CONTENT_TYPE: () => unsupportedType('content_type_not_supported'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => badRequest('malformed_json'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => badRequest('malformed_json'),
  FST_ERR_NOT_FOUND: () => notFound(),
};

function isDatabaseGone(error: object): boolean {
  if (databaseGone.has(textAt(error, 'code')) && textAt(error, 'path') === '') return true;
  // A missing socket names the system call. A missing file is unrelated.
  if (databaseGone.has(textAt(error, 'code')) && textAt(error, 'syscall') === 'connect')
    return true;
  return lostConnection.test(textAt(error, 'message'));
}

/** Unknown errors become a bare 500. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof NotFound) return notFound();
  if (error instanceof VersionConflict) return stale(error.current);
  if (error instanceof TooManyRows) return validation([], 'too_many_rows');
  if (typeof error !== 'object' || error === null) return new Problem(500, 'internal_error');
  const code = textAt(error, 'code');
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100') return storageFull();
  if (isDatabaseGone(error)) return unavailable();
  // The transaction was rolled back completely, so the client may repeat the request.
  if (crossed.has(code)) return unavailable();
  const known = fastifyCodes[code];
  if (known !== undefined) return known();
  const status = valueAt(error, ['statusCode']);
  if (status === 429) return tooMany(60);
  if (typeof status === 'number' && status >= 400 && status < 500) return badRequest();
  return new Problem(500, 'internal_error');
}

/** Dots separate levels. */
function fieldsWithNul(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return value.includes('\0') ? [field] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    fieldsWithNul(inner, field === '' ? key : `${field}.${key}`),
  );
}

/** PostgreSQL stores no U+0000 in text: 22021 for text, 22P05 within JSON. */
const unkept = new Set(['22021', '22P05']);

/** Text with U+0000 that no service removed is a fault of the client: 422. */
function unkeptText(error: object, { body, query, params }: FastifyRequest): Problem | undefined {
  if (!unkept.has(textAt(error, 'code'))) return undefined;
  const fields = [body, query, params].flatMap((part) => fieldsWithNul(part));
  if (fields.length === 0) return undefined;
  return validation(fields.map((field) => ({ field, code: 'invalid_format' })));
}

function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply) {
  if (problem.extra.retry_after !== undefined) {
    reply.header('retry-after', String(problem.extra.retry_after));
  }
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(problemDocument(problem, request.id)));
}

/** Every error response is a problem document, with the request's id and without internals. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = unkeptText(error, request) ?? toProblem(error);
    if (problem.status === 500 || crossed.has(error.code)) {
      request.log.error({ err: error }, 'request.failed');
    } else if (problem.status === 503 || problem.status === 507) {
      // An outage is not a bug: log one line, no stack.
      request.log.warn(
        { status: problem.status, reason: error.code ?? error.message },
        'request.unavailable',
      );
    }
    return sendProblem(problem, request, reply);
  });
}

export function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
  return sendProblem(notFound(), request, reply);
}
