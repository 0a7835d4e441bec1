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
 * Returns the figures, the chart, cars by status, the best cars and the cars that need care. A period has at most 366 days. Each figure matches its list for the same period and showroom: `listLeads` for calls, requests, chats and leads, `listAutoFigures` for views, likes and sold.
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
 * Returns the rows behind a figure: one row per car with its figures in the period. `totals` sums the figures over all matching rows. With `figure`, the list has only cars for which that figure is not 0. Cars deleted since are included. `without_auto` counts leads about no car; `totals` includes them.
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
 * Returns all rows that match the filters of `listAutoFigures`. Columns: id, car, showroom, status, impressions, views, likes, calls, requests, chats, leads, days, sold, sale price, currency. The last row is the sum.
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
 * Returns the funnel from impressions to sales, in total and by the showroom at the time of each event. Without reported impressions the funnel starts with views. With roles on, a seller gets only leads and sales.
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
 * Returns the number of all, active and inactive items of each promotion. `refresh` counts active listings. Listings refreshed within 72 hours are its active items (`listAutos` with `can_refresh=false`); listings that can be refreshed are inactive. `campaign_cpm` and `campaign_cpc` count campaigns of the price model. All counts are current: `from` and `to` do not change them.
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
 * Returns the leads of the period and their sales, by time until the first reaction. Leads with only answered calls or contacts recorded by the dealer are excluded. `listLeads` with `response` and the same period lists the leads of a bucket. `is_shown` is false below 30 leads with a reaction or below 5 sales. `missing_leads` and `missing_sales` tell how many more are needed.
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






