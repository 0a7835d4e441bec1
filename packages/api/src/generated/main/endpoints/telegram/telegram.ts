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
  CreateTelegramPostsHeaders,
  DeleteTelegramChannelParams,
  ListTelegramPostsParams,
  NotFoundResponse,
  Telegram,
  TelegramChannel,
  TelegramChannelList,
  TelegramChannelUpdate,
  TelegramConfirm,
  TelegramLink,
  TelegramPost,
  TelegramPostActionRequest,
  TelegramPostList,
  TelegramPostResults,
  TelegramPostsCreate,
  TelegramPreview,
  TelegramPreviewRequest,
  TelegramSettingsUpdate,
  TelegramTest,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UpdateTelegramChannelHeaders,
  UpdateTelegramSettingsHeaders
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
 * Returns whether the caller's Telegram account is linked, and the caller's settings. With `waiting`, the link has not been opened yet; with `found`, somebody opened it and the caller has to confirm that it was them.
 * @summary Retrieve the caller's Telegram
 */
export const getTelegram = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Telegram>(
      {url: `/main/telegram`, method: 'GET', signal
    },
      options);
    }




export const getGetTelegramQueryKey = () => {
    return [
    'main','telegram'
    ] as const;
    }


export const getGetTelegramQueryOptions = <TData = Awaited<ReturnType<typeof getTelegram>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTelegram>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTelegramQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTelegram>>> = ({ signal }) => getTelegram(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTelegram>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTelegramQueryResult = NonNullable<Awaited<ReturnType<typeof getTelegram>>>
export type GetTelegramQueryError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>


export function useGetTelegram<TData = Awaited<ReturnType<typeof getTelegram>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTelegram>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTelegram>>,
          TError,
          Awaited<ReturnType<typeof getTelegram>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTelegram<TData = Awaited<ReturnType<typeof getTelegram>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTelegram>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTelegram>>,
          TError,
          Awaited<ReturnType<typeof getTelegram>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTelegram<TData = Awaited<ReturnType<typeof getTelegram>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTelegram>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Retrieve the caller's Telegram
 */

export function useGetTelegram<TData = Awaited<ReturnType<typeof getTelegram>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTelegram>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTelegramQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An absent field keeps its value. The settings are kept while no account is linked.
 * @summary Change the caller's Telegram settings
 */
export const updateTelegramSettings = (
    telegramSettingsUpdate: BodyType<TelegramSettingsUpdate>,
    headers: UpdateTelegramSettingsHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Telegram>(
      {url: `/main/telegram`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', ...headers},
      data: telegramSettingsUpdate, signal
    },
      options);
    }


/**
 * Returns a link that opens the bot for the caller. It is valid for ten minutes and works once; a new link ends the one before it. Whoever opens it becomes the `candidate`, and the caller confirms them with `confirmTelegramLink`. At most five links a minute.
 * @summary Create a link to the bot
 */
export const createTelegramLink = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TelegramLink>(
      {url: `/main/telegram/link`, method: 'POST', signal
    },
      options);
    }


/**
 * Ends messages to the account, and a link that is waiting. The settings are kept. Without an account or a link nothing changes.
 * @summary Unlink the caller's Telegram
 */
