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
  CreateFeedSourceHeaders,
  FeedDecisionRequest,
  FeedRunList,
  FeedSource,
  FeedSourceCreate,
  FeedSourceList,
  FeedSourceUpdate,
  ListFeedRunsParams,
  NotFoundResponse,
  NotPermittedResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UpdateFeedSourceHeaders
} from '../karvonMainService.schemas';

import { request } from '../../../../http';
import type { ErrorType , BodyType } from '../../../../http';


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
 * The oldest first. At most ten.
 * @summary Feeds that the dealership loads
 */
export const listFeedSources = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<FeedSourceList>(
      {url: `/main/feed-sources`, method: 'GET', signal
    },
      options);
    }




export const getListFeedSourcesQueryKey = () => {
    return [
    'main','feed-sources'
    ] as const;
    }


export const getListFeedSourcesQueryOptions = <TData = Awaited<ReturnType<typeof listFeedSources>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeedSources>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFeedSourcesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFeedSources>>> = ({ signal }) => listFeedSources(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFeedSources>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFeedSourcesQueryResult = NonNullable<Awaited<ReturnType<typeof listFeedSources>>>
export type ListFeedSourcesQueryError = ErrorType<UnauthorizedResponse | NotPermittedResponse | TooManyRequestsResponse>


export function useListFeedSources<TData = Awaited<ReturnType<typeof listFeedSources>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeedSources>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFeedSources>>,
          TError,
          Awaited<ReturnType<typeof listFeedSources>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFeedSources<TData = Awaited<ReturnType<typeof listFeedSources>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeedSources>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFeedSources>>,
          TError,
          Awaited<ReturnType<typeof listFeedSources>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFeedSources<TData = Awaited<ReturnType<typeof listFeedSources>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeedSources>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Feeds that the dealership loads
 */

export function useListFeedSources<TData = Awaited<ReturnType<typeof listFeedSources>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeedSources>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFeedSourcesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Nothing is read before `runFeedSource`. The address is encrypted and never returned. A dealership has at most ten.
 * @summary Add a feed to load
 */
export const createFeedSource = (
    feedSourceCreate: BodyType<FeedSourceCreate>,
    headers?: CreateFeedSourceHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<FeedSource>(
      {url: `/main/feed-sources`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: feedSourceCreate, signal
    },
      options);
    }


/**
 * An absent field keeps its value. `is_auto` needs a first load by hand (`feed_first_run`), and also resumes a paused feed. Another address is read anew.
 * @summary Change a feed to load
 */
export const updateFeedSource = (
    id: number,
    feedSourceUpdate: BodyType<FeedSourceUpdate>,
    headers: UpdateFeedSourceHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<FeedSource>(
      {url: `/main/feed-sources/${encodeURIComponent(String(id))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', ...headers},
      data: feedSourceUpdate, signal
    },
      options);
    }


/**
 * Its cars stay as they are.
 * @summary Remove a feed to load
 */
export const deleteFeedSource = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/main/feed-sources/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      options);
    }


/**
 * Reads the feed and plans each car. An automatic feed writes what is sure. Otherwise nothing is written: `last_run.import_id` is an import that is confirmed by `confirmImport`.
 * @summary Check a feed now
 */
export const runFeedSource = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<FeedSource>(
      {url: `/main/feed-sources/${encodeURIComponent(String(id))}/run`, method: 'POST', signal
    },
      options);
    }


/**
 * `apply` reads the feed again and accepts the same content without the brakes; content that changed meanwhile passes them again. `skip` ignores this content until it changes.
 * @summary Apply or skip a run that was held
 */
export const resolveFeedRun = (
    id: number,
    feedDecisionRequest: BodyType<FeedDecisionRequest>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<FeedSource>(
      {url: `/main/feed-sources/${encodeURIComponent(String(id))}/resolve`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: feedDecisionRequest, signal
    },
      options);
    }


/**
 * The newest first; the last 50 are kept.
 * @summary Runs of a feed
 */
export const listFeedRuns = (
    id: number,
    params?: ListFeedRunsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<FeedRunList>(
      {url: `/main/feed-sources/${encodeURIComponent(String(id))}/runs`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListFeedRunsQueryKey = (id: number,
    params?: ListFeedRunsParams,) => {
    return [
    'main','feed-sources',id,'runs', ...(params ? [params] : [])
    ] as const;
    }


export const getListFeedRunsQueryOptions = <TData = Awaited<ReturnType<typeof listFeedRuns>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(id: number,
    params?: ListFeedRunsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeedRuns>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFeedRunsQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFeedRuns>>> = ({ signal }) => listFeedRuns(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFeedRuns>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFeedRunsQueryResult = NonNullable<Awaited<ReturnType<typeof listFeedRuns>>>
export type ListFeedRunsQueryError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useListFeedRuns<TData = Awaited<ReturnType<typeof listFeedRuns>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params: undefined |  ListFeedRunsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeedRuns>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFeedRuns>>,
          TError,
          Awaited<ReturnType<typeof listFeedRuns>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFeedRuns<TData = Awaited<ReturnType<typeof listFeedRuns>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: ListFeedRunsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeedRuns>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFeedRuns>>,
          TError,
          Awaited<ReturnType<typeof listFeedRuns>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFeedRuns<TData = Awaited<ReturnType<typeof listFeedRuns>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: ListFeedRunsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeedRuns>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Runs of a feed
 */

export function useListFeedRuns<TData = Awaited<ReturnType<typeof listFeedRuns>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: ListFeedRunsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeedRuns>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFeedRunsQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






