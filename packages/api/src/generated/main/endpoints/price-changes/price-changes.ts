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
  ApplyPricesHeaders,
  ListPriceAdviceParams,
  ListPriceChangesParams,
  NotPermittedResponse,
  PreviewPricesParams,
  PriceAdviceDismissal,
  PriceAdviceList,
  PriceChangeList,
  PricePreview,
  PricePreviewInput,
  PricesInput,
  PricesResult,
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
 * Computes the price of each listing and changes nothing. Listings are those of `ids`, or all that match the filters; more than 500 are 422 `too_many_items`. A row whose price cannot change has a `code`. The plan is kept until `expires_at`, for `applyPrices`.
 * @summary New prices of several listings
 */
export const previewPrices = (
    pricePreviewInput: BodyType<PricePreviewInput>,
    params?: PreviewPricesParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PricePreview>(
      {url: `/main/autos/prices/preview`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: pricePreviewInput,
        params, signal
    },
      options);
    }


/**
 * Returns the price changes of the last 90 days, the newest first, with the listings that the caller may see: of many cars, of a single published one, and of imports and feeds. A single price that was changed back within a minute counts as undone.
 * @summary Price changes
 */
export const listPriceChanges = (
    params?: ListPriceChangesParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PriceChangeList>(
      {url: `/main/autos/prices`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPriceChangesQueryKey = (params?: ListPriceChangesParams,) => {
    return [
    'main','autos','prices', ...(params ? [params] : [])
    ] as const;
    }


export const getListPriceChangesQueryOptions = <TData = Awaited<ReturnType<typeof listPriceChanges>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: ListPriceChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPriceChanges>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPriceChangesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPriceChanges>>> = ({ signal }) => listPriceChanges(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPriceChanges>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPriceChangesQueryResult = NonNullable<Awaited<ReturnType<typeof listPriceChanges>>>
export type ListPriceChangesQueryError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useListPriceChanges<TData = Awaited<ReturnType<typeof listPriceChanges>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  ListPriceChangesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPriceChanges>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPriceChanges>>,
          TError,
          Awaited<ReturnType<typeof listPriceChanges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPriceChanges<TData = Awaited<ReturnType<typeof listPriceChanges>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListPriceChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPriceChanges>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPriceChanges>>,
          TError,
          Awaited<ReturnType<typeof listPriceChanges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPriceChanges<TData = Awaited<ReturnType<typeof listPriceChanges>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListPriceChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPriceChanges>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Price changes
 */

export function useListPriceChanges<TData = Awaited<ReturnType<typeof listPriceChanges>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListPriceChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPriceChanges>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPriceChangesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Sets the prices of a preview. When it has expired or was applied, or a chosen listing has changed since, nothing is written and the response is 409 `preview_old`. Each listing is checked as by `updateAuto`; the result says which were refused.
 * @summary Change the prices of several listings
 */
export const applyPrices = (
    pricesInput: BodyType<PricesInput>,
    headers?: ApplyPricesHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PricesResult>(
      {url: `/main/autos/prices`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: pricesInput, signal
    },
      options);
    }


/**
 * Within 24 hours. Restores the price of each listing that still has the price of this change; a listing that the change sent to moderation, and nobody has changed since, is active again. The result says which were refused.
 * @summary Undo a change of prices
 */
export const undoPrices = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PricesResult>(
      {url: `/main/autos/prices/${encodeURIComponent(String(id))}/undo`, method: 'POST', signal
    },
      options);
    }


/**
 * Returns active listings with at least 45 days in stock and a price at least 5 % above the median, without those that were put off. The order is that of the surplus over the median multiplied by the days. `listAutos` has no such filter: these rows have an order and a price of their own.
 * @summary Cars that are above the market for long
 */
export const listPriceAdvice = (
    params?: ListPriceAdviceParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PriceAdviceList>(
      {url: `/main/autos/price-advice`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPriceAdviceQueryKey = (params?: ListPriceAdviceParams,) => {
    return [
    'main','autos','price-advice', ...(params ? [params] : [])
    ] as const;
    }


export const getListPriceAdviceQueryOptions = <TData = Awaited<ReturnType<typeof listPriceAdvice>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: ListPriceAdviceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPriceAdvice>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPriceAdviceQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPriceAdvice>>> = ({ signal }) => listPriceAdvice(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPriceAdvice>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPriceAdviceQueryResult = NonNullable<Awaited<ReturnType<typeof listPriceAdvice>>>
export type ListPriceAdviceQueryError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useListPriceAdvice<TData = Awaited<ReturnType<typeof listPriceAdvice>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  ListPriceAdviceParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPriceAdvice>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPriceAdvice>>,
          TError,
          Awaited<ReturnType<typeof listPriceAdvice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPriceAdvice<TData = Awaited<ReturnType<typeof listPriceAdvice>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListPriceAdviceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPriceAdvice>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPriceAdvice>>,
          TError,
          Awaited<ReturnType<typeof listPriceAdvice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPriceAdvice<TData = Awaited<ReturnType<typeof listPriceAdvice>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListPriceAdviceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPriceAdvice>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Cars that are above the market for long
 */

export function useListPriceAdvice<TData = Awaited<ReturnType<typeof listPriceAdvice>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListPriceAdviceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPriceAdvice>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPriceAdviceQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Leaves the listing out of `listPriceAdvice` for 14 days.
 * @summary Put off the advice for a car
 */
export const dismissPriceAdvice = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PriceAdviceDismissal>(
      {url: `/main/autos/price-advice/${encodeURIComponent(String(id))}/dismiss`, method: 'POST', signal
    },
      options);
    }


