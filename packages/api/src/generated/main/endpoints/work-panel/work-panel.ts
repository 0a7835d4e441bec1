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
  GetWorkPanelParams,
  NotModifiedResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  WorkPanel
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
 * Returns the queues of work that waits for the dealer, each in its own order. With `counts_only` the queues are empty; the sidebar and the tab bar poll it with `If-None-Match`.
 * @summary Retrieve the work panel
 */
export const getWorkPanel = (
    params?: GetWorkPanelParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<WorkPanel>(
      {url: `/main/work-panel`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetWorkPanelQueryKey = (params?: GetWorkPanelParams,) => {
    return [
    'main','work-panel', ...(params ? [params] : [])
    ] as const;
    }


export const getGetWorkPanelQueryOptions = <TData = Awaited<ReturnType<typeof getWorkPanel>>, TError = ErrorType<NotModifiedResponse | UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: GetWorkPanelParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWorkPanel>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWorkPanelQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWorkPanel>>> = ({ signal }) => getWorkPanel(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getWorkPanel>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWorkPanelQueryResult = NonNullable<Awaited<ReturnType<typeof getWorkPanel>>>
export type GetWorkPanelQueryError = ErrorType<NotModifiedResponse | UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useGetWorkPanel<TData = Awaited<ReturnType<typeof getWorkPanel>>, TError = ErrorType<NotModifiedResponse | UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  GetWorkPanelParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWorkPanel>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWorkPanel>>,
          TError,
          Awaited<ReturnType<typeof getWorkPanel>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWorkPanel<TData = Awaited<ReturnType<typeof getWorkPanel>>, TError = ErrorType<NotModifiedResponse | UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: GetWorkPanelParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWorkPanel>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWorkPanel>>,
          TError,
          Awaited<ReturnType<typeof getWorkPanel>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWorkPanel<TData = Awaited<ReturnType<typeof getWorkPanel>>, TError = ErrorType<NotModifiedResponse | UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: GetWorkPanelParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWorkPanel>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Retrieve the work panel
 */

export function useGetWorkPanel<TData = Awaited<ReturnType<typeof getWorkPanel>>, TError = ErrorType<NotModifiedResponse | UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: GetWorkPanelParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWorkPanel>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWorkPanelQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






