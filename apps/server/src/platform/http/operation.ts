import type { Readable } from 'node:stream';
import type { ErrorCode } from '@karvon/api/error-codes';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type * as z from 'zod/v4/core';
import type { Access } from '../values/access';
import type { Dealer } from '../values/dealer';
import type { Kind } from './text-input';

export interface Condition {
  /** Path to the object; `*` is every entry of a list. */
  at: readonly string[];
  /** Field that activates the rule when it is sent. */
  beside?: string;
  /** Groups of fields, at least one of which must be complete. No groups: any field will do. */
  groups: readonly (readonly string[])[];
}

export interface Operation {
  operationId: string;
  service: 'main' | 'search' | 'chat';
  method: string;
  /** `/main/autos/{id}`. */
  path: string;
  tag: string;
  security: 'bearer' | 'serviceKey' | 'none';
  params?: z.$ZodType;
  paramKinds?: Readonly<Record<string, Kind>>;
  query?: z.$ZodType;
  queryKinds?: Readonly<Record<string, Kind>>;
  body?: z.$ZodType;
  bodyRequired?: boolean;
  /** Rules that the schema of `body` does not express. */
  conditions?: readonly Condition[];
  /** The body is multipart: read it by `ctx.request.file()`. */
  multipart?: boolean;
  idempotent?: boolean;
  /** If-Match is required or optional. */
  ifMatch?: true | 'optional';
  responses: Readonly<Record<number, { type: string; schema?: z.$ZodType } | null>>;
  /** Error codes specific to the operation, by status; `commonErrorCodes` has those of every operation. */
  codes: Readonly<Record<number, readonly ErrorCode[]>>;
}

export type OperationTable = Readonly<Record<string, Operation>>;

type Parsed<S> = S extends z.$ZodType ? z.output<S> : undefined;
type Field<O, K extends string> = O extends Record<K, infer V> ? V : undefined;
type Headers = Record<string, string>;

type ReplyOf<Status, R> = R extends null
  ? { status: Status; body?: undefined; headers?: Headers }
  : R extends { type: 'application/problem+json' }
    ? never
    : R extends { schema: infer S extends z.$ZodType }
      ? { status: Status; body: z.input<S>; headers?: Headers }
      : { status: Status; body: string | Uint8Array | Readable; headers?: Headers };

export type Reply<O extends Operation> = {
  [S in keyof O['responses']]: ReplyOf<S, O['responses'][S]>;
}[keyof O['responses']];

export interface Context<O extends Operation> {
  params: Parsed<Field<O, 'params'>>;
  query: Parsed<Field<O, 'query'>>;
  body: O extends { bodyRequired: false }
    ? Parsed<Field<O, 'body'>> | undefined
    : Parsed<Field<O, 'body'>>;
  /** Owner of the rows and what the member may see of them; undefined on operations without a bearer token. */
  access: O extends { security: 'bearer' } ? Access : undefined;
  dealer: O extends { security: 'bearer' } ? Dealer : undefined;
  /** Version from If-Match; undefined on operations without it, and where it is optional and was not sent. */
  ifMatch: O extends { ifMatch: true }
    ? number
    : O extends { ifMatch: 'optional' }
      ? number | undefined
      : undefined;
  language: 'ru' | 'uz';
  log: FastifyBaseLogger;
  /** Raw request, for what the contract does not describe: address of the client, multipart parts, If-None-Match. */
  request: FastifyRequest;
}

export type Handler<O extends Operation> = (context: Context<O>) => Promise<Reply<O>>;

/**
 * A handler in two steps. `prepare` does slow work, such as a request to another site, without a database connection. It returns the actual
 * handler, which runs once per Idempotency-Key in the key's transaction.
 */
export interface PreparedHandler<O extends Operation> {
  prepare(context: Context<O>): Promise<() => Promise<Reply<O>>>;
}

/** Every operation of `T` except the pending ones has a handler. */
export type Handlers<T extends OperationTable, Pending extends keyof T = never> = {
  [K in Exclude<keyof T, Pending>]: Handler<T[K]> | PreparedHandler<T[K]>;
};
