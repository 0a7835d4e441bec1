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
  AutoFiguresList,
  Csv,
  ExportAutoFiguresParams,
  Funnel,
  GetFunnelParams,
  GetPromotionSummaryParams,
  GetResponseSalesParams,
  GetStatisticsParams,
  ListAutoFiguresParams,
  PromotionSummaryList,
  ResponseSales,
  Statistics,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse
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
 * Figures, the chart, cars by status, the best cars and those that need care. At most 366 days. Each figure equals the number of rows that its list shows for the same period and showroom: `listLeads` for calls, requests, chats and leads, `listAutoFigures` for views, likes and sold.
 * @summary Retrieve the statistics of a period
 */
export const getStatistics = (
    params: GetStatisticsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Statistics>(
      {url: `/main/statistics`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetStatisticsQueryKey = (params?: GetStatisticsParams,) => {
    return [
    'main','statistics', ...(params ? [params] : [])
    ] as const;
    }


export const getGetStatisticsQueryOptions = <TData = Awaited<ReturnType<typeof getStatistics>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params: GetStatisticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatistics>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStatisticsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStatistics>>> = ({ signal }) => getStatistics(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStatistics>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStatisticsQueryResult = NonNullable<Awaited<ReturnType<typeof getStatistics>>>
export type GetStatisticsQueryError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useGetStatistics<TData = Awaited<ReturnType<typeof getStatistics>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: GetStatisticsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatistics>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStatistics>>,
          TError,
          Awaited<ReturnType<typeof getStatistics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStatistics<TData = Awaited<ReturnType<typeof getStatistics>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: GetStatisticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatistics>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStatistics>>,
          TError,
          Awaited<ReturnType<typeof getStatistics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStatistics<TData = Awaited<ReturnType<typeof getStatistics>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: GetStatisticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatistics>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Retrieve the statistics of a period
 */

export function useGetStatistics<TData = Awaited<ReturnType<typeof getStatistics>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: GetStatisticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatistics>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStatisticsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The rows behind a figure: one row for each car with its figures in the period, and the sums over all rows of the filter in `totals`. With `figure` only cars for which that figure is not 0, so that the rows are exactly what it counts. Cars that were deleted since are in it. Leads that are about no car are `without_auto`: rows and those together are `totals`.
 * @summary List the figures of each car
 */
export const listAutoFigures = (
    params: ListAutoFiguresParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AutoFiguresList>(
      {url: `/main/statistics/autos`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListAutoFiguresQueryKey = (params?: ListAutoFiguresParams,) => {
    return [
    'main','statistics','autos', ...(params ? [params] : [])
    ] as const;
    }


export const getListAutoFiguresQueryOptions = <TData = Awaited<ReturnType<typeof listAutoFigures>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params: ListAutoFiguresParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAutoFigures>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAutoFiguresQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAutoFigures>>> = ({ signal }) => listAutoFigures(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAutoFigures>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAutoFiguresQueryResult = NonNullable<Awaited<ReturnType<typeof listAutoFigures>>>
export type ListAutoFiguresQueryError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useListAutoFigures<TData = Awaited<ReturnType<typeof listAutoFigures>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: ListAutoFiguresParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAutoFigures>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAutoFigures>>,
          TError,
          Awaited<ReturnType<typeof listAutoFigures>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAutoFigures<TData = Awaited<ReturnType<typeof listAutoFigures>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: ListAutoFiguresParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAutoFigures>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAutoFigures>>,
          TError,
          Awaited<ReturnType<typeof listAutoFigures>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAutoFigures<TData = Awaited<ReturnType<typeof listAutoFigures>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: ListAutoFiguresParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAutoFigures>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the figures of each car
 */

export function useListAutoFigures<TData = Awaited<ReturnType<typeof listAutoFigures>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: ListAutoFiguresParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAutoFigures>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAutoFiguresQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * All rows of the same filters as `listAutoFigures`. Columns: id, car, showroom, status, impressions, views, likes, calls, requests, chats, leads, days, sold, sale price, currency; the last row is the sum.
 * @summary Figures of each car as CSV
 */
export const exportAutoFigures = (
    params: ExportAutoFiguresParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Csv>(
      {url: `/main/statistics/autos/export`, method: 'GET',
        params, signal
    },
      options);
    }




export const getExportAutoFiguresQueryKey = (params?: ExportAutoFiguresParams,) => {
    return [
    'main','statistics','autos','export', ...(params ? [params] : [])
    ] as const;
    }


export const getExportAutoFiguresQueryOptions = <TData = Awaited<ReturnType<typeof exportAutoFigures>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params: ExportAutoFiguresParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportAutoFigures>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportAutoFiguresQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportAutoFigures>>> = ({ signal }) => exportAutoFigures(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportAutoFigures>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportAutoFiguresQueryResult = NonNullable<Awaited<ReturnType<typeof exportAutoFigures>>>
export type ExportAutoFiguresQueryError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useExportAutoFigures<TData = Awaited<ReturnType<typeof exportAutoFigures>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: ExportAutoFiguresParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportAutoFigures>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportAutoFigures>>,
          TError,
          Awaited<ReturnType<typeof exportAutoFigures>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportAutoFigures<TData = Awaited<ReturnType<typeof exportAutoFigures>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: ExportAutoFiguresParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportAutoFigures>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportAutoFigures>>,
          TError,
          Awaited<ReturnType<typeof exportAutoFigures>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportAutoFigures<TData = Awaited<ReturnType<typeof exportAutoFigures>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: ExportAutoFiguresParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportAutoFigures>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Figures of each car as CSV
 */

export function useExportAutoFigures<TData = Awaited<ReturnType<typeof exportAutoFigures>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: ExportAutoFiguresParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportAutoFigures>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportAutoFiguresQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * From impression to sale, for all showrooms together and for each, by the showroom at the time of the event. Without a source of impressions the funnel starts with views.
 * @summary Retrieve the funnel of a period
 */
export const getFunnel = (
    params: GetFunnelParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Funnel>(
      {url: `/main/statistics/funnel`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetFunnelQueryKey = (params?: GetFunnelParams,) => {
    return [
    'main','statistics','funnel', ...(params ? [params] : [])
    ] as const;
    }


export const getGetFunnelQueryOptions = <TData = Awaited<ReturnType<typeof getFunnel>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params: GetFunnelParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFunnel>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFunnelQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFunnel>>> = ({ signal }) => getFunnel(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFunnel>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFunnelQueryResult = NonNullable<Awaited<ReturnType<typeof getFunnel>>>
export type GetFunnelQueryError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useGetFunnel<TData = Awaited<ReturnType<typeof getFunnel>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: GetFunnelParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFunnel>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFunnel>>,
          TError,
          Awaited<ReturnType<typeof getFunnel>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFunnel<TData = Awaited<ReturnType<typeof getFunnel>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: GetFunnelParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFunnel>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFunnel>>,
          TError,
          Awaited<ReturnType<typeof getFunnel>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFunnel<TData = Awaited<ReturnType<typeof getFunnel>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: GetFunnelParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFunnel>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Retrieve the funnel of a period
 */

export function useGetFunnel<TData = Awaited<ReturnType<typeof getFunnel>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: GetFunnelParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFunnel>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFunnelQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For each promotion how many items there are, how many are active and how many are not. `refresh` counts active listings: those refreshed within 72 hours are active (`listAutos` with `can_refresh=false`), those that can be refreshed are not. `campaign_cpm` and `campaign_cpc` count campaigns of the price model.
 * @summary Retrieve the promotion summary
 */
export const getPromotionSummary = (
    params?: GetPromotionSummaryParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PromotionSummaryList>(
      {url: `/main/statistics/promotions`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetPromotionSummaryQueryKey = (params?: GetPromotionSummaryParams,) => {
    return [
    'main','statistics','promotions', ...(params ? [params] : [])
    ] as const;
    }


export const getGetPromotionSummaryQueryOptions = <TData = Awaited<ReturnType<typeof getPromotionSummary>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: GetPromotionSummaryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPromotionSummary>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPromotionSummaryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPromotionSummary>>> = ({ signal }) => getPromotionSummary(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPromotionSummary>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPromotionSummaryQueryResult = NonNullable<Awaited<ReturnType<typeof getPromotionSummary>>>
export type GetPromotionSummaryQueryError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useGetPromotionSummary<TData = Awaited<ReturnType<typeof getPromotionSummary>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  GetPromotionSummaryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPromotionSummary>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPromotionSummary>>,
          TError,
          Awaited<ReturnType<typeof getPromotionSummary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPromotionSummary<TData = Awaited<ReturnType<typeof getPromotionSummary>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: GetPromotionSummaryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPromotionSummary>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPromotionSummary>>,
          TError,
          Awaited<ReturnType<typeof getPromotionSummary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPromotionSummary<TData = Awaited<ReturnType<typeof getPromotionSummary>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: GetPromotionSummaryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPromotionSummary>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Retrieve the promotion summary
 */

export function useGetPromotionSummary<TData = Awaited<ReturnType<typeof getPromotionSummary>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: GetPromotionSummaryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPromotionSummary>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPromotionSummaryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * How many leads of the period were sold to, by how fast the first reaction came; without calls that were taken and what the dealer wrote down. The rows of a bucket are `listLeads` with `response` and the same period. `is_shown` is false below 30 leads or 5 sales: too few to say anything, and `missing_leads` and `missing_sales` say how many more it takes.
 * @summary Compare sales by speed of response
 */
export const getResponseSales = (
    params: GetResponseSalesParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ResponseSales>(
      {url: `/main/statistics/response`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetResponseSalesQueryKey = (params?: GetResponseSalesParams,) => {
    return [
    'main','statistics','response', ...(params ? [params] : [])
    ] as const;
    }


export const getGetResponseSalesQueryOptions = <TData = Awaited<ReturnType<typeof getResponseSales>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params: GetResponseSalesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResponseSales>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetResponseSalesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getResponseSales>>> = ({ signal }) => getResponseSales(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getResponseSales>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetResponseSalesQueryResult = NonNullable<Awaited<ReturnType<typeof getResponseSales>>>
export type GetResponseSalesQueryError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useGetResponseSales<TData = Awaited<ReturnType<typeof getResponseSales>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: GetResponseSalesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResponseSales>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getResponseSales>>,
          TError,
          Awaited<ReturnType<typeof getResponseSales>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetResponseSales<TData = Awaited<ReturnType<typeof getResponseSales>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: GetResponseSalesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResponseSales>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getResponseSales>>,
          TError,
          Awaited<ReturnType<typeof getResponseSales>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetResponseSales<TData = Awaited<ReturnType<typeof getResponseSales>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: GetResponseSalesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResponseSales>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Compare sales by speed of response
 */

export function useGetResponseSales<TData = Awaited<ReturnType<typeof getResponseSales>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: GetResponseSalesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResponseSales>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetResponseSalesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






