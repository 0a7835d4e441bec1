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
 * Showrooms are sorted by name. Filters are combined with AND.
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
 * A member whose access is limited to some showrooms cannot add one (403). A missing field returns 422 `required`; an invalid phone number returns `invalid_phone`. An unknown region or image, or a district of another region, returns `unknown_reference`. A phone number or a weekday that occurs twice returns `duplicate`. Coordinates outside Uzbekistan return `too_small` or `too_large`.
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
 * Returns the showroom with the numbers of its listings.
 * @summary Get a showroom
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
 * @summary Get a showroom
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
 * Changes only the fields that are sent. `district` is cleared with `null`. The 422 codes are those of `createAvtosalon`.
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
 * Only an empty showroom can be deleted. A showroom with listings other than `deleted` ones returns 409 `avtosalon_not_empty`. Move them to another showroom first (`updateAutos`, action `move`).
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


