import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preParsingAsyncHookHandler,
} from 'fastify';
import * as z from 'zod/v4/core';
import type { Db } from '../db/client';
import { type SecurityNotes, withSecurityNotes } from './security-notes';
import { requireDealer, requireServiceKey } from './auth';
import { accessOf } from '../values/access';
import type { Dealer, SessionLookup } from '../values/dealer';
import { conditionErrors } from './body-conditions';
import { versionFromIfMatch } from './etag';
import { type OperationResponse, runOnce } from './idempotency';
import { bodyLimitsOf, installJsonBody } from './json-body';
import type { Handlers, Operation, OperationTable } from './operation';
import { notImplemented, tooLarge, validation } from './problem';
import { valueAt } from '../values/value-at';
import { readText } from './text-input';
import { fieldErrors, unknownFields } from './validation';
import { withoutInvisible } from './visible-text';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Only on routes of the contract; labels logs and metrics. */
    operationId?: string;
  }
}

export interface BindOptions {
  db: Db;
  sessions: SessionLookup;
  /** @throws Problem 403 `not_permitted` */
  authorize?: (operationId: string, dealer: Dealer) => void;
  /** Key of the marketplace. Without it the marketplace's operations respond 403. */
  serviceKey: string | undefined;
  dealers?: WeakMap<FastifyRequest, Dealer>;
  notesOf?: (request: FastifyRequest) => SecurityNotes;
  /**
   * Handling of responses that break the contract. Tests throw. Production checks one in fifty per operation, logs violations and sends the
   * response anyway, because checking a page of a list costs more than building it.
   */
  checkResponses: 'throw' | 'log';
}

/** The operation's schemas guard it at run time; `Handlers` has the precise types. */
type AnyHandler =
  | ((context: unknown) => Promise<OperationResponse>)
  | { prepare(context: unknown): Promise<() => Promise<OperationResponse>> };

/** ru is the default. */
export const languageOf = (request: FastifyRequest): 'ru' | 'uz' =>
  /^\s*uz\b/i.test(request.headers['accept-language'] ?? '') ? 'uz' : 'ru';

/** @throws Problem 422 `invalid_parameter` for a path such as `/autos/abc` */
function parseParams(operation: Operation, request: FastifyRequest): unknown {
  if (operation.params === undefined) return undefined;
  const { values, errors } = readText({ ...Object(request.params) }, operation.paramKinds ?? {});
  const result = z.safeParse(operation.params, values);
  if (errors.length > 0) throw validation(errors, 'invalid_parameter');
  if (!result.success) throw validation(fieldErrors(result.error, values), 'invalid_parameter');
  return result.data;
}

/** @throws Problem 422 `invalid_parameter` */
function parseQuery(operation: Operation, request: FastifyRequest): unknown {
  if (operation.query === undefined) return undefined;
  const { values, errors } = readText({ ...Object(request.query) }, operation.queryKinds ?? {});
  const result = z.safeParse(operation.query, values);
  const all = result.success ? errors : [...errors, ...fieldErrors(result.error, values)];
  if (all.length > 0 || !result.success) throw validation(all, 'invalid_parameter');
  return result.data;
}

function parseBody(operation: Operation, request: FastifyRequest): unknown {
  if (operation.body === undefined) return undefined;
  const body: unknown = request.body ?? undefined;
  if (body === undefined && operation.bodyRequired === false) return undefined;
  const values = withoutInvisible(body ?? {});
  const result = z.safeParse(operation.body, values);
  const conditions = conditionErrors(values, operation.conditions ?? []);
  const errors = result.success
    ? [...unknownFields(values, result.data), ...conditions]
    : [...fieldErrors(result.error, values), ...conditions];
  if (errors.length > 0 || !result.success) throw validation(errors);
  return result.data;
}

const ownerOf = (operation: Operation, dealer: Dealer | undefined, request: FastifyRequest) =>
  dealer !== undefined
    ? `dealer:${dealer.user}`
    : operation.security === 'serviceKey'
      ? 'service'
      : `address:${request.ip}`;

/** @returns undefined when the response keeps the contract */
export function responseViolation(
  operation: Operation,
  { status, body }: OperationResponse,
): string | undefined {
  const declared = operation.responses[status];
  if (declared === undefined)
    return `${operation.operationId}: status ${status} is not in the contract`;
  if (declared === null) {
    return body === undefined
      ? undefined
      : `${operation.operationId} ${status}: a body where none is declared`;
  }
  if (declared.schema === undefined) return undefined;
  // Checked as clients receive it: dates as strings, no undefined.
  const wire: unknown = body === undefined ? undefined : JSON.parse(JSON.stringify(body));
  const result = z.safeParse(declared.schema, wire);
  if (result.success) return undefined;
  return `${operation.operationId} ${status} breaks the contract:\n${z.prettifyError(result.error)}`;
}

