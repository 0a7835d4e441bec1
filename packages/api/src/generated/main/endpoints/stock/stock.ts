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
  Csv,
  ExportProfitParams,
  GetProfitParams,
  GetStockSummaryParams,
  NotPermittedResponse,
  ProfitList,
  StockSummary,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  Workbook
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
 * Returns the cars in stock by days in stock: all but those sold, archived, deleted, or deactivated as sold elsewhere or missing in their feed. `money` is the cost of cars with a purchase, in so'm; cars on commission are counted without their cost. `listAutos` with `stock_band` lists the cars of a band, with `stock_figure` those of a figure.
 * @summary Cars in stock and their cost
 */
export const getStockSummary = (
    params?: GetStockSummaryParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<StockSummary>(
      {url: `/main/stock/summary`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetStockSummaryQueryKey = (params?: GetStockSummaryParams,) => {
    return [
    'main','stock','summary', ...(params ? [params] : [])
    ] as const;
    }


export const getGetStockSummaryQueryOptions = <TData = Awaited<ReturnType<typeof getStockSummary>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: GetStockSummaryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStockSummary>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStockSummaryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStockSummary>>> = ({ signal }) => getStockSummary(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStockSummary>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStockSummaryQueryResult = NonNullable<Awaited<ReturnType<typeof getStockSummary>>>
export type GetStockSummaryQueryError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useGetStockSummary<TData = Awaited<ReturnType<typeof getStockSummary>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  GetStockSummaryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStockSummary>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStockSummary>>,
          TError,
          Awaited<ReturnType<typeof getStockSummary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStockSummary<TData = Awaited<ReturnType<typeof getStockSummary>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: GetStockSummaryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStockSummary>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStockSummary>>,
          TError,
          Awaited<ReturnType<typeof getStockSummary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStockSummary<TData = Awaited<ReturnType<typeof getStockSummary>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: GetStockSummaryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStockSummary>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Cars in stock and their cost
 */

export function useGetStockSummary<TData = Awaited<ReturnType<typeof getStockSummary>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: GetStockSummaryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStockSummary>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStockSummaryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns the sales of a period, also of cars sold elsewhere, as a row for each month, car or seller. Months and cars begin with the latest, sellers with the highest profit. Amounts are in so'm. A sale of a car without a purchase counts in `sold` and `revenue`, and not in `cost` and `profit`.
 * @summary Profit of sales
 */
export const getProfit = (
    params: GetProfitParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ProfitList>(
      {url: `/main/stock/profit`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetProfitQueryKey = (params?: GetProfitParams,) => {
    return [
    'main','stock','profit', ...(params ? [params] : [])
    ] as const;
    }


export const getGetProfitQueryOptions = <TData = Awaited<ReturnType<typeof getProfit>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params: GetProfitParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfit>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProfitQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProfit>>> = ({ signal }) => getProfit(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProfit>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProfitQueryResult = NonNullable<Awaited<ReturnType<typeof getProfit>>>
export type GetProfitQueryError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useGetProfit<TData = Awaited<ReturnType<typeof getProfit>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: GetProfitParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfit>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProfit>>,
          TError,
          Awaited<ReturnType<typeof getProfit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProfit<TData = Awaited<ReturnType<typeof getProfit>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: GetProfitParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfit>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProfit>>,
          TError,
          Awaited<ReturnType<typeof getProfit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProfit<TData = Awaited<ReturnType<typeof getProfit>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: GetProfitParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfit>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Profit of sales
 */

export function useGetProfit<TData = Awaited<ReturnType<typeof getProfit>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: GetProfitParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfit>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProfitQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns all rows that match the filters of `getProfit`. Columns: month, car or seller, sold, sold without cost, revenue, cost, profit, per cent, days; by car also the day of the sale. The last row is the sum.
 * @summary Profit of sales as a file
 */
export const exportProfit = (
    params: ExportProfitParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Csv | Workbook>(
      {url: `/main/stock/profit/export`, method: 'GET',
        params,
        responseType: 'blob', signal
    },
      options);
    }




export const getExportProfitQueryKey = (params?: ExportProfitParams,) => {
    return [
    'main','stock','profit','export', ...(params ? [params] : [])
    ] as const;
    }


export const getExportProfitQueryOptions = <TData = Awaited<ReturnType<typeof exportProfit>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params: ExportProfitParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportProfit>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportProfitQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportProfit>>> = ({ signal }) => exportProfit(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportProfit>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportProfitQueryResult = NonNullable<Awaited<ReturnType<typeof exportProfit>>>
export type ExportProfitQueryError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useExportProfit<TData = Awaited<ReturnType<typeof exportProfit>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: ExportProfitParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportProfit>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportProfit>>,
          TError,
          Awaited<ReturnType<typeof exportProfit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportProfit<TData = Awaited<ReturnType<typeof exportProfit>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: ExportProfitParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportProfit>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportProfit>>,
          TError,
          Awaited<ReturnType<typeof exportProfit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportProfit<TData = Awaited<ReturnType<typeof exportProfit>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: ExportProfitParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportProfit>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Profit of sales as a file
 */

export function useExportProfit<TData = Awaited<ReturnType<typeof exportProfit>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: ExportProfitParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportProfit>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportProfitQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






