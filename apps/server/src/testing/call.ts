import type { FastifyInstance, InjectOptions } from 'fastify';
import { commonErrorCodes, errorCodes } from '@karvon/api/error-codes';
import * as z from 'zod';
import { responseViolation } from '../platform/http/bind-contract';
import type { Operation } from '../platform/http/operation';
import { noteExercised } from './exercised';

export interface CallOptions {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | readonly (string | number)[]>;
  body?: unknown;
  /** Access token. */
  token?: string;
  headers?: Record<string, string>;
  /** Raw body for uploads; set its content-type in the headers. */
  payload?: Buffer;
  /** Allows a 500. Otherwise the error behind it is thrown. */
  expectsError?: boolean;
}

export interface CallResponse {
  status: number;
  /** Parsed JSON, or text. Narrow it by zod or by `toMatchObject`. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into responses of all shapes
  body: any;
  headers: Record<string, string>;
}

const problem = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int().min(400),
  code: z.enum(errorCodes),
  instance: z.string().min(1),
  detail: z.string().optional(),
  errors: z
    .array(
      z.strictObject({
        field: z.string(),
        code: z.enum(errorCodes),
        params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
      }),
    )
    .optional(),
  allowed: z.array(z.string()).optional(),
  needs: z.enum(['owner', 'manager']).optional(),
  conflicts_with: z.strictObject({ id: z.int(), title: z.string().optional() }).optional(),
  retry_after: z.int().optional(),
  current: z.unknown().optional(),
});

/** Statuses that any operation may have without declaring them: unreadable requests and server errors. */
const everywhere = new Set([400, 500, 501, 503, 507]);

/** True when any operation may respond so, declared or not. Read-only demo sessions are rejected everywhere. */
const isEverywhere = (status: number, code: string) =>
  everywhere.has(status) || (status === 403 && code === 'demo_read_only');

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

const methodOf = (operation: Operation): InjectOptions['method'] =>
  methods.find((method) => method === operation.method);

const readBody = (text: string, type: string) =>
  text === '' ? undefined : /[/+]json/.test(type) ? JSON.parse(text) : text;

function address(operation: Operation, { params = {}, query = {} }: CallOptions): string {
  const url = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) search.append(name, String(one));
  }
  return search.size === 0 ? url : `${url}?${search}`;
}

/** @throws Error when a response to one dealer or the marketplace may be cached */
function checkCaching({ operationId, security, tag }: Operation, { headers }: CallResponse): void {
  // The catalogue is the same for every dealership.
  if (security === 'none' || tag === 'catalog') return;
  if (headers['cache-control'] !== 'no-store')
    throw new Error(`${operationId}: cache-control is ${headers['cache-control']}`);
}

/** @throws Error when a response, rejections included, breaks the contract */
function checkResponse(operation: Operation, received: CallResponse): void {
  checkCaching(operation, received);
  if (received.status < 400) {
    const violation = responseViolation(operation, received);
    if (violation !== undefined) throw new Error(violation);
    return;
  }
  const { code, errors = [] } = problem.parse(received.body);
  if (operation.responses[received.status] === undefined && !isEverywhere(received.status, code)) {
    throw new Error(
      `${operation.operationId}: ${received.status} ${String(received.body.code)} is not in the contract`,
    );
  }
  const declared = new Set([
    ...(operation.codes[received.status] ?? []),
    ...(commonErrorCodes[received.status] ?? commonErrorCodes['default'] ?? []),
  ]);
  const undeclared = [code, ...errors.map((error) => error.code)].filter(
    (name) => !declared.has(name),
  );
  if (undeclared.length > 0) {
    throw new Error(
      `${operation.operationId}: ${received.status} ${undeclared.join(', ')} is not in its x-codes`,
    );
  }
}

export interface CallerOptions {
  serviceKey: string;
  /** Errors behind 500 responses, newest last. */
  errors: unknown[];
}

/** Creates `call(operationId, options)`, which checks every response against the contract. */
export function createCaller<Id extends string>(
  app: FastifyInstance,
  operations: Readonly<Record<Id, Operation>>,
  { serviceKey, errors }: CallerOptions,
) {
  return async (id: Id, options: CallOptions = {}): Promise<CallResponse> => {
    const operation = operations[id];
    const { token, body, payload } = options;
    const response = await app.inject({
      method: methodOf(operation),
      url: address(operation, options),
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(operation.security === 'serviceKey' ? { 'x-service-key': serviceKey } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(payload === undefined ? {} : { payload }),
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    const headers = Object.fromEntries(
      Object.entries(response.headers).map(([name, value]) => [name, String(value ?? '')]),
    );
    const received = {
      status: response.statusCode,
      body: readBody(response.body, headers['content-type'] ?? ''),
      headers,
    };
    const violation = errors.pop();
    if (received.status === 500 && !options.expectsError) throw violation;
    checkResponse(operation, received);
    noteExercised(operation.operationId, received.status);
    return received;
  };
}
