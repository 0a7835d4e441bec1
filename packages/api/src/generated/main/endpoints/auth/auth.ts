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
 * Answers in the same way for every valid number, known or not: same status, same shape, same work done, so that registered numbers cannot be counted. `user_id` is a keyed hash of the number and no account's id. `next` never depends on whether the number is registered: it is `login` (the page that offers the password and, beside it, a code by SMS) and becomes `code` only while the client rests at that number after too many wrong passwords, which are counted for any number alike. Limits a number and an address hold before anything is looked up.
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
 * Sends to every valid number, registered or not, and answers alike. One SMS a number in 60 seconds and five a day, ten an hour an address, and daily budgets over all numbers; beyond that 429 with `Retry-After`. Clients that the number was signed in by from have a minute and a day of their own, and a fifth of the budgets goes to registered numbers alone. A new code replaces the one before it. Count down to `resend_at` from the answer's `Date` header, not from the device's clock.
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
 * Exchanges a right code for a ticket that is good once, for ten minutes, for this number and this purpose. Only here is it said whether the number is registered. A code lives five minutes and works once. After the fifth wrong try the client rests at that number for 15 minutes: 429 with the code `code_rest`. A pending invitation of the number comes along, to be accepted with `register` or `login`.
 * @summary Show that the number is yours.
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
 * Takes a ticket of the purpose `sign_in` and signs in. With `accept_invitation` the person joins the business that invited them, instead of opening one of their own. The username is made by the server and can be changed in the profile. The repeated password is compared on the screen and is not sent.
 * @summary Open an account for a verified number.
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
 * Takes phone and password, or the ticket of a verified code. With a ticket, `accept_invitation` joins the business that invited the number; the ticket stays valid when that is 409. Every sign-in makes a new access token. A wrong password and an unknown number give the same 422 (`credentials_wrong`, after the same work). After five wrong passwords the client rests at that number for 15 minutes, known or not; a code by SMS still works. A client is a browser by its cookie `karvon-device`, which a sign-in sets, or else an address. A refusal here is 422, never 401: 401 always means that a session has ended.
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
 * Takes a ticket of the purpose `reset`, ends every session of the account, and signs in anew.
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
 * Ends all other sessions of the account. Five wrong current passwords pause the number for 15 minutes (429 `password_rest`).
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
 * Opens a session of the demonstration dealership for somebody without an account; whoever asks in Uzbek (`Accept-Language`) gets the one that writes in Uzbek. It ends after 30 minutes, however much it is used, and changes nothing: what would write is 403 `demo_read_only`; only `logout` and a socket ticket are allowed. It sees no session but its own. 404 where this server has no demonstration or has it switched off. Ten an hour an address, and so many at once.
 * @summary Look at the demonstration dealership
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
 * Says who invites and to which number, masked, for the page behind the link in the SMS. The full number still has to be entered and confirmed with a code. An unknown, expired, revoked or accepted invitation is the same 404.
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
 * The access token is worth nothing afterwards, and push tokens that this session put are forgotten, so that a device that was signed out receives no more notices.
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
 * Sessions that have not ended, the current one first, then the latest used.
 * @summary Devices that are signed in.
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
 * @summary Devices that are signed in.
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
 * Ends one session of one's own as `logout` does; the current one may be named as well.
 * @summary Sign a device out.
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


