/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  useInfiniteQuery,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  AddMessageHeaders,
  BuyerMessages,
  ForbiddenResponse,
  ListMessagesParams,
  ListRoomMessagesParams,
  Message,
  MessageCreate,
  MessageIntake,
  MessageList,
  NotFoundResponse,
  ReadAllMessagesParams,
  ReadAllResult,
  SendMessageHeaders,
  ServiceKeyRequiredResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse
} from '../karvonChatAndNotificationService.schemas';

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
 * Newest first by default. Pages shift as messages arrive: drop doubles by id.
 * @summary List messages
 */
export const listMessages = (
    roomId: number,
    params?: ListMessagesParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<MessageList>(
      {url: `/chat/api/messages/${encodeURIComponent(String(roomId))}/list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListMessagesInfiniteQueryKey = (roomId: number,
    params?: ListMessagesParams,) => {
    return [
    'infinite', 'chat','api','messages',roomId,'list', ...(params ? [params] : [])
    ] as const;
    }

export const getListMessagesQueryKey = (roomId: number,
    params?: ListMessagesParams,) => {
    return [
    'chat','api','messages',roomId,'list', ...(params ? [params] : [])
    ] as const;
    }


export const getListMessagesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listMessages>>, ListMessagesParams['page']>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(roomId: number,
    params?: ListMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData, QueryKey, ListMessagesParams['page']>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMessagesInfiniteQueryKey(roomId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMessages>>, QueryKey, ListMessagesParams['page']> = ({ signal, pageParam }) => listMessages(roomId,{...params, 'page': pageParam ?? params?.['page']}, requestOptions, signal);





   return  { queryKey, queryFn, enabled: roomId !== null && roomId !== undefined, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData, QueryKey, ListMessagesParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMessagesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listMessages>>>
export type ListMessagesInfiniteQueryError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useListMessagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMessages>>, ListMessagesParams['page']>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 roomId: number,
    params: undefined |  ListMessagesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData, QueryKey, ListMessagesParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMessages>>,
          TError,
          Awaited<ReturnType<typeof listMessages>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMessagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMessages>>, ListMessagesParams['page']>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 roomId: number,
    params?: ListMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData, QueryKey, ListMessagesParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMessages>>,
          TError,
          Awaited<ReturnType<typeof listMessages>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMessagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMessages>>, ListMessagesParams['page']>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 roomId: number,
    params?: ListMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData, QueryKey, ListMessagesParams['page']>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List messages
 */

export function useListMessagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMessages>>, ListMessagesParams['page']>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 roomId: number,
    params?: ListMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData, QueryKey, ListMessagesParams['page']>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMessagesInfiniteQueryOptions(roomId,params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListMessagesQueryOptions = <TData = Awaited<ReturnType<typeof listMessages>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(roomId: number,
    params?: ListMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMessagesQueryKey(roomId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMessages>>> = ({ signal }) => listMessages(roomId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: roomId !== null && roomId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMessagesQueryResult = NonNullable<Awaited<ReturnType<typeof listMessages>>>
export type ListMessagesQueryError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useListMessages<TData = Awaited<ReturnType<typeof listMessages>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 roomId: number,
    params: undefined |  ListMessagesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMessages>>,
          TError,
          Awaited<ReturnType<typeof listMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMessages<TData = Awaited<ReturnType<typeof listMessages>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 roomId: number,
    params?: ListMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMessages>>,
          TError,
          Awaited<ReturnType<typeof listMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMessages<TData = Awaited<ReturnType<typeof listMessages>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 roomId: number,
    params?: ListMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List messages
 */

export function useListMessages<TData = Awaited<ReturnType<typeof listMessages>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 roomId: number,
    params?: ListMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMessagesQueryOptions(roomId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * All of them, or those up to `up_to`, so that one that came meanwhile stays unread. It has no body.
 * @summary Mark messages as read
 */
export const readAllMessages = (
    roomId: number,
    params?: ReadAllMessagesParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ReadAllResult>(
      {url: `/chat/api/room/${encodeURIComponent(String(roomId))}/messages/readall/`, method: 'POST',
        params, signal
    },
      options);
    }


/**
 * Kept once however often `client_id` is repeated. A blocked room is 409 with code `room_blocked`.
 * @summary Send a message
 */
export const sendMessage = (
    roomId: number,
    messageCreate: BodyType<MessageCreate>,
    headers?: SendMessageHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Message>(
      {url: `/chat/api/room/${encodeURIComponent(String(roomId))}/messages/`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: messageCreate, signal
    },
      options);
    }


/**
 * Messages of both sides after one that is known, oldest first, and how far the dealer has read. Ids rise in the order in which messages were kept: whoever asks on from the last id misses none and gets none twice. As long as `has_more`, ask on at once; then again while the buyer looks at the room.
 * @summary Read a room as its buyer sees it
 */
export const listRoomMessages = (
    roomId: number,
    params?: ListRoomMessagesParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BuyerMessages>(
      {url: `/chat/api/marketplace/rooms/${encodeURIComponent(String(roomId))}/messages/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListRoomMessagesQueryKey = (roomId: number,
    params?: ListRoomMessagesParams,) => {
    return [
    'chat','api','marketplace','rooms',roomId,'messages', ...(params ? [params] : [])
    ] as const;
    }


export const getListRoomMessagesQueryOptions = <TData = Awaited<ReturnType<typeof listRoomMessages>>, TError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(roomId: number,
    params?: ListRoomMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRoomMessages>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRoomMessagesQueryKey(roomId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRoomMessages>>> = ({ signal }) => listRoomMessages(roomId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: roomId !== null && roomId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRoomMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRoomMessagesQueryResult = NonNullable<Awaited<ReturnType<typeof listRoomMessages>>>
export type ListRoomMessagesQueryError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useListRoomMessages<TData = Awaited<ReturnType<typeof listRoomMessages>>, TError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 roomId: number,
    params: undefined |  ListRoomMessagesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRoomMessages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRoomMessages>>,
          TError,
          Awaited<ReturnType<typeof listRoomMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRoomMessages<TData = Awaited<ReturnType<typeof listRoomMessages>>, TError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 roomId: number,
    params?: ListRoomMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRoomMessages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRoomMessages>>,
          TError,
          Awaited<ReturnType<typeof listRoomMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRoomMessages<TData = Awaited<ReturnType<typeof listRoomMessages>>, TError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 roomId: number,
    params?: ListRoomMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRoomMessages>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a room as its buyer sees it
 */

export function useListRoomMessages<TData = Awaited<ReturnType<typeof listRoomMessages>>, TError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 roomId: number,
    params?: ListRoomMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRoomMessages>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRoomMessagesQueryOptions(roomId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Kept once however often `client_id` is repeated. A blocked room is 409 with code `room_blocked`.
 * @summary Report a buyer's message
 */
export const addMessage = (
    roomId: number,
    messageIntake: BodyType<MessageIntake>,
    headers?: AddMessageHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Message>(
      {url: `/chat/api/marketplace/rooms/${encodeURIComponent(String(roomId))}/messages/`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: messageIntake, signal
    },
      options);
    }