export const deleteTelegramLink = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/main/telegram/link`, method: 'DELETE', signal
    },
      options);
    }


/**
 * With `accept`, the candidate's account is linked to the caller. Without it, the link ends. An account belongs to one member, and a member has one account.
 * @summary Confirm or reject the account that opened the link
 */
export const confirmTelegramLink = (
    telegramConfirm: BodyType<TelegramConfirm>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Telegram>(
      {url: `/main/telegram/link/confirm`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: telegramConfirm, signal
    },
      options);
    }


/**
 * Sends a message to the caller's account and returns how long Telegram took to accept it.
 * @summary Send a test message
 */
export const testTelegram = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TelegramTest>(
      {url: `/main/telegram/test`, method: 'POST', signal
    },
      options);
    }


/**
 * Returns the connected channels, and those to which the bot was added and that nobody has confirmed yet (`found`).
 * @summary List channels
 */
export const listTelegramChannels = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TelegramChannelList>(
      {url: `/main/telegram/channels`, method: 'GET', signal
    },
      options);
    }




export const getListTelegramChannelsQueryKey = () => {
    return [
    'main','telegram','channels'
    ] as const;
    }


export const getListTelegramChannelsQueryOptions = <TData = Awaited<ReturnType<typeof listTelegramChannels>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTelegramChannels>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTelegramChannelsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTelegramChannels>>> = ({ signal }) => listTelegramChannels(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTelegramChannels>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTelegramChannelsQueryResult = NonNullable<Awaited<ReturnType<typeof listTelegramChannels>>>
export type ListTelegramChannelsQueryError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>


export function useListTelegramChannels<TData = Awaited<ReturnType<typeof listTelegramChannels>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTelegramChannels>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTelegramChannels>>,
          TError,
          Awaited<ReturnType<typeof listTelegramChannels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTelegramChannels<TData = Awaited<ReturnType<typeof listTelegramChannels>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTelegramChannels>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTelegramChannels>>,
          TError,
          Awaited<ReturnType<typeof listTelegramChannels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTelegramChannels<TData = Awaited<ReturnType<typeof listTelegramChannels>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTelegramChannels>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List channels
 */

export function useListTelegramChannels<TData = Awaited<ReturnType<typeof listTelegramChannels>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTelegramChannels>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTelegramChannelsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns a link that adds the bot to a channel. A channel to which the caller's Telegram account adds the bot within 15 minutes appears in `listTelegramChannels` as `found`. A dealership has at most three channels.
 * @summary Start to connect a channel
 */
export const startTelegramChannel = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TelegramLink>(
      {url: `/main/telegram/channels`, method: 'POST', signal
    },
      options);
    }


/**
 * Returns a channel with its settings.
 * @summary Retrieve a channel
 */
export const getTelegramChannel = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TelegramChannel>(
      {url: `/main/telegram/channels/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetTelegramChannelQueryKey = (id: number,) => {
    return [
    'main','telegram','channels',id
    ] as const;
    }


export const getGetTelegramChannelQueryOptions = <TData = Awaited<ReturnType<typeof getTelegramChannel>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTelegramChannel>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTelegramChannelQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTelegramChannel>>> = ({ signal }) => getTelegramChannel(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTelegramChannel>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTelegramChannelQueryResult = NonNullable<Awaited<ReturnType<typeof getTelegramChannel>>>
export type GetTelegramChannelQueryError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useGetTelegramChannel<TData = Awaited<ReturnType<typeof getTelegramChannel>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTelegramChannel>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTelegramChannel>>,
          TError,
          Awaited<ReturnType<typeof getTelegramChannel>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTelegramChannel<TData = Awaited<ReturnType<typeof getTelegramChannel>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTelegramChannel>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTelegramChannel>>,
          TError,
          Awaited<ReturnType<typeof getTelegramChannel>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTelegramChannel<TData = Awaited<ReturnType<typeof getTelegramChannel>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTelegramChannel>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Retrieve a channel
 */

export function useGetTelegramChannel<TData = Awaited<ReturnType<typeof getTelegramChannel>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTelegramChannel>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTelegramChannelQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An absent field keeps its value. Posts that are in the channel do not change.
 * @summary Change the settings of a channel
 */
export const updateTelegramChannel = (
    id: number,
    telegramChannelUpdate: BodyType<TelegramChannelUpdate>,
    headers: UpdateTelegramChannelHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TelegramChannel>(
      {url: `/main/telegram/channels/${encodeURIComponent(String(id))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', ...headers},
      data: telegramChannelUpdate, signal
    },
      options);
    }


/**
 * Queued posts are cancelled, and posts in the channel are no longer changed. With `posts=delete`, posts of the last 48 hours are deleted from the channel; Telegram deletes no older ones.
 * @summary Disconnect a channel
 */
export const deleteTelegramChannel = (
    id: number,
    params?: DeleteTelegramChannelParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/main/telegram/channels/${encodeURIComponent(String(id))}`, method: 'DELETE',
        params, signal
    },
      options);
    }


/**
 * A channel belongs to one dealership.
 * @summary Connect a channel that was found
 */
export const confirmTelegramChannel = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TelegramChannel>(
      {url: `/main/telegram/channels/${encodeURIComponent(String(id))}/confirm`, method: 'POST', signal
    },
      options);
    }


/**
 * Asks Telegram for the name, the subscribers and the rights of the bot in the channel.
 * @summary Check the rights of the bot
 */
export const checkTelegramChannel = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TelegramChannel>(
      {url: `/main/telegram/channels/${encodeURIComponent(String(id))}/check`, method: 'POST', signal
    },
      options);
    }


/**
 * Returns the messages that a post of the car would have. An absent field is taken from the settings of the channel. A text that is too long loses parts, which `cut` names; if it is still too long, the response is 422 `caption_too_long`.
 * @summary Preview the post of a car
 */