function send(
  { url }: FastifyRequest,
  reply: FastifyReply,
  operation: Operation,
  response: OperationResponse,
) {
  // Responses to a dealer or the marketplace are not cached, unless the handler says otherwise.
  if (operation.security !== 'none') reply.header('cache-control', 'no-store');
  // The contract's lint ensures that a 201 has an `id`, readable by GET below the same path.
  if (response.status === 201)
    reply.header(
      'location',
      `${url.replace(/\?.*/, '')}/${String(valueAt(response.body, ['id']))}`,
    );
  reply.code(response.status).headers(response.headers ?? {});
  const declared = operation.responses[response.status];
  if (response.body === undefined || declared === null || declared === undefined)
    return reply.send();
  const isJson = declared.schema !== undefined;
  // A handler of several types sets its own.
  if (response.headers?.['content-type'] !== undefined) return reply.send(response.body);
  reply.type(
    isJson || !declared.type.startsWith('text/')
      ? declared.type
      : `${declared.type}; charset=utf-8`,
  );
  return reply.send(isJson ? JSON.stringify(response.body) : response.body);
}

/** Before the body is read: the announced size, then the caller. After the rate limits, because it queries the database. */
function beforeBody(
  operation: Operation,
  { sessions, authorize, serviceKey }: BindOptions,
  dealers: WeakMap<FastifyRequest, Dealer>,
): preParsingAsyncHookHandler {
  const { bytes } = bodyLimitsOf(operation);
  const { operationId, multipart, security } = operation;
  return async (request, reply) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    const isHuge = !multipart && Number(length) > bytes;
    try {
      if (isHuge) throw tooLarge('body_too_large');
      if (security === 'bearer') {
        const dealer = await requireDealer(request, sessions);
        authorize?.(operationId, dealer);
        dealers.set(request, dealer);
      }
      if (security === 'serviceKey') requireServiceKey(request, serviceKey);
    } catch (error) {
      // The rest of the body is not read. Browsers that upload a file send all of it before they read the response.
      if (isHuge || (!multipart && encoding !== undefined)) reply.header('connection', 'close');
      throw error;
    }
  };
}

const checkedShare = 50;

function routeHandler(
  operation: Operation,
  handler: AnyHandler,
  options: BindOptions,
  dealers: WeakMap<FastifyRequest, Dealer>,
) {
  let responses = 0;
  const violationOf = (response: OperationResponse): string | undefined => {
    responses += 1;
    const isDue = options.checkResponses === 'throw' || responses % checkedShare === 1;
    return isDue ? responseViolation(operation, response) : undefined;
  };

  async function respond(request: FastifyRequest, reply: FastifyReply, dealer: Dealer | undefined) {
    const params = parseParams(operation, request);
    const query = parseQuery(operation, request);
    const body = parseBody(operation, request);
    const tag = request.headers['if-match'];
    const isMatched =
      operation.ifMatch === true || (operation.ifMatch === 'optional' && tag !== undefined);
    const ifMatch = isMatched ? versionFromIfMatch(tag) : undefined;
    const context = {
      params,
      query,
      body,
      access: dealer && accessOf(dealer),
      dealer,
      ifMatch,
      language: languageOf(request),
      log: request.log,
      request,
    };

    const key = request.headers['idempotency-key'];
    const owner = ownerOf(operation, dealer, request);
    const handle =
      typeof handler === 'function' ? () => handler(context) : await handler.prepare(context);
    const work = async () => {
      const response = await handle();
      const violation = violationOf(response);
      if (violation !== undefined) {
        if (options.checkResponses === 'throw') throw new Error(violation);
        request.log.error(
          { operation: operation.operationId, reason: violation },
          'request.contract_broken',
        );
      }
      return response;
    };
    const response =
      operation.idempotent && typeof key === 'string'
        ? await runOnce(
            options.db,
            { owner, operationId: operation.operationId, key, content: { params, query, body } },
            work,
          )
        : await work();
    return send(request, reply, operation, response);
  }

  return (request: FastifyRequest, reply: FastifyReply) => {
    const dealer = dealers.get(request);
    return withSecurityNotes(options.notesOf?.(request) ?? {}, () =>
      respond(request, reply, dealer),
    );
  };
}

const rejectPending = () => Promise.reject(notImplemented());

/**
 * Registers a route for each operation of the contract. `handlers` is total: an operation that is neither handled nor pending does
 * not compile. Pending ones respond 501.
 * @throws Error at start when an operation is both handled and pending, or neither
 */
export function bindContract<const T extends OperationTable, const P extends keyof T & string>(
  app: FastifyInstance,
  operations: T,
  handlers: Handlers<T, P>,
  pending: readonly P[],
  options: BindOptions,
): void {
  const known = new Map<string, AnyHandler>(Object.entries(handlers));
  const pendingIds = new Set<string>(pending);
  const { dealers = new WeakMap<FastifyRequest, Dealer>() } = options;
  installJsonBody(app);
  for (const [operationId, operation] of Object.entries(operations)) {
    const handler = known.get(operationId);
    if ((handler !== undefined) === pendingIds.has(operationId)) {
      throw new Error(
        handler === undefined
          ? `${operationId} has no handler and is not in pending-operations.ts`
          : `${operationId} has a handler: take it out of pending-operations.ts`,
      );
    }
    const { bytes, values } = bodyLimitsOf(operation);
    app.route({
      method: operation.method,
      url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { operationId, maxValues: values, takesFile: operation.multipart === true },
      bodyLimit: bytes,
      preParsing: handler === undefined ? rejectPending : beforeBody(operation, options, dealers),
      handler:
        handler === undefined ? rejectPending : routeHandler(operation, handler, options, dealers),
    });
  }
}
