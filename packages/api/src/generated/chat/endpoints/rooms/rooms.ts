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
  ListRoomsParams,
  NotFoundResponse,
  OpenRoomHeaders,
  Room,
  RoomIntake,
  RoomList,
  RoomSignal,
  RoomUpdate,
  TooManyRequestsResponse,
  TotalUnread,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UpdateRoomHeaders
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
 * Returns one page of rooms, pinned rooms first, then the most recently updated. Clients omit filters that have no value.
 * @summary List rooms
 */
export const listRooms = (
    params?: ListRoomsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RoomList>(
      {url: `/chat/api/room/list/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListRoomsInfiniteQueryKey = (params?: ListRoomsParams,) => {
    return [
    'infinite', 'chat','api','room','list', ...(params ? [params] : [])
    ] as const;
    }

export const getListRoomsQueryKey = (params?: ListRoomsParams,) => {
    return [
    'chat','api','room','list', ...(params ? [params] : [])
    ] as const;
    }


export const getListRoomsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listRooms>>, ListRoomsParams['page']>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: ListRoomsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRooms>>, TError, TData, QueryKey, ListRoomsParams['page']>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRoomsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRooms>>, QueryKey, ListRoomsParams['page']> = ({ signal, pageParam }) => listRooms({...params, 'page': pageParam ?? params?.['page']}, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRooms>>, TError, TData, QueryKey, ListRoomsParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRoomsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listRooms>>>
export type ListRoomsInfiniteQueryError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useListRoomsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRooms>>, ListRoomsParams['page']>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  ListRoomsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRooms>>, TError, TData, QueryKey, ListRoomsParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRooms>>,
          TError,
          Awaited<ReturnType<typeof listRooms>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRoomsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRooms>>, ListRoomsParams['page']>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListRoomsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRooms>>, TError, TData, QueryKey, ListRoomsParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRooms>>,
          TError,
          Awaited<ReturnType<typeof listRooms>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRoomsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRooms>>, ListRoomsParams['page']>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListRoomsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRooms>>, TError, TData, QueryKey, ListRoomsParams['page']>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List rooms
 */

export function useListRoomsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRooms>>, ListRoomsParams['page']>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListRoomsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRooms>>, TError, TData, QueryKey, ListRoomsParams['page']>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRoomsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListRoomsQueryOptions = <TData = Awaited<ReturnType<typeof listRooms>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: ListRoomsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRooms>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRoomsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRooms>>> = ({ signal }) => listRooms(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRooms>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRoomsQueryResult = NonNullable<Awaited<ReturnType<typeof listRooms>>>
export type ListRoomsQueryError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useListRooms<TData = Awaited<ReturnType<typeof listRooms>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  ListRoomsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRooms>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRooms>>,
          TError,
          Awaited<ReturnType<typeof listRooms>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRooms<TData = Awaited<ReturnType<typeof listRooms>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListRoomsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRooms>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRooms>>,
          TError,
          Awaited<ReturnType<typeof listRooms>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRooms<TData = Awaited<ReturnType<typeof listRooms>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListRoomsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRooms>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List rooms
 */

export function useListRooms<TData = Awaited<ReturnType<typeof listRooms>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListRoomsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRooms>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRoomsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns the number of the buyers' unread messages in all rooms that the caller may see.
 * @summary Count unread messages
 */
export const getTotalUnread = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TotalUnread>(
      {url: `/chat/api/room/total_unread_messages/`, method: 'GET', signal
    },
      options);
    }




export const getGetTotalUnreadQueryKey = () => {
    return [
    'chat','api','room','total_unread_messages'
    ] as const;
    }


export const getGetTotalUnreadQueryOptions = <TData = Awaited<ReturnType<typeof getTotalUnread>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTotalUnread>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTotalUnreadQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTotalUnread>>> = ({ signal }) => getTotalUnread(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTotalUnread>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTotalUnreadQueryResult = NonNullable<Awaited<ReturnType<typeof getTotalUnread>>>
export type GetTotalUnreadQueryError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>


export function useGetTotalUnread<TData = Awaited<ReturnType<typeof getTotalUnread>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTotalUnread>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTotalUnread>>,
          TError,
          Awaited<ReturnType<typeof getTotalUnread>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTotalUnread<TData = Awaited<ReturnType<typeof getTotalUnread>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTotalUnread>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTotalUnread>>,
          TError,
          Awaited<ReturnType<typeof getTotalUnread>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTotalUnread<TData = Awaited<ReturnType<typeof getTotalUnread>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTotalUnread>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Count unread messages
 */

export function useGetTotalUnread<TData = Awaited<ReturnType<typeof getTotalUnread>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTotalUnread>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTotalUnreadQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns one room with its car and lead.
 * @summary Read a room
 */
export const getRoom = (
    roomId: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Room>(
      {url: `/chat/api/room/${encodeURIComponent(String(roomId))}/`, method: 'GET', signal
    },
      options);
    }




export const getGetRoomQueryKey = (roomId: number,) => {
    return [
    'chat','api','room',roomId
    ] as const;
    }


export const getGetRoomQueryOptions = <TData = Awaited<ReturnType<typeof getRoom>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(roomId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRoom>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRoomQueryKey(roomId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRoom>>> = ({ signal }) => getRoom(roomId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: roomId !== null && roomId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRoom>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRoomQueryResult = NonNullable<Awaited<ReturnType<typeof getRoom>>>
export type GetRoomQueryError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useGetRoom<TData = Awaited<ReturnType<typeof getRoom>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 roomId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRoom>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRoom>>,
          TError,
          Awaited<ReturnType<typeof getRoom>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRoom<TData = Awaited<ReturnType<typeof getRoom>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 roomId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRoom>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRoom>>,
          TError,
          Awaited<ReturnType<typeof getRoom>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRoom<TData = Awaited<ReturnType<typeof getRoom>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 roomId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRoom>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a room
 */

export function useGetRoom<TData = Awaited<ReturnType<typeof getRoom>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 roomId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRoom>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRoomQueryOptions(roomId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Pins, blocks or annotates a room. With `If-Match`, a stale write is rejected; without it, the last write of a field wins.
 * @summary Change a room
 */
export const updateRoom = (
    roomId: number,
    roomUpdate: BodyType<RoomUpdate>,
    headers?: UpdateRoomHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Room>(
      {url: `/chat/api/room/${encodeURIComponent(String(roomId))}/`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', ...headers},
      data: roomUpdate, signal
    },
      options);
    }


/**
 * Returns the existing room with this `external_id`, or creates a room together with its lead of type `room`. The dealer's note about the buyer is hidden: `note` is always empty in this response.
 * @summary Open a room
 */
export const openRoom = (
    roomIntake: BodyType<RoomIntake>,
    headers?: OpenRoomHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Room>(
      {url: `/chat/api/marketplace/rooms/`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: roomIntake, signal
    },
      options);
    }


/**
 * Sends the buyer's signal to the dealer's open screens. `online` is valid for 60 seconds; repeat it while the buyer is online. `typing` is ignored in a blocked room. `read` marks the dealer's messages as read up to `up_to`.
 * @summary Report presence, typing or reading
 */
export const addRoomSignal = (
    roomId: number,
    roomSignal: BodyType<RoomSignal>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/chat/api/marketplace/rooms/${encodeURIComponent(String(roomId))}/signals/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: roomSignal, signal
    },
      options);
    }


