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
  CodeRequest,
  CodeSent,
  CodeVerification,
  CodeVerified,
  Invitation,
  ListSessionsParams,
  Login,
  NotFoundResponse,
  PasswordChange,
  PasswordReset,
  PhoneCheck,
  PhoneCheckAnswer,
  Registration,
  SessionList,
  SignedIn,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse
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
 * Returns the same status and shape for every valid number, registered or not, after the same work, so that registered numbers cannot be enumerated. `user_id` is a keyed hash of the number, not an account id. `next` never depends on whether the number is registered. It is normally `login`: the page for the password, which also offers a code by SMS. It is `code` while this client is locked out of the number after too many wrong passwords. Wrong passwords are counted in the same way for all numbers. Limits per number and per address are checked before any lookup.
 * @summary Start signing in with a phone number.
 */
export const checkPhone = (
    phoneCheck: BodyType<PhoneCheck>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PhoneCheckAnswer>(
      {url: `/main/auth/phone-check`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: phoneCheck, signal
    },
      options);
    }


/**
 * Sends an SMS to every valid number, registered or not, and returns the same response. Limits: one SMS per number in 60 seconds and five a day, ten an hour per IP address, and daily budgets over all numbers. Beyond a limit the response is 429 with `Retry-After`. A client that has signed in with this number before has its own per-minute and per-day limits. A fifth of the daily budgets is reserved for registered numbers. A client locked out of the number after five wrong codes gets 429 `code_rest`. A new code replaces the previous one. Compute the countdown to `resend_at` from the response's `Date` header, not from the device's clock.
 * @summary Send a code of six digits by SMS.
 */
export const sendCode = (
    codeRequest: BodyType<CodeRequest>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CodeSent>(
      {url: `/main/auth/code`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: codeRequest, signal
    },
      options);
    }


/**
 * Exchanges a right code for a ticket, valid once, for ten minutes, for this number and this purpose. Only this response says whether the number is registered. A code is valid for five minutes and works once. The fifth wrong code locks the client out of the number for 15 minutes: 429 `code_rest`. Other clients are not locked out. If the number has a pending invitation, the response includes it; accept it with `register` or `login`.
 * @summary Verify a code.
 */
export const verifyCode = (
    codeVerification: BodyType<CodeVerification>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CodeVerified>(
      {url: `/main/auth/code/verify`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: codeVerification, signal
    },
      options);
    }


/**
 * Takes a ticket of the purpose `sign_in`, creates the account and signs in. With `accept_invitation` the person joins the business that invited them; without it a new business is created. The server generates the username; it can be changed in the profile. Compare the repeated password on the screen; it is not sent.
 * @summary Create an account for a verified number.
 */
export const register = (
    registration: BodyType<Registration>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SignedIn>(
      {url: `/main/auth/register`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: registration, signal
    },
      options);
    }


/**
 * Takes phone and password, or the ticket of a verified code. With a ticket, `accept_invitation` joins the business that invited the number; on 409 the ticket stays valid. Every sign-in creates a new access token. A wrong password and an unknown number give the same 422 (`credentials_wrong`, after the same work). After five wrong passwords the client is locked out of the number for 15 minutes (429 `password_rest`), whether the number is registered or not. A code by SMS still works. A client is identified by its cookie `karvon-device`, which a sign-in sets, otherwise by its IP address. A rejection here is 422, never 401: 401 always means that a session has ended.
 * @summary Sign in with a password or with a ticket.
 */
export const login = (
    loginBody: BodyType<Login>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SignedIn>(
      {url: `/main/auth/login`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: loginBody, signal
    },
      options);
    }


/**
 * Takes a ticket of the purpose `reset`, sets the password, ends every session of the account and signs in again.
 * @summary Choose a new password with a ticket.
 */
export const resetPassword = (
    passwordReset: BodyType<PasswordReset>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SignedIn>(
      {url: `/main/auth/password-reset`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passwordReset, signal
    },
      options);
    }


/**
 * Ends all other sessions of the account. After five wrong current passwords this session cannot change the password for 15 minutes (429 `password_rest`).
 * @summary Change the password while signed in
 */
export const changePassword = (
    passwordChange: BodyType<PasswordChange>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/main/auth/password`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passwordChange, signal
    },
      options);
    }


/**
 * Opens a read-only session of the demonstration dealership; no account is needed. With `Accept-Language: uz` it is the dealership with Uzbek content. The session ends after 30 minutes; use does not extend it. Writes are 403 `demo_read_only`, except `logout` and a socket ticket. The session sees only itself in the list of sessions. The response is 404 if this server has no demonstration or has it switched off. Limits: ten an hour per IP address, and a maximum number of sessions at once.
 * @summary Start a demo session
 */
export const startDemo = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SignedIn>(
      {url: `/main/auth/demo`, method: 'POST', signal
    },
      options);
    }


/**
 * Data for the page behind the link in the SMS: the inviting business and the masked number. The person still enters the full number and confirms it with a code. An unknown, expired, revoked or accepted invitation is the same 404.
 * @summary Retrieve an invitation by its link
 */
export const getInvitation = (
    token: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Invitation>(
      {url: `/main/auth/invitations/${encodeURIComponent(String(token))}`, method: 'GET', signal
    },
      options);
    }




export const getGetInvitationQueryKey = (token: string,) => {
    return [
    'main','auth','invitations',token
    ] as const;
    }


export const getGetInvitationQueryOptions = <TData = Awaited<ReturnType<typeof getInvitation>>, TError = ErrorType<NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInvitationQueryKey(token);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvitation>>> = ({ signal }) => getInvitation(token, requestOptions, signal);





   return  { queryKey, queryFn, enabled: token !== null && token !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInvitationQueryResult = NonNullable<Awaited<ReturnType<typeof getInvitation>>>
export type GetInvitationQueryError = ErrorType<NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useGetInvitation<TData = Awaited<ReturnType<typeof getInvitation>>, TError = ErrorType<NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 token: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvitation>>,
          TError,
          Awaited<ReturnType<typeof getInvitation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvitation<TData = Awaited<ReturnType<typeof getInvitation>>, TError = ErrorType<NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvitation>>,
          TError,
          Awaited<ReturnType<typeof getInvitation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvitation<TData = Awaited<ReturnType<typeof getInvitation>>, TError = ErrorType<NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Retrieve an invitation by its link
 */

export function useGetInvitation<TData = Awaited<ReturnType<typeof getInvitation>>, TError = ErrorType<NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInvitationQueryOptions(token,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Revokes the access token. Push tokens that this session registered are deleted, so that the device receives no more notifications.
 * @summary End this session.
 */
export const logout = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/main/auth/logout`, method: 'POST', signal
    },
      options);
    }


/**
 * Active sessions: the current one first, then by last use, newest first.
 * @summary List sessions
 */
export const listSessions = (
    params?: ListSessionsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SessionList>(
      {url: `/main/auth/sessions`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListSessionsQueryKey = (params?: ListSessionsParams,) => {
    return [
    'main','auth','sessions', ...(params ? [params] : [])
    ] as const;
    }


export const getListSessionsQueryOptions = <TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: ListSessionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSessionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSessions>>> = ({ signal }) => listSessions(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSessionsQueryResult = NonNullable<Awaited<ReturnType<typeof listSessions>>>
export type ListSessionsQueryError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  ListSessionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListSessionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListSessionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List sessions
 */

export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListSessionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSessionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Ends one of the caller's own sessions, as `logout` does. The current session is allowed too.
 * @summary End a session
 */
export const revokeSession = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/main/auth/sessions/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      options);
    }


