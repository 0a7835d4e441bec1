import type { Readable } from 'node:stream';
import type { ErrorCode } from '@karvon/api/error-codes';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type * as z from 'zod/v4/core';
import type { Access } from '../values/access';
import type { Dealer } from '../values/dealer';
import type { Kind } from './text-input';

/** A rule of the contract about several fields of one object of the body. */
export interface Condition {
  /** Names on the way to the object; `*` is every entry of a list. */
  at: readonly string[];
  /** The rule holds only where this field is sent. */
  beside?: string;
  /** At least one of these groups of fields is complete. No groups: any field will do. */
  groups: readonly (readonly string[])[];
}

/** One line of the generated operation table. */
export interface Operation {
  operationId: string;
  service: 'main' | 'search' | 'chat';
  method: string;
  /** With the service's base: `/main/autos/{id}`. */
  path: string;
  tag: string;
  security: 'bearer' | 'serviceKey' | 'none';
  params?: z.$ZodType;
  paramKinds?: Readonly<Record<string, Kind>>;
  query?: z.$ZodType;
  queryKinds?: Readonly<Record<string, Kind>>;
  body?: z.$ZodType;
  bodyRequired?: boolean;
  /** Rules of the contract that the schema of `body` does not hold. */
  conditions?: readonly Condition[];
  /** The body is a stream of parts: read it by `ctx.request.file()`. */
  multipart?: boolean;
  /** Takes Idempotency-Key. */
  idempotent?: boolean;
  /** Takes If-Match: it must have it, or it may. */
  ifMatch?: true | 'optional';
  responses: Readonly<Record<number, { type: string; schema?: z.$ZodType } | null>>;
  /** Error codes of its own by status; those of every operation are `commonErrorCodes`. */
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

/** What a handler may return: the contract's statuses with their bodies. Rejections are thrown as `Problem`. */
export type Reply<O extends Operation> = {
  [S in keyof O['responses']]: ReplyOf<S, O['responses'][S]>;
}[keyof O['responses']];

/** What a handler gets: everything already parsed by the contract. */
export interface Context<O extends Operation> {
  params: Parsed<Field<O, 'params'>>;
  query: Parsed<Field<O, 'query'>>;
  body: O extends { bodyRequired: false }
    ? Parsed<Field<O, 'body'>> | undefined
    : Parsed<Field<O, 'body'>>;
  /** Whose rows these are, and what the member sees of them; undefined on operations without a bearer token. */
  access: O extends { security: 'bearer' } ? Access : undefined;
  /** Who is signed in; undefined on operations without a bearer token. */
  dealer: O extends { security: 'bearer' } ? Dealer : undefined;
  /** Version out of If-Match; undefined on operations without it, and where it is optional and was not sent. */
  ifMatch: O extends { ifMatch: true }
    ? number
    : O extends { ifMatch: 'optional' }
      ? number | undefined
      : undefined;
  language: 'ru' | 'uz';
  log: FastifyBaseLogger;
  /** For what the contract does not describe: address of the client, multipart parts, If-None-Match. */
  request: FastifyRequest;
}

export type Handler<O extends Operation> = (context: Context<O>) => Promise<Reply<O>>;

/**
 * A handler in two steps. `prepare` does what takes long, such as asking another site, and holds no connection of the database. What it
 * gives back is the handler proper: it runs once per Idempotency-Key, in the key's transaction.
 */
export interface PreparedHandler<O extends Operation> {
  prepare(context: Context<O>): Promise<() => Promise<Reply<O>>>;
}

/** A total map: each operation of `T` but the pending ones has its handler. */
export type Handlers<T extends OperationTable, Pending extends keyof T = never> = {
  [K in Exclude<keyof T, Pending>]: Handler<T[K]> | PreparedHandler<T[K]>;
};
