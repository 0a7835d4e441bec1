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
  Avtosalon,
  AvtosalonCreate,
  AvtosalonList,
  AvtosalonUpdate,
  CreateAvtosalonHeaders,
  ListAvtosalonsParams,
  NotFoundResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UpdateAvtosalonHeaders
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
 * By name. Filters are joined by "and".
 * @summary Showrooms of the dealership
 */
export const listAvtosalons = (
    params?: ListAvtosalonsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AvtosalonList>(
      {url: `/main/avtosalons`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListAvtosalonsQueryKey = (params?: ListAvtosalonsParams,) => {
    return [
    'main','avtosalons', ...(params ? [params] : [])
    ] as const;
    }


export const getListAvtosalonsQueryOptions = <TData = Awaited<ReturnType<typeof listAvtosalons>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: ListAvtosalonsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvtosalons>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAvtosalonsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAvtosalons>>> = ({ signal }) => listAvtosalons(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAvtosalons>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAvtosalonsQueryResult = NonNullable<Awaited<ReturnType<typeof listAvtosalons>>>
export type ListAvtosalonsQueryError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useListAvtosalons<TData = Awaited<ReturnType<typeof listAvtosalons>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  ListAvtosalonsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvtosalons>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAvtosalons>>,
          TError,
          Awaited<ReturnType<typeof listAvtosalons>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAvtosalons<TData = Awaited<ReturnType<typeof listAvtosalons>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListAvtosalonsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvtosalons>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAvtosalons>>,
          TError,
          Awaited<ReturnType<typeof listAvtosalons>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAvtosalons<TData = Awaited<ReturnType<typeof listAvtosalons>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListAvtosalonsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvtosalons>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Showrooms of the dealership
 */

export function useListAvtosalons<TData = Awaited<ReturnType<typeof listAvtosalons>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListAvtosalonsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvtosalons>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAvtosalonsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * 422 codes: `required`, `invalid_phone`, `unknown_reference` (region, district of another region, image), `duplicate` (a phone or a day twice), `outside_uzbekistan` (coordinates).
 * @summary Add a showroom
 */
export const createAvtosalon = (
    avtosalonCreate: BodyType<AvtosalonCreate>,
    headers?: CreateAvtosalonHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Avtosalon>(
      {url: `/main/avtosalons`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: avtosalonCreate, signal
    },
      options);
    }


/**
 * The showroom with its counts.
 * @summary One showroom
 */
export const getAvtosalon = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Avtosalon>(
      {url: `/main/avtosalons/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetAvtosalonQueryKey = (id: number,) => {
    return [
    'main','avtosalons',id
    ] as const;
    }


export const getGetAvtosalonQueryOptions = <TData = Awaited<ReturnType<typeof getAvtosalon>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAvtosalon>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAvtosalonQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAvtosalon>>> = ({ signal }) => getAvtosalon(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAvtosalon>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAvtosalonQueryResult = NonNullable<Awaited<ReturnType<typeof getAvtosalon>>>
export type GetAvtosalonQueryError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useGetAvtosalon<TData = Awaited<ReturnType<typeof getAvtosalon>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAvtosalon>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAvtosalon>>,
          TError,
          Awaited<ReturnType<typeof getAvtosalon>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAvtosalon<TData = Awaited<ReturnType<typeof getAvtosalon>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAvtosalon>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAvtosalon>>,
          TError,
          Awaited<ReturnType<typeof getAvtosalon>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAvtosalon<TData = Awaited<ReturnType<typeof getAvtosalon>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAvtosalon>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One showroom
 */

export function useGetAvtosalon<TData = Awaited<ReturnType<typeof getAvtosalon>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAvtosalon>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAvtosalonQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Changes what is sent and nothing else; `district` is cleared by null. Same 422 codes as `createAvtosalon`.
 * @summary Change a showroom
 */
export const updateAvtosalon = (
    id: number,
    avtosalonUpdate: BodyType<AvtosalonUpdate>,
    headers: UpdateAvtosalonHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Avtosalon>(
      {url: `/main/avtosalons/${encodeURIComponent(String(id))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', ...headers},
      data: avtosalonUpdate, signal
    },
      options);
    }


/**
 * Only an empty one. While listings that are not deleted stand in it, it is 409 `avtosalon_not_empty`; move them first (`updateAutos`, `move`).
 * @summary Delete a showroom
 */
export const deleteAvtosalon = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/main/avtosalons/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      options);
    }


