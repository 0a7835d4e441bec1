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
 * Returns one page of a room's messages, newest first by default. New messages shift the pages; clients drop duplicates by id.
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
 * Marks the buyer's messages up to `up_to` as read, or all of them if it is absent. Later messages stay unread. The request has no body.
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
 * Sends a message with the delivery `failed` again. In other states nothing changes.
 * @summary Send a message to Telegram again
 */
export const resendMessage = (
    roomId: number,
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Message>(
      {url: `/chat/api/room/${encodeURIComponent(String(roomId))}/messages/${encodeURIComponent(String(id))}/resend/`, method: 'POST', signal
    },
      options);
    }


/**
 * Stores one message per `client_id` of the room; repeated requests return the first message. A new message in a blocked room is rejected with 409 `room_blocked`.
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
 * Returns messages of both sides with an id above `after`, oldest first, and the read position of the dealer. Ids rise in the order of storage, so paging by the last received id neither skips nor repeats messages. While `has_more` is true, request the next part at once. Otherwise repeat the request periodically while the buyer has the room open.
 * @summary List a room's messages for its buyer
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
 * @summary List a room's messages for its buyer
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
 * Stores one message per `client_id` of the room; repeated requests return the first message. A new message in a blocked room is rejected with 409 `room_blocked`. A message without text is rejected with 422 `picture_not_fetched` if none of its images can be downloaded.
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


