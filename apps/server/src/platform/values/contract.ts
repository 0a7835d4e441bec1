import type { OperationId, Operations } from '@karvon/api/operations';
import type * as z from 'zod/v4/core';

type Part<Id extends OperationId, Name extends string> =
  Operations[Id] extends Record<Name, infer Schema extends z.$ZodType> ? z.output<Schema> : never;

export type BodyOf<Id extends OperationId> = Part<Id, 'body'>;
export type QueryOf<Id extends OperationId> = Part<Id, 'query'>;

export type ResponseOf<Id extends OperationId, Status extends number = 200> =
  Operations[Id]['responses'] extends Record<Status, { schema: infer Schema extends z.$ZodType }>
    ? z.output<Schema>
    : never;
