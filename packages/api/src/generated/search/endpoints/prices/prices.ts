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
 * Either `auto_id` (a listing of this dealership) or, for a car that is not saved yet, `model_id` and `year` (422 `required` otherwise); other values given replace those of the listing. Comparable: active on the marketplace within the last 30 days, of any dealership, same model (and generation where known), year ± 1, mileage ± 30 % or 15 000 km, same gearbox. The nearest first.
 * @summary Listings comparable to a car
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
 * @summary Listings comparable to a car
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
 * Among the comparables of `listComparables`, from at least 5 of them; otherwise `position` is `no_analysis` and `reason` says why.
 * @summary Where a price stands on the market
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
 * @summary Where a price stands on the market
 */

export function useGetPricePosition<TData = Awaited<ReturnType<typeof getPricePosition>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: GetPricePositionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPricePosition>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPricePositionQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






