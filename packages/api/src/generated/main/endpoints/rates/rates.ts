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
  GetRateParams,
  NotModifiedResponse,
  Rate,
  TooManyRequestsResponse,
  UnprocessableContentResponse
} from '../karvonMainService.schemas';

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
 * Returns the rate that converts y.e. prices to so'm, with its date. Until the rate of the day is known, it returns the last known one before it. A day after today is 422 `date_in_future`. The response is public and cacheable.
 * @summary Retrieve the y.e. rate in so'm.
 */
export const getRate = (
    params?: GetRateParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Rate>(
      {url: `/main/rates`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetRateQueryKey = (params?: GetRateParams,) => {
    return [
    'main','rates', ...(params ? [params] : [])
    ] as const;
    }


export const getGetRateQueryOptions = <TData = Awaited<ReturnType<typeof getRate>>, TError = ErrorType<NotModifiedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: GetRateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRate>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRateQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRate>>> = ({ signal }) => getRate(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRate>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRateQueryResult = NonNullable<Awaited<ReturnType<typeof getRate>>>
export type GetRateQueryError = ErrorType<NotModifiedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useGetRate<TData = Awaited<ReturnType<typeof getRate>>, TError = ErrorType<NotModifiedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  GetRateParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRate>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRate>>,
          TError,
          Awaited<ReturnType<typeof getRate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRate<TData = Awaited<ReturnType<typeof getRate>>, TError = ErrorType<NotModifiedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: GetRateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRate>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRate>>,
          TError,
          Awaited<ReturnType<typeof getRate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRate<TData = Awaited<ReturnType<typeof getRate>>, TError = ErrorType<NotModifiedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: GetRateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRate>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Retrieve the y.e. rate in so'm.
 */

export function useGetRate<TData = Awaited<ReturnType<typeof getRate>>, TError = ErrorType<NotModifiedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: GetRateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRate>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRateQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






