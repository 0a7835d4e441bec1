import type { ApiError } from '@karvon/api/errors';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';

/** Result of a generated `get<Operation>QueryOptions`. */
export type GeneratedQuery<Data> = UseQueryOptions<Data, ApiError, Data> & { queryKey: QueryKey };
