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
  Device,
  DevicePut,
  NotFoundResponse,
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
 * Returns the registration of the device; a client reads it at every start. The push provider may drop a token at any time and tells only the server. `push` is then false, and the device obtains a new token and sends it with PUT. A fingerprint unknown for this user returns 404, and the device sends its data with PUT.
 * @summary Read the registration of this device.
 */
export const getDevice = (
    fingerprint: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Device>(
      {url: `/main/devices/${encodeURIComponent(String(fingerprint))}`, method: 'GET', signal
    },
      options);
    }




export const getGetDeviceQueryKey = (fingerprint: string,) => {
    return [
    'main','devices',fingerprint
    ] as const;
    }


export const getGetDeviceQueryOptions = <TData = Awaited<ReturnType<typeof getDevice>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(fingerprint: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDevice>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDeviceQueryKey(fingerprint);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDevice>>> = ({ signal }) => getDevice(fingerprint, requestOptions, signal);





   return  { queryKey, queryFn, enabled: fingerprint !== null && fingerprint !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDevice>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDeviceQueryResult = NonNullable<Awaited<ReturnType<typeof getDevice>>>
export type GetDeviceQueryError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useGetDevice<TData = Awaited<ReturnType<typeof getDevice>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 fingerprint: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDevice>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDevice>>,
          TError,
          Awaited<ReturnType<typeof getDevice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDevice<TData = Awaited<ReturnType<typeof getDevice>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 fingerprint: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDevice>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDevice>>,
          TError,
          Awaited<ReturnType<typeof getDevice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDevice<TData = Awaited<ReturnType<typeof getDevice>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 fingerprint: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDevice>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the registration of this device.
 */

export function useGetDevice<TData = Awaited<ReturnType<typeof getDevice>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 fingerprint: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDevice>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDeviceQueryOptions(fingerprint,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Creates or replaces the registration. A push token belongs to one device of one user; storing it removes it from any other device. The registration belongs to the session that stored it and is deleted when that session ends. Send it again when the token or the language changes, and at least every 7 days.
 * @summary Store the push token and language of this device.
 */
export const putDevice = (
    fingerprint: string,
    devicePut: BodyType<DevicePut>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Device>(
      {url: `/main/devices/${encodeURIComponent(String(fingerprint))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: devicePut, signal
    },
      options);
    }


/**
 * Deletes the registration; the device receives no more push notices. A fingerprint unknown for this user returns 404.
 * @summary Delete the registration of this device.
 */
export const deleteDevice = (
    fingerprint: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/main/devices/${encodeURIComponent(String(fingerprint))}`, method: 'DELETE', signal
    },
      options);
    }


