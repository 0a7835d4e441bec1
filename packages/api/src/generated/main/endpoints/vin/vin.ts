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
  CheckVinParams,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  VinCheck
} from '../karvonMainService.schemas';

import { request } from '../../../../http';
import type { ErrorType } from '../../../../http';


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
 * Returns the facts of a VIN, and whether another listing has it. Cyrillic letters that look like Latin ones are read as these. A VIN with I, O or Q, which no VIN has, returns only a `suggestion`. Other lengths are 422 `vin_length`, other signs 422 `vin_letters`.
 *
 * The brand is known where the maker has one. The model is known where at least 20 approved listings of at least 3 dealerships share the first 8 signs, and at least 98 % of them agree.
 * @summary Check a VIN
 */
export const checkVin = (
    vin: string,
    params?: CheckVinParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<VinCheck>(
      {url: `/main/vin/${encodeURIComponent(String(vin))}`, method: 'GET',
        params, signal
    },
      options);
    }




export const getCheckVinQueryKey = (vin: string,
    params?: CheckVinParams,) => {
    return [
    'main','vin',vin, ...(params ? [params] : [])
    ] as const;
    }


export const getCheckVinQueryOptions = <TData = Awaited<ReturnType<typeof checkVin>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(vin: string,
    params?: CheckVinParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkVin>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCheckVinQueryKey(vin,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof checkVin>>> = ({ signal }) => checkVin(vin,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: vin !== null && vin !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof checkVin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CheckVinQueryResult = NonNullable<Awaited<ReturnType<typeof checkVin>>>
export type CheckVinQueryError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useCheckVin<TData = Awaited<ReturnType<typeof checkVin>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 vin: string,
    params: undefined |  CheckVinParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkVin>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkVin>>,
          TError,
          Awaited<ReturnType<typeof checkVin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckVin<TData = Awaited<ReturnType<typeof checkVin>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 vin: string,
    params?: CheckVinParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkVin>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkVin>>,
          TError,
          Awaited<ReturnType<typeof checkVin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckVin<TData = Awaited<ReturnType<typeof checkVin>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 vin: string,
    params?: CheckVinParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkVin>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Check a VIN
 */

export function useCheckVin<TData = Awaited<ReturnType<typeof checkVin>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 vin: string,
    params?: CheckVinParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkVin>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCheckVinQueryOptions(vin,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






