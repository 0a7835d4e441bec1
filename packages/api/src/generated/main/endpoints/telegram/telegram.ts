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
  Telegram,
  TelegramConfirm,
  TelegramLink,
  TelegramSettingsUpdate,
  TelegramTest,
  TooManyRequestsResponse,
  UnauthorizedResponse,
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


