/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  ComparableList,
  GetPricePositionParams,
  ListComparablesParams,
  NotFoundResponse,
  PricePosition,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse
} from '../karvonSearchService.schemas';

import { request } from '../../../../http';
import type { ErrorType } from '../../../../http';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * Requires `auto_id` (a listing of this dealership) or, for an unsaved car, `model_id` and `year`; otherwise 422 `required`. Other parameters override the values of the listing. Comparable listings are active listings of any dealership that were activated within the last 30 days. They have the same model and gearbox, and the same generation if it is known. Their year differs by at most 1. Their mileage differs by at most 30 % or 15 000 km, whichever is more. The order is by difference in year, then in mileage, smallest first.
 * @summary List comparable listings
 */
export const listComparables = (
    params?: ListComparablesParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ComparableList>(
      {url: `/search/comparables`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListComparablesQueryKey = (params?: ListComparablesParams,) => {
    return [
    'search','comparables', ...(params ? [params] : [])
    ] as const;
    }


export const getListComparablesQueryOptions = <TData = Awaited<ReturnType<typeof listComparables>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: ListComparablesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComparables>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListComparablesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listComparables>>> = ({ signal }) => listComparables(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listComparables>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListComparablesQueryResult = NonNullable<Awaited<ReturnType<typeof listComparables>>>
export type ListComparablesQueryError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useListComparables<TData = Awaited<ReturnType<typeof listComparables>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  ListComparablesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComparables>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listComparables>>,
          TError,
          Awaited<ReturnType<typeof listComparables>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListComparables<TData = Awaited<ReturnType<typeof listComparables>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListComparablesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComparables>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listComparables>>,
          TError,
          Awaited<ReturnType<typeof listComparables>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListComparables<TData = Awaited<ReturnType<typeof listComparables>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListComparablesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComparables>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List comparable listings
 */

export function useListComparables<TData = Awaited<ReturnType<typeof listComparables>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListComparablesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComparables>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListComparablesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Compares a price with the comparables of `listComparables`. With fewer than 5 comparables, or without a price, model or year, `position` is `no_analysis` and `reason` gives the cause. Without `auto_id`, `model_id` and `year` are required (422 `required`).
 * @summary Compare a price with the market
 */
export const getPricePosition = (
    params?: GetPricePositionParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PricePosition>(
      {url: `/search/price-position`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetPricePositionQueryKey = (params?: GetPricePositionParams,) => {
    return [
    'search','price-position', ...(params ? [params] : [])
    ] as const;
    }


export const getGetPricePositionQueryOptions = <TData = Awaited<ReturnType<typeof getPricePosition>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: GetPricePositionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPricePosition>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPricePositionQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPricePosition>>> = ({ signal }) => getPricePosition(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPricePosition>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPricePositionQueryResult = NonNullable<Awaited<ReturnType<typeof getPricePosition>>>
export type GetPricePositionQueryError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useGetPricePosition<TData = Awaited<ReturnType<typeof getPricePosition>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  GetPricePositionParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPricePosition>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPricePosition>>,
          TError,
          Awaited<ReturnType<typeof getPricePosition>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPricePosition<TData = Awaited<ReturnType<typeof getPricePosition>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: GetPricePositionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPricePosition>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPricePosition>>,
          TError,
          Awaited<ReturnType<typeof getPricePosition>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPricePosition<TData = Awaited<ReturnType<typeof getPricePosition>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: GetPricePositionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPricePosition>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Compare a price with the market
 */

export function useGetPricePosition<TData = Awaited<ReturnType<typeof getPricePosition>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: GetPricePositionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPricePosition>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPricePositionQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






