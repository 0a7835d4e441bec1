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
  Auto,
  AutoCounts,
  AutoCreate,
  AutoCsv,
  AutoDeletion,
  AutoHistory,
  AutoList,
  AutoQuality,
  AutoRefresh,
  AutoStatistics,
  AutoTransition,
  AutoUpdate,
  AutosBulk,
  AutosBulkResult,
  CountAutosParams,
  CreateAutoHeaders,
  ExportAutosParams,
  GetAutoHistoryParams,
  GetAutoStatisticsParams,
  ListAutosParams,
  ModerationEstimate,
  NotFoundResponse,
  NotPermittedResponse,
  RefreshAutoHeaders,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UpdateAutoHeaders,
  UpdateAutosHeaders,
  Workbook
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
 * Returns listings that match all given filters. Deleted listings are never included.
 * @summary Listings of the dealership
 */
export const listAutos = (
    params?: ListAutosParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AutoList>(
      {url: `/main/autos`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListAutosInfiniteQueryKey = (params?: ListAutosParams,) => {
    return [
    'infinite', 'main','autos', ...(params ? [params] : [])
    ] as const;
    }

export const getListAutosQueryKey = (params?: ListAutosParams,) => {
    return [
    'main','autos', ...(params ? [params] : [])
    ] as const;
    }


export const getListAutosInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listAutos>>, ListAutosParams['page']>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: ListAutosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listAutos>>, TError, TData, QueryKey, ListAutosParams['page']>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAutosInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAutos>>, QueryKey, ListAutosParams['page']> = ({ signal, pageParam }) => listAutos({...params, 'page': pageParam ?? params?.['page']}, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listAutos>>, TError, TData, QueryKey, ListAutosParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAutosInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listAutos>>>
export type ListAutosInfiniteQueryError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useListAutosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listAutos>>, ListAutosParams['page']>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  ListAutosParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listAutos>>, TError, TData, QueryKey, ListAutosParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAutos>>,
          TError,
          Awaited<ReturnType<typeof listAutos>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAutosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listAutos>>, ListAutosParams['page']>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListAutosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listAutos>>, TError, TData, QueryKey, ListAutosParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAutos>>,
          TError,
          Awaited<ReturnType<typeof listAutos>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAutosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listAutos>>, ListAutosParams['page']>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListAutosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listAutos>>, TError, TData, QueryKey, ListAutosParams['page']>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Listings of the dealership
 */

export function useListAutosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listAutos>>, ListAutosParams['page']>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListAutosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listAutos>>, TError, TData, QueryKey, ListAutosParams['page']>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAutosInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListAutosQueryOptions = <TData = Awaited<ReturnType<typeof listAutos>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: ListAutosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAutos>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAutosQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAutos>>> = ({ signal }) => listAutos(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAutos>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAutosQueryResult = NonNullable<Awaited<ReturnType<typeof listAutos>>>
export type ListAutosQueryError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useListAutos<TData = Awaited<ReturnType<typeof listAutos>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  ListAutosParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAutos>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAutos>>,
          TError,
          Awaited<ReturnType<typeof listAutos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAutos<TData = Awaited<ReturnType<typeof listAutos>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListAutosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAutos>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAutos>>,
          TError,
          Awaited<ReturnType<typeof listAutos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAutos<TData = Awaited<ReturnType<typeof listAutos>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListAutosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAutos>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Listings of the dealership
 */

export function useListAutos<TData = Awaited<ReturnType<typeof listAutos>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListAutosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAutos>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAutosQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Saves a listing as `ne_active`. Only brand and model are required. Given values must be consistent: the model belongs to the brand, the district to the region, and `price_from` ≤ `price` ≤ `price_to`. Images must be uploaded by this dealership and not used elsewhere. A VIN of another listing of the dealership that is not sold, archived or deleted is 409 `vin_taken`, and `conflicts_with` names it where the member may see it. `transitionAuto` sends the listing to moderation.
 * @summary Create a draft
 */
export const createAuto = (
    autoCreate: BodyType<AutoCreate>,
    headers?: CreateAutoHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Auto>(
      {url: `/main/autos`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: autoCreate, signal
    },
      options);
    }


/**
 * Returns the number of listings in each status. Filters are those of `listAutos` without `status`.
 * @summary Counts per status
 */
export const countAutos = (
    params?: CountAutosParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AutoCounts>(
      {url: `/main/autos/counts`, method: 'GET',
        params, signal
    },
      options);
    }




export const getCountAutosQueryKey = (params?: CountAutosParams,) => {
    return [
    'main','autos','counts', ...(params ? [params] : [])
    ] as const;
    }


export const getCountAutosQueryOptions = <TData = Awaited<ReturnType<typeof countAutos>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: CountAutosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countAutos>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCountAutosQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof countAutos>>> = ({ signal }) => countAutos(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof countAutos>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CountAutosQueryResult = NonNullable<Awaited<ReturnType<typeof countAutos>>>
export type CountAutosQueryError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useCountAutos<TData = Awaited<ReturnType<typeof countAutos>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  CountAutosParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof countAutos>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof countAutos>>,
          TError,
          Awaited<ReturnType<typeof countAutos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountAutos<TData = Awaited<ReturnType<typeof countAutos>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: CountAutosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countAutos>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof countAutos>>,
          TError,
          Awaited<ReturnType<typeof countAutos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountAutos<TData = Awaited<ReturnType<typeof countAutos>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: CountAutosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countAutos>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Counts per status
 */

export function useCountAutos<TData = Awaited<ReturnType<typeof countAutos>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: CountAutosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countAutos>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCountAutosQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns all listings that match the filters, without paging. The file ends after 10 000 rows. It is UTF-8 with a byte order mark, `;` as the separator, CRLF line ends and every field quoted. A text that begins with `=`, `+`, `-`, `@`, tab or CR gets a leading `'`. The header row and the labels are in the language of `Accept-Language`.
 *
 * Columns: id, status, brand, model, generation, year, VIN, mileage (km), price, currency, price in so'm, price in y.e., showroom, region, views, likes, calls, chats, leads, days in showroom, created, published, expires, sold, sale price.
 *
 * With `format=xlsx` the file has the columns of the template of an import, without photos, so that it can be corrected and imported. The columns of the purchase need `with_costs` and the permission `autos.costs`.
 * @summary Listings as a file
 */
export const exportAutos = (
    params?: ExportAutosParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AutoCsv | Workbook>(
      {url: `/main/autos/export`, method: 'GET',
        params,
        responseType: 'blob', signal
    },
      options);
    }




export const getExportAutosQueryKey = (params?: ExportAutosParams,) => {
    return [
    'main','autos','export', ...(params ? [params] : [])
    ] as const;
    }


export const getExportAutosQueryOptions = <TData = Awaited<ReturnType<typeof exportAutos>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: ExportAutosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportAutos>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportAutosQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportAutos>>> = ({ signal }) => exportAutos(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportAutos>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportAutosQueryResult = NonNullable<Awaited<ReturnType<typeof exportAutos>>>
export type ExportAutosQueryError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useExportAutos<TData = Awaited<ReturnType<typeof exportAutos>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  ExportAutosParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportAutos>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportAutos>>,
          TError,
          Awaited<ReturnType<typeof exportAutos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportAutos<TData = Awaited<ReturnType<typeof exportAutos>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ExportAutosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportAutos>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportAutos>>,
          TError,
          Awaited<ReturnType<typeof exportAutos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportAutos<TData = Awaited<ReturnType<typeof exportAutos>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ExportAutosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportAutos>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Listings as a file
 */

export function useExportAutos<TData = Awaited<ReturnType<typeof exportAutos>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ExportAutosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportAutos>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportAutosQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Each listing is processed separately. The response is 200 with a result per id, in the order of `ids`, even if some were refused. `deactivate` requires `reason` and `move` requires `avtosalon`; otherwise the response is 422.
 * @summary Apply one action to several listings
 */
export const updateAutos = (
    autosBulk: BodyType<AutosBulk>,
    headers?: UpdateAutosHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AutosBulkResult>(
      {url: `/main/autos/bulk`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: autosBulk, signal
    },
      options);
    }


/**
 * Returns the median time from submission to decision over the last 20 decisions of moderators, for all dealerships. `median_seconds` is absent if there were fewer than 3 decisions.
 * @summary Current moderation time
 */
export const getModerationEstimate = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ModerationEstimate>(
      {url: `/main/autos/moderation-estimate`, method: 'GET', signal
    },
      options);
    }




export const getGetModerationEstimateQueryKey = () => {
    return [
    'main','autos','moderation-estimate'
    ] as const;
    }


export const getGetModerationEstimateQueryOptions = <TData = Awaited<ReturnType<typeof getModerationEstimate>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getModerationEstimate>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetModerationEstimateQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getModerationEstimate>>> = ({ signal }) => getModerationEstimate(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getModerationEstimate>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetModerationEstimateQueryResult = NonNullable<Awaited<ReturnType<typeof getModerationEstimate>>>
export type GetModerationEstimateQueryError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>


export function useGetModerationEstimate<TData = Awaited<ReturnType<typeof getModerationEstimate>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getModerationEstimate>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getModerationEstimate>>,
          TError,
          Awaited<ReturnType<typeof getModerationEstimate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetModerationEstimate<TData = Awaited<ReturnType<typeof getModerationEstimate>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getModerationEstimate>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getModerationEstimate>>,
          TError,
          Awaited<ReturnType<typeof getModerationEstimate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetModerationEstimate<TData = Awaited<ReturnType<typeof getModerationEstimate>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getModerationEstimate>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Current moderation time
 */

export function useGetModerationEstimate<TData = Awaited<ReturnType<typeof getModerationEstimate>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getModerationEstimate>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetModerationEstimateQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns all fields of a listing with its references expanded. A deleted listing is 404.
 * @summary One listing
 */
export const getAuto = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Auto>(
      {url: `/main/autos/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetAutoQueryKey = (id: number,) => {
    return [
    'main','autos',id
    ] as const;
    }


export const getGetAutoQueryOptions = <TData = Awaited<ReturnType<typeof getAuto>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuto>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAutoQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAuto>>> = ({ signal }) => getAuto(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAuto>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAutoQueryResult = NonNullable<Awaited<ReturnType<typeof getAuto>>>
export type GetAutoQueryError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useGetAuto<TData = Awaited<ReturnType<typeof getAuto>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuto>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAuto>>,
          TError,
          Awaited<ReturnType<typeof getAuto>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAuto<TData = Awaited<ReturnType<typeof getAuto>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuto>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAuto>>,
          TError,
          Awaited<ReturnType<typeof getAuto>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAuto<TData = Awaited<ReturnType<typeof getAuto>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuto>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One listing
 */

export function useGetAuto<TData = Awaited<ReturnType<typeof getAuto>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuto>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAutoQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Changes only the sent fields. Some changes return an `active` listing to `moderation`: a field in `remoderation.fields`, or a price outside `remoderation.price_min` … `price_max`. The client checks `remoderation` first and asks the user to confirm. The response contains the new status.
 *
 * A required field of an `active`, `barakami` or `expired` listing cannot be cleared (422). In `moderation`, `flagged_to_admin`, `reported_by_client`, `sold_on_karvon` and `archived` the listing is locked: 409 `auto_locked`, and `can_edit` is false. A VIN of another listing of the dealership is 409 `vin_taken`, as in `createAuto`. The price or currency of a listing that is not a draft, and another showroom, require the permission `autos.manage` (403).
 * @summary Change a listing
 */
export const updateAuto = (
    id: number,
    autoUpdate: BodyType<AutoUpdate>,
    headers: UpdateAutoHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Auto>(
      {url: `/main/autos/${encodeURIComponent(String(id))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', ...headers},
      data: autoUpdate, signal
    },
      options);
    }


/**
 * Deletes a listing; in `moderation`, `flagged_to_admin` and `reported_by_client` it is 409. `restoreAuto` undoes the deletion until `restorable_until`. Leads and chats about the car are kept.
 * @summary Delete a listing
 */
export const deleteAuto = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AutoDeletion>(
      {url: `/main/autos/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      options);
    }


/**
 * `to` must be one of the listing's `allowed_transitions`; otherwise the response is 409 with `allowed`. `to: active` renews an expired listing for 30 days. It also renews an active listing that has 3 days or less left. A deactivated listing that changed, or whose 30 days are over, goes to `moderation` instead of `active`. `to: deleted` does the same as `deleteAuto`.
 *
 * `moderation` requires a complete listing; otherwise a 422 names each invalid field with one of these codes. `required`: a required field is missing. The required fields are `avtosalon`, `region`, `condition`, `currency` and `price`. In `core_car`, they are `brand`, `car_model`, `generation`, `year`, `body_type`, `fuel_type`, `transmission`, `drive_unit` and `color`. `photos_min`: the listing has no photo. `price_positive`: the price is 0. `year_out_of_generation`: the generation was not built in that year. `price_order`: `price_from` is above `price` or `price_to`, or `price_to` is below `price`. `unknown_reference`: an entry is no longer in the catalogue or does not belong to its parent.
 *
 * `deactivated` requires `reason`; the reason `other` also requires `note`. `sold_on_karvon` requires a `sale`, the reason `sold_elsewhere` may have one: its `price` is above 0 (`price_positive`), its day from the purchase (`date_order`) until today (`date_in_future`), and its parts sum up to the price (`parts_sum`). Leads, employees and applications must be of this dealership; otherwise the response is 422 `unknown_reference`. The 409 of a car that is sold already has the sale as `current`. A deactivated or archived car without a sale gets it later by its own status as `to`, with the reason `sold_elsewhere` for `deactivated`; it counts as sold elsewhere. A sold or archived car returns only while no other listing of the dealership has its VIN (409 `vin_taken`).
 * @summary Move a listing to another status
 */
export const transitionAuto = (
    id: number,
    autoTransition: BodyType<AutoTransition>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Auto>(
      {url: `/main/autos/${encodeURIComponent(String(id))}/transitions`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: autoTransition, signal
    },
      options);
    }


/**
 * Moves an active listing to the top of the buyers' list, like a new listing. The next refresh is possible 72 hours later. A listing that is not active returns 409 `refresh_not_active`; an earlier refresh returns 409 `refresh_too_early`. Clients can check `can_refresh`, `refresh_blocked_by` and `next_update_at` of the listing beforehand.
 * @summary Refresh a listing
 */
export const refreshAuto = (
    id: number,
    headers?: RefreshAutoHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AutoRefresh>(
      {url: `/main/autos/${encodeURIComponent(String(id))}/refresh`, method: 'POST',
      headers, signal
    },
      options);
    }


/**
 * Restores the listing with its previous status. After `restorable_until`, or for a listing that is not deleted, it returns 409 `restore_too_late`; when another listing of the dealership has its VIN by now, 409 `vin_taken`.
 * @summary Undo a deletion
 */
export const restoreAuto = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Auto>(
      {url: `/main/autos/${encodeURIComponent(String(id))}/restore`, method: 'POST', signal
    },
      options);
    }


/**
 * Returns entries newest first. Values are texts in the language of `Accept-Language`; money is digits only.
 * @summary History of a listing
 */
export const getAutoHistory = (
    id: number,
    params?: GetAutoHistoryParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AutoHistory>(
      {url: `/main/autos/${encodeURIComponent(String(id))}/history`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetAutoHistoryQueryKey = (id: number,
    params?: GetAutoHistoryParams,) => {
    return [
    'main','autos',id,'history', ...(params ? [params] : [])
    ] as const;
    }


export const getGetAutoHistoryQueryOptions = <TData = Awaited<ReturnType<typeof getAutoHistory>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(id: number,
    params?: GetAutoHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAutoHistory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAutoHistoryQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAutoHistory>>> = ({ signal }) => getAutoHistory(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAutoHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAutoHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof getAutoHistory>>>
export type GetAutoHistoryQueryError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useGetAutoHistory<TData = Awaited<ReturnType<typeof getAutoHistory>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params: undefined |  GetAutoHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAutoHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAutoHistory>>,
          TError,
          Awaited<ReturnType<typeof getAutoHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAutoHistory<TData = Awaited<ReturnType<typeof getAutoHistory>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: GetAutoHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAutoHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAutoHistory>>,
          TError,
          Awaited<ReturnType<typeof getAutoHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAutoHistory<TData = Awaited<ReturnType<typeof getAutoHistory>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: GetAutoHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAutoHistory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary History of a listing
 */

export function useGetAutoHistory<TData = Awaited<ReturnType<typeof getAutoHistory>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: GetAutoHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAutoHistory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAutoHistoryQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns figures per day in Asia/Tashkent, from `from` to `to` inclusive, at most 366 days (422 `range_too_long`). The days add up to `totals`. Without `from` and `to`, the period is the last 30 days. With only one of them, it is the 30 days that begin or end there.
 * @summary Figures of a listing by day
 */
export const getAutoStatistics = (
    id: number,
    params?: GetAutoStatisticsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AutoStatistics>(
      {url: `/main/autos/${encodeURIComponent(String(id))}/statistics`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetAutoStatisticsQueryKey = (id: number,
    params?: GetAutoStatisticsParams,) => {
    return [
    'main','autos',id,'statistics', ...(params ? [params] : [])
    ] as const;
    }


export const getGetAutoStatisticsQueryOptions = <TData = Awaited<ReturnType<typeof getAutoStatistics>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(id: number,
    params?: GetAutoStatisticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAutoStatistics>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAutoStatisticsQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAutoStatistics>>> = ({ signal }) => getAutoStatistics(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAutoStatistics>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAutoStatisticsQueryResult = NonNullable<Awaited<ReturnType<typeof getAutoStatistics>>>
export type GetAutoStatisticsQueryError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useGetAutoStatistics<TData = Awaited<ReturnType<typeof getAutoStatistics>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params: undefined |  GetAutoStatisticsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAutoStatistics>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAutoStatistics>>,
          TError,
          Awaited<ReturnType<typeof getAutoStatistics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAutoStatistics<TData = Awaited<ReturnType<typeof getAutoStatistics>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: GetAutoStatisticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAutoStatistics>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAutoStatistics>>,
          TError,
          Awaited<ReturnType<typeof getAutoStatistics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAutoStatistics<TData = Awaited<ReturnType<typeof getAutoStatistics>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: GetAutoStatisticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAutoStatistics>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Figures of a listing by day
 */

export function useGetAutoStatistics<TData = Awaited<ReturnType<typeof getAutoStatistics>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: GetAutoStatisticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAutoStatistics>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAutoStatisticsQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns a score from 0 to 100 and the improvements that raise it. `required` gives up to 50 points, in equal shares per required field; the first photo is one of them. `photos` gives up to 18, 2 for each photo from the second to the tenth. `options` gives 9 for at least 5 options over all lists, `description` 5 for at least 200 characters. `vin` gives 5, `modification` 4, and `position`, `number_of_owners` and `paint_condition` 3 each. Shares are rounded down. Forms calculate unsaved values by the same rules.
 * @summary Completeness of a listing
 */
export const getAutoQuality = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AutoQuality>(
      {url: `/main/autos/${encodeURIComponent(String(id))}/quality`, method: 'GET', signal
    },
      options);
    }




export const getGetAutoQualityQueryKey = (id: number,) => {
    return [
    'main','autos',id,'quality'
    ] as const;
    }


export const getGetAutoQualityQueryOptions = <TData = Awaited<ReturnType<typeof getAutoQuality>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAutoQuality>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAutoQualityQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAutoQuality>>> = ({ signal }) => getAutoQuality(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAutoQuality>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAutoQualityQueryResult = NonNullable<Awaited<ReturnType<typeof getAutoQuality>>>
export type GetAutoQualityQueryError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useGetAutoQuality<TData = Awaited<ReturnType<typeof getAutoQuality>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAutoQuality>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAutoQuality>>,
          TError,
          Awaited<ReturnType<typeof getAutoQuality>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAutoQuality<TData = Awaited<ReturnType<typeof getAutoQuality>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAutoQuality>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAutoQuality>>,
          TError,
          Awaited<ReturnType<typeof getAutoQuality>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAutoQuality<TData = Awaited<ReturnType<typeof getAutoQuality>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAutoQuality>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Completeness of a listing
 */

export function useGetAutoQuality<TData = Awaited<ReturnType<typeof getAutoQuality>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAutoQuality>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAutoQualityQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






