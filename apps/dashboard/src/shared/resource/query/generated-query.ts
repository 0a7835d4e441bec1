import type { ApiError } from '@karvon/api/errors';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';

/** What a generated `get<Operation>QueryOptions` returns. */
export type GeneratedQuery<Data> = UseQueryOptions<Data, ApiError, Data> & { queryKey: QueryKey };
