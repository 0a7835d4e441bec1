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
  CreateFeedExportHeaders,
  FeedExport,
  FeedExportCreate,
  FeedExportList,
  FeedExportRotate,
  FeedExportUpdate,
  FeedText,
  NotFoundResponse,
  NotModifiedResponse,
  NotPermittedResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UpdateFeedExportHeaders
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
 * @summary Feeds that others read
 */
export const listFeedExports = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<FeedExportList>(
      {url: `/main/feed-exports`, method: 'GET', signal
    },
      options);
    }




export const getListFeedExportsQueryKey = () => {
    return [
    'main','feed-exports'
    ] as const;
    }


export const getListFeedExportsQueryOptions = <TData = Awaited<ReturnType<typeof listFeedExports>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeedExports>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFeedExportsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFeedExports>>> = ({ signal }) => listFeedExports(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFeedExports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFeedExportsQueryResult = NonNullable<Awaited<ReturnType<typeof listFeedExports>>>
export type ListFeedExportsQueryError = ErrorType<UnauthorizedResponse | NotPermittedResponse | TooManyRequestsResponse>


export function useListFeedExports<TData = Awaited<ReturnType<typeof listFeedExports>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeedExports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFeedExports>>,
          TError,
          Awaited<ReturnType<typeof listFeedExports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFeedExports<TData = Awaited<ReturnType<typeof listFeedExports>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeedExports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFeedExports>>,
          TError,
          Awaited<ReturnType<typeof listFeedExports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFeedExports<TData = Awaited<ReturnType<typeof listFeedExports>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeedExports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Feeds that others read
 */

export function useListFeedExports<TData = Awaited<ReturnType<typeof listFeedExports>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeedExports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFeedExportsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns the feed with its address. The token in the address is random and has 256 bits; anyone who has the address reads the feed. A dealership has at most ten.
 * @summary Create a feed that others read
 */
export const createFeedExport = (
    feedExportCreate: BodyType<FeedExportCreate>,
    headers?: CreateFeedExportHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<FeedExport>(
      {url: `/main/feed-exports`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: feedExportCreate, signal
    },
      options);
    }


/**
 * An absent field keeps its value. A feed that is off responds 404 at its address. Another format changes the end of the address.
 * @summary Change a feed that others read
 */
export const updateFeedExport = (
    id: number,
    feedExportUpdate: BodyType<FeedExportUpdate>,
    headers: UpdateFeedExportHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<FeedExport>(
      {url: `/main/feed-exports/${encodeURIComponent(String(id))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', ...headers},
      data: feedExportUpdate, signal
    },
      options);
    }


/**
 * Its address responds 404 from now on.
 * @summary Delete a feed that others read
 */
export const deleteFeedExport = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/main/feed-exports/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      options);
    }


/**
 * The old address ends at once, or in 24 hours. Only one old address is valid at a time.
 * @summary Give a feed a new address
 */
export const rotateFeedExport = (
    id: number,
    feedExportRotate: BodyType<FeedExportRotate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<FeedExport>(
      {url: `/main/feed-exports/${encodeURIComponent(String(id))}/rotate`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: feedExportRotate, signal
    },
      options);
    }


/**
 * Needs no sign-in, as the token is the key. Returns the active cars with what buyers see: XML (`data/cars/car`) or JSON (`karvon.stock.v1`). A VIN is in it only if the feed has `with_vin`. The response may be kept for five minutes. An address may be read 60 times an hour.
 * @summary Cars of a feed
 */
export const readFeed = (
    token: string,
    format: 'xml' | 'json',
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<FeedText>(
      {url: `/main/feeds/${encodeURIComponent(String(token))}.${encodeURIComponent(String(format))}`, method: 'GET', signal
    },
      options);
    }




export const getReadFeedQueryKey = (token: string,
    format: 'xml' | 'json',) => {
    return [
    'main','feeds',token,'.',format
    ] as const;
    }


export const getReadFeedQueryOptions = <TData = Awaited<ReturnType<typeof readFeed>>, TError = ErrorType<NotModifiedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(token: string,
    format: 'xml' | 'json', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readFeed>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadFeedQueryKey(token,format);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readFeed>>> = ({ signal }) => readFeed(token,format, requestOptions, signal);





   return  { queryKey, queryFn, enabled: token !== null && token !== undefined && format !== null && format !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readFeed>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadFeedQueryResult = NonNullable<Awaited<ReturnType<typeof readFeed>>>
export type ReadFeedQueryError = ErrorType<NotModifiedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useReadFeed<TData = Awaited<ReturnType<typeof readFeed>>, TError = ErrorType<NotModifiedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 token: string,
    format: 'xml' | 'json', options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readFeed>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readFeed>>,
          TError,
          Awaited<ReturnType<typeof readFeed>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadFeed<TData = Awaited<ReturnType<typeof readFeed>>, TError = ErrorType<NotModifiedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 token: string,
    format: 'xml' | 'json', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readFeed>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readFeed>>,
          TError,
          Awaited<ReturnType<typeof readFeed>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadFeed<TData = Awaited<ReturnType<typeof readFeed>>, TError = ErrorType<NotModifiedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 token: string,
    format: 'xml' | 'json', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readFeed>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Cars of a feed
 */

export function useReadFeed<TData = Awaited<ReturnType<typeof readFeed>>, TError = ErrorType<NotModifiedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 token: string,
    format: 'xml' | 'json', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readFeed>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadFeedQueryOptions(token,format,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