export const previewTelegramPost = (
    id: number,
    telegramPreviewRequest: BodyType<TelegramPreviewRequest>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TelegramPreview>(
      {url: `/main/telegram/channels/${encodeURIComponent(String(id))}/preview`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: telegramPreviewRequest, signal
    },
      options);
    }


/**
 * Returns posts of cars in the caller's showrooms.
 * @summary List posts
 */
export const listTelegramPosts = (
    params?: ListTelegramPostsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TelegramPostList>(
      {url: `/main/telegram/posts`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListTelegramPostsQueryKey = (params?: ListTelegramPostsParams,) => {
    return [
    'main','telegram','posts', ...(params ? [params] : [])
    ] as const;
    }


export const getListTelegramPostsQueryOptions = <TData = Awaited<ReturnType<typeof listTelegramPosts>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: ListTelegramPostsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTelegramPosts>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTelegramPostsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTelegramPosts>>> = ({ signal }) => listTelegramPosts(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTelegramPosts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTelegramPostsQueryResult = NonNullable<Awaited<ReturnType<typeof listTelegramPosts>>>
export type ListTelegramPostsQueryError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useListTelegramPosts<TData = Awaited<ReturnType<typeof listTelegramPosts>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  ListTelegramPostsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTelegramPosts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTelegramPosts>>,
          TError,
          Awaited<ReturnType<typeof listTelegramPosts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTelegramPosts<TData = Awaited<ReturnType<typeof listTelegramPosts>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListTelegramPostsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTelegramPosts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTelegramPosts>>,
          TError,
          Awaited<ReturnType<typeof listTelegramPosts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTelegramPosts<TData = Awaited<ReturnType<typeof listTelegramPosts>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListTelegramPostsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTelegramPosts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List posts
 */

export function useListTelegramPosts<TData = Awaited<ReturnType<typeof listTelegramPosts>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListTelegramPostsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTelegramPosts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTelegramPostsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Queues a post for each car. Posts leave one after the other, with the channel's pause, in its hours. Each car has its own result: a post, or the code why it has none. With `again`, the current post of a car is deleted first; that is possible once a day.
 * @summary Queue posts of cars
 */
export const createTelegramPosts = (
    telegramPostsCreate: BodyType<TelegramPostsCreate>,
    headers?: CreateTelegramPostsHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TelegramPostResults>(
      {url: `/main/telegram/posts`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: telegramPostsCreate, signal
    },
      options);
    }


/**
 * Returns one post.
 * @summary Retrieve a post
 */
export const getTelegramPost = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TelegramPost>(
      {url: `/main/telegram/posts/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetTelegramPostQueryKey = (id: number,) => {
    return [
    'main','telegram','posts',id
    ] as const;
    }


export const getGetTelegramPostQueryOptions = <TData = Awaited<ReturnType<typeof getTelegramPost>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTelegramPost>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTelegramPostQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTelegramPost>>> = ({ signal }) => getTelegramPost(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTelegramPost>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTelegramPostQueryResult = NonNullable<Awaited<ReturnType<typeof getTelegramPost>>>
export type GetTelegramPostQueryError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useGetTelegramPost<TData = Awaited<ReturnType<typeof getTelegramPost>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTelegramPost>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTelegramPost>>,
          TError,
          Awaited<ReturnType<typeof getTelegramPost>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTelegramPost<TData = Awaited<ReturnType<typeof getTelegramPost>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTelegramPost>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTelegramPost>>,
          TError,
          Awaited<ReturnType<typeof getTelegramPost>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTelegramPost<TData = Awaited<ReturnType<typeof getTelegramPost>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTelegramPost>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Retrieve a post
 */

export function useGetTelegramPost<TData = Awaited<ReturnType<typeof getTelegramPost>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTelegramPost>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTelegramPostQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Deletes the messages of the post. After 48 hours Telegram refuses it, and the post then says that the car is no longer for sale (`closed`).
 * @summary Delete a post from its channel
 */
export const deleteTelegramPost = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TelegramPost>(
      {url: `/main/telegram/posts/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      options);
    }


/**
 * `refresh` brings the text up to date, and replaces it by `text`. `cancel` ends a queued post. `retry` sends a failed post again, and one with an unknown outcome that the caller did not find in the channel. `found` tells the server the link of such a post. `repost` deletes the post and queues a new one.
 * @summary Act on a post
 */
export const actOnTelegramPost = (
    id: number,
    telegramPostActionRequest: BodyType<TelegramPostActionRequest>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TelegramPost>(
      {url: `/main/telegram/posts/${encodeURIComponent(String(id))}/actions`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: telegramPostActionRequest, signal
    },
      options);
    }


