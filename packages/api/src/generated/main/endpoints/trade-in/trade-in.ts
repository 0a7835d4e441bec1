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
  AddApplicationHeaders,
  AddTradeInAutoHeaders,
  Application,
  ApplicationCreate,
  ApplicationHistory,
  ApplicationIntake,
  ApplicationList,
  ApplicationUpdate,
  ApplicationsBulk,
  ApplicationsBulkResult,
  CreateApplicationHeaders,
  CreateOfferHeaders,
  Csv,
  ExportApplicationsParams,
  ExportOffersParams,
  ForbiddenResponse,
  GetApplicationHistoryParams,
  GetTradeInAutoParams,
  GetTradeInHistoryParams,
  ListApplicationsParams,
  ListMarketplaceOffersParams,
  ListOffersParams,
  ListTradeInAutosParams,
  MarketplaceApplication,
  MarketplaceOffer,
  MarketplaceOfferList,
  MarketplaceTradeInAuto,
  NotFoundResponse,
  NotPermittedResponse,
  Offer,
  OfferCreate,
  OfferDecision,
  OfferList,
  OfferUpdate,
  ServiceKeyRequiredResponse,
  TooManyRequestsResponse,
  TradeInAuto,
  TradeInAutoIntake,
  TradeInAutoList,
  TradeInClose,
  TradeInHistory,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UpdateApplicationHeaders,
  UpdateApplicationsHeaders,
  UpdateOfferHeaders
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
 * Returns buyers' cars that dealers may bid for, closed ones included. The search covers brand and model.
 * @summary List trade-in cars
 */
export const listTradeInAutos = (
    params?: ListTradeInAutosParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TradeInAutoList>(
      {url: `/main/trade-in/autos`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListTradeInAutosQueryKey = (params?: ListTradeInAutosParams,) => {
    return [
    'main','trade-in','autos', ...(params ? [params] : [])
    ] as const;
    }


export const getListTradeInAutosQueryOptions = <TData = Awaited<ReturnType<typeof listTradeInAutos>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: ListTradeInAutosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTradeInAutos>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTradeInAutosQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTradeInAutos>>> = ({ signal }) => listTradeInAutos(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTradeInAutos>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTradeInAutosQueryResult = NonNullable<Awaited<ReturnType<typeof listTradeInAutos>>>
export type ListTradeInAutosQueryError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useListTradeInAutos<TData = Awaited<ReturnType<typeof listTradeInAutos>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  ListTradeInAutosParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTradeInAutos>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTradeInAutos>>,
          TError,
          Awaited<ReturnType<typeof listTradeInAutos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTradeInAutos<TData = Awaited<ReturnType<typeof listTradeInAutos>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListTradeInAutosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTradeInAutos>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTradeInAutos>>,
          TError,
          Awaited<ReturnType<typeof listTradeInAutos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTradeInAutos<TData = Awaited<ReturnType<typeof listTradeInAutos>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListTradeInAutosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTradeInAutos>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List trade-in cars
 */

export function useListTradeInAutos<TData = Awaited<ReturnType<typeof listTradeInAutos>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListTradeInAutosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTradeInAutos>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTradeInAutosQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns one car with the latest own offer. Lost, closed and expired cars can be read too.
 * @summary Read a trade-in car
 */
export const getTradeInAuto = (
    id: number,
    params?: GetTradeInAutoParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TradeInAuto>(
      {url: `/main/trade-in/autos/${encodeURIComponent(String(id))}`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetTradeInAutoQueryKey = (id: number,
    params?: GetTradeInAutoParams,) => {
    return [
    'main','trade-in','autos',id, ...(params ? [params] : [])
    ] as const;
    }


export const getGetTradeInAutoQueryOptions = <TData = Awaited<ReturnType<typeof getTradeInAuto>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(id: number,
    params?: GetTradeInAutoParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTradeInAuto>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTradeInAutoQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTradeInAuto>>> = ({ signal }) => getTradeInAuto(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTradeInAuto>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTradeInAutoQueryResult = NonNullable<Awaited<ReturnType<typeof getTradeInAuto>>>
export type GetTradeInAutoQueryError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useGetTradeInAuto<TData = Awaited<ReturnType<typeof getTradeInAuto>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params: undefined |  GetTradeInAutoParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTradeInAuto>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTradeInAuto>>,
          TError,
          Awaited<ReturnType<typeof getTradeInAuto>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTradeInAuto<TData = Awaited<ReturnType<typeof getTradeInAuto>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: GetTradeInAutoParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTradeInAuto>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTradeInAuto>>,
          TError,
          Awaited<ReturnType<typeof getTradeInAuto>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTradeInAuto<TData = Awaited<ReturnType<typeof getTradeInAuto>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: GetTradeInAutoParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTradeInAuto>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a trade-in car
 */

export function useGetTradeInAuto<TData = Awaited<ReturnType<typeof getTradeInAuto>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: GetTradeInAutoParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTradeInAuto>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTradeInAutoQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns the own offers, and price, term and status of the offers of other dealerships. An accepted offer of another dealership is left out: its price is not disclosed. `x-shared`: the car belongs to its buyer and to no dealership, so every dealership can read it by id. The bidder of another dealership's offer is not disclosed (`author`, `avtosalon`, `comment`). `updateOffer` returns 404 for an offer of another dealership.
 * @summary List offers for a car
 */
export const listOffers = (
    id: number,
    params?: ListOffersParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<OfferList>(
      {url: `/main/trade-in/autos/${encodeURIComponent(String(id))}/offers`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListOffersQueryKey = (id: number,
    params?: ListOffersParams,) => {
    return [
    'main','trade-in','autos',id,'offers', ...(params ? [params] : [])
    ] as const;
    }


export const getListOffersQueryOptions = <TData = Awaited<ReturnType<typeof listOffers>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(id: number,
    params?: ListOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOffers>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOffersQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOffers>>> = ({ signal }) => listOffers(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOffers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOffersQueryResult = NonNullable<Awaited<ReturnType<typeof listOffers>>>
export type ListOffersQueryError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useListOffers<TData = Awaited<ReturnType<typeof listOffers>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params: undefined |  ListOffersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOffers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOffers>>,
          TError,
          Awaited<ReturnType<typeof listOffers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOffers<TData = Awaited<ReturnType<typeof listOffers>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: ListOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOffers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOffers>>,
          TError,
          Awaited<ReturnType<typeof listOffers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOffers<TData = Awaited<ReturnType<typeof listOffers>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: ListOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOffers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List offers for a car
 */

export function useListOffers<TData = Awaited<ReturnType<typeof listOffers>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: ListOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOffers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOffersQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Makes an offer. A dealership has at most one valid offer per car. After a declined, withdrawn or expired offer it can make a new one while the car is `open`.
 * @summary Make an offer
 */
export const createOffer = (
    id: number,
    offerCreate: BodyType<OfferCreate>,
    headers?: CreateOfferHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Offer>(
      {url: `/main/trade-in/autos/${encodeURIComponent(String(id))}/offers`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: offerCreate, signal
    },
      options);
    }


/**
 * Returns the actions of the dealership on the car and of the car's owner on its offers, newest first.
 * @summary History of a trade-in car
 */
export const getTradeInHistory = (
    id: number,
    params?: GetTradeInHistoryParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TradeInHistory>(
      {url: `/main/trade-in/autos/${encodeURIComponent(String(id))}/history`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetTradeInHistoryQueryKey = (id: number,
    params?: GetTradeInHistoryParams,) => {
    return [
    'main','trade-in','autos',id,'history', ...(params ? [params] : [])
    ] as const;
    }


export const getGetTradeInHistoryQueryOptions = <TData = Awaited<ReturnType<typeof getTradeInHistory>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(id: number,
    params?: GetTradeInHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTradeInHistory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTradeInHistoryQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTradeInHistory>>> = ({ signal }) => getTradeInHistory(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTradeInHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTradeInHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof getTradeInHistory>>>
export type GetTradeInHistoryQueryError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useGetTradeInHistory<TData = Awaited<ReturnType<typeof getTradeInHistory>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params: undefined |  GetTradeInHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTradeInHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTradeInHistory>>,
          TError,
          Awaited<ReturnType<typeof getTradeInHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTradeInHistory<TData = Awaited<ReturnType<typeof getTradeInHistory>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: GetTradeInHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTradeInHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTradeInHistory>>,
          TError,
          Awaited<ReturnType<typeof getTradeInHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTradeInHistory<TData = Awaited<ReturnType<typeof getTradeInHistory>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: GetTradeInHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTradeInHistory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary History of a trade-in car
 */

export function useGetTradeInHistory<TData = Awaited<ReturnType<typeof getTradeInHistory>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: GetTradeInHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTradeInHistory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTradeInHistoryQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns all offers of the dealership. Columns: id, car, offer, currency, offer in so'm, market price in so'm, status, valid until, showroom, author, comment, made, decided. `from` and `to` filter by the day on which an offer was made.
 * @summary Own offers as CSV
 */
export const exportOffers = (
    params?: ExportOffersParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Csv>(
      {url: `/main/trade-in/offers/export`, method: 'GET',
        params, signal
    },
      options);
    }




export const getExportOffersQueryKey = (params?: ExportOffersParams,) => {
    return [
    'main','trade-in','offers','export', ...(params ? [params] : [])
    ] as const;
    }


export const getExportOffersQueryOptions = <TData = Awaited<ReturnType<typeof exportOffers>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: ExportOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportOffers>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportOffersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportOffers>>> = ({ signal }) => exportOffers(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportOffers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportOffersQueryResult = NonNullable<Awaited<ReturnType<typeof exportOffers>>>
export type ExportOffersQueryError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useExportOffers<TData = Awaited<ReturnType<typeof exportOffers>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  ExportOffersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportOffers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportOffers>>,
          TError,
          Awaited<ReturnType<typeof exportOffers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportOffers<TData = Awaited<ReturnType<typeof exportOffers>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ExportOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportOffers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportOffers>>,
          TError,
          Awaited<ReturnType<typeof exportOffers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportOffers<TData = Awaited<ReturnType<typeof exportOffers>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ExportOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportOffers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Own offers as CSV
 */

export function useExportOffers<TData = Awaited<ReturnType<typeof exportOffers>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ExportOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportOffers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportOffersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Changes or withdraws an own offer; possible only while it is `sent`.
 * @summary Change or withdraw an offer
 */
export const updateOffer = (
    id: number,
    offerUpdate: BodyType<OfferUpdate>,
    headers: UpdateOfferHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Offer>(
      {url: `/main/trade-in/offers/${encodeURIComponent(String(id))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', ...headers},
      data: offerUpdate, signal
    },
      options);
    }


/**
 * Trade-in applications to the dealership. The search covers name, phone and cars; `from` and `to` filter by the day of the application.
 * @summary List applications
 */
export const listApplications = (
    params?: ListApplicationsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ApplicationList>(
      {url: `/main/trade-in/applications`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListApplicationsQueryKey = (params?: ListApplicationsParams,) => {
    return [
    'main','trade-in','applications', ...(params ? [params] : [])
    ] as const;
    }


export const getListApplicationsQueryOptions = <TData = Awaited<ReturnType<typeof listApplications>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: ListApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplications>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListApplicationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listApplications>>> = ({ signal }) => listApplications(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listApplications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListApplicationsQueryResult = NonNullable<Awaited<ReturnType<typeof listApplications>>>
export type ListApplicationsQueryError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useListApplications<TData = Awaited<ReturnType<typeof listApplications>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  ListApplicationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplications>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listApplications>>,
          TError,
          Awaited<ReturnType<typeof listApplications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApplications<TData = Awaited<ReturnType<typeof listApplications>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplications>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listApplications>>,
          TError,
          Awaited<ReturnType<typeof listApplications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApplications<TData = Awaited<ReturnType<typeof listApplications>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplications>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List applications
 */

export function useListApplications<TData = Awaited<ReturnType<typeof listApplications>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApplications>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListApplicationsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Creates an application from a chat, a lead, a won trade-in car or a visit. Its status is `pending`, or `scheduled` if a time is given. The same phone with the same car within 30 days joins the open application. The response is then that application, with `contact_count` increased by one.
 * @summary Create an application
 */
export const createApplication = (
    applicationCreate: BodyType<ApplicationCreate>,
    headers?: CreateApplicationHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Application>(
      {url: `/main/trade-in/applications`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: applicationCreate, signal
    },
      options);
    }


/**
 * All applications that match the filters of `listApplications`. Columns: id, came, source, name, phone, current car, year, mileage (km), desired car, its price, market price, our price, surcharge, currency, status, inspection, responsible, showroom, reason, comment, decided.
 * @summary Applications as CSV
 */
export const exportApplications = (
    params?: ExportApplicationsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Csv>(
      {url: `/main/trade-in/applications/export`, method: 'GET',
        params, signal
    },
      options);
    }




export const getExportApplicationsQueryKey = (params?: ExportApplicationsParams,) => {
    return [
    'main','trade-in','applications','export', ...(params ? [params] : [])
    ] as const;
    }


export const getExportApplicationsQueryOptions = <TData = Awaited<ReturnType<typeof exportApplications>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: ExportApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportApplications>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportApplicationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportApplications>>> = ({ signal }) => exportApplications(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportApplications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportApplicationsQueryResult = NonNullable<Awaited<ReturnType<typeof exportApplications>>>
export type ExportApplicationsQueryError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useExportApplications<TData = Awaited<ReturnType<typeof exportApplications>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  ExportApplicationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportApplications>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportApplications>>,
          TError,
          Awaited<ReturnType<typeof exportApplications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportApplications<TData = Awaited<ReturnType<typeof exportApplications>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ExportApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportApplications>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportApplications>>,
          TError,
          Awaited<ReturnType<typeof exportApplications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportApplications<TData = Awaited<ReturnType<typeof exportApplications>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ExportApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportApplications>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Applications as CSV
 */

export function useExportApplications<TData = Awaited<ReturnType<typeof exportApplications>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ExportApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportApplications>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportApplicationsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Each application is processed independently. The response is 200 with a result for every id, even if some failed.
 * @summary Assign several applications
 */
export const updateApplications = (
    applicationsBulk: BodyType<ApplicationsBulk>,
    headers?: UpdateApplicationsHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ApplicationsBulkResult>(
      {url: `/main/trade-in/applications/bulk`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: applicationsBulk, signal
    },
      options);
    }


/**
 * Returns one application.
 * @summary Read an application
 */
export const getApplication = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Application>(
      {url: `/main/trade-in/applications/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetApplicationQueryKey = (id: number,) => {
    return [
    'main','trade-in','applications',id
    ] as const;
    }


export const getGetApplicationQueryOptions = <TData = Awaited<ReturnType<typeof getApplication>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplication>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetApplicationQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getApplication>>> = ({ signal }) => getApplication(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getApplication>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetApplicationQueryResult = NonNullable<Awaited<ReturnType<typeof getApplication>>>
export type GetApplicationQueryError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useGetApplication<TData = Awaited<ReturnType<typeof getApplication>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplication>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getApplication>>,
          TError,
          Awaited<ReturnType<typeof getApplication>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApplication<TData = Awaited<ReturnType<typeof getApplication>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplication>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getApplication>>,
          TError,
          Awaited<ReturnType<typeof getApplication>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApplication<TData = Awaited<ReturnType<typeof getApplication>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplication>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an application
 */

export function useGetApplication<TData = Awaited<ReturnType<typeof getApplication>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplication>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetApplicationQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Transitions: `pending` → `scheduled` → `approved` or `rejected`; `pending` → `rejected`; `scheduled` → `scheduled` moves the date. A decided application cannot be changed. If a colleague decided it after it was read, the response is 409, not 412. Approval freezes the rate.
 * @summary Save an application
 */
export const updateApplication = (
    id: number,
    applicationUpdate: BodyType<ApplicationUpdate>,
    headers: UpdateApplicationHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Application>(
      {url: `/main/trade-in/applications/${encodeURIComponent(String(id))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', ...headers},
      data: applicationUpdate, signal
    },
      options);
    }


/**
 * Events of an application, newest first. Values are texts in the language of `Accept-Language`; money is digits without separators.
 * @summary History of an application
 */
export const getApplicationHistory = (
    id: number,
    params?: GetApplicationHistoryParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ApplicationHistory>(
      {url: `/main/trade-in/applications/${encodeURIComponent(String(id))}/history`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetApplicationHistoryQueryKey = (id: number,
    params?: GetApplicationHistoryParams,) => {
    return [
    'main','trade-in','applications',id,'history', ...(params ? [params] : [])
    ] as const;
    }


export const getGetApplicationHistoryQueryOptions = <TData = Awaited<ReturnType<typeof getApplicationHistory>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(id: number,
    params?: GetApplicationHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplicationHistory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetApplicationHistoryQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getApplicationHistory>>> = ({ signal }) => getApplicationHistory(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getApplicationHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetApplicationHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof getApplicationHistory>>>
export type GetApplicationHistoryQueryError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useGetApplicationHistory<TData = Awaited<ReturnType<typeof getApplicationHistory>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params: undefined |  GetApplicationHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplicationHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getApplicationHistory>>,
          TError,
          Awaited<ReturnType<typeof getApplicationHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApplicationHistory<TData = Awaited<ReturnType<typeof getApplicationHistory>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: GetApplicationHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplicationHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getApplicationHistory>>,
          TError,
          Awaited<ReturnType<typeof getApplicationHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApplicationHistory<TData = Awaited<ReturnType<typeof getApplicationHistory>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: GetApplicationHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplicationHistory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary History of an application
 */

export function useGetApplicationHistory<TData = Awaited<ReturnType<typeof getApplicationHistory>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: GetApplicationHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplicationHistory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetApplicationHistoryQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Submits a buyer's application to trade in a car. The same phone with the same car within 30 days joins the open application; the response is that application.
 * @summary Submit an application
 */
export const addApplication = (
    applicationIntake: BodyType<ApplicationIntake>,
    headers?: AddApplicationHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<MarketplaceApplication>(
      {url: `/main/marketplace/applications`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: applicationIntake, signal
    },
      options);
    }


/**
 * Returns the part of the application that the buyer may see.
 * @summary Read an application
 */
export const getMarketplaceApplication = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<MarketplaceApplication>(
      {url: `/main/marketplace/applications/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetMarketplaceApplicationQueryKey = (id: number,) => {
    return [
    'main','marketplace','applications',id
    ] as const;
    }


export const getGetMarketplaceApplicationQueryOptions = <TData = Awaited<ReturnType<typeof getMarketplaceApplication>>, TError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketplaceApplication>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMarketplaceApplicationQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMarketplaceApplication>>> = ({ signal }) => getMarketplaceApplication(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMarketplaceApplication>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMarketplaceApplicationQueryResult = NonNullable<Awaited<ReturnType<typeof getMarketplaceApplication>>>
export type GetMarketplaceApplicationQueryError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useGetMarketplaceApplication<TData = Awaited<ReturnType<typeof getMarketplaceApplication>>, TError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketplaceApplication>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMarketplaceApplication>>,
          TError,
          Awaited<ReturnType<typeof getMarketplaceApplication>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMarketplaceApplication<TData = Awaited<ReturnType<typeof getMarketplaceApplication>>, TError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketplaceApplication>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMarketplaceApplication>>,
          TError,
          Awaited<ReturnType<typeof getMarketplaceApplication>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMarketplaceApplication<TData = Awaited<ReturnType<typeof getMarketplaceApplication>>, TError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketplaceApplication>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an application
 */

export function useGetMarketplaceApplication<TData = Awaited<ReturnType<typeof getMarketplaceApplication>>, TError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketplaceApplication>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMarketplaceApplicationQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Opens a buyer's car to offers from dealers.
 * @summary Offer a car for trade-in
 */
export const addTradeInAuto = (
    tradeInAutoIntake: BodyType<TradeInAutoIntake>,
    headers?: AddTradeInAutoHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<MarketplaceTradeInAuto>(
      {url: `/main/marketplace/trade-in-autos`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: tradeInAutoIntake, signal
    },
      options);
    }


/**
 * Returns the car with its status and its number of valid offers.
 * @summary Read a trade-in car
 */
export const getMarketplaceTradeInAuto = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<MarketplaceTradeInAuto>(
      {url: `/main/marketplace/trade-in-autos/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetMarketplaceTradeInAutoQueryKey = (id: number,) => {
    return [
    'main','marketplace','trade-in-autos',id
    ] as const;
    }


export const getGetMarketplaceTradeInAutoQueryOptions = <TData = Awaited<ReturnType<typeof getMarketplaceTradeInAuto>>, TError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketplaceTradeInAuto>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMarketplaceTradeInAutoQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMarketplaceTradeInAuto>>> = ({ signal }) => getMarketplaceTradeInAuto(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMarketplaceTradeInAuto>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMarketplaceTradeInAutoQueryResult = NonNullable<Awaited<ReturnType<typeof getMarketplaceTradeInAuto>>>
export type GetMarketplaceTradeInAutoQueryError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useGetMarketplaceTradeInAuto<TData = Awaited<ReturnType<typeof getMarketplaceTradeInAuto>>, TError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketplaceTradeInAuto>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMarketplaceTradeInAuto>>,
          TError,
          Awaited<ReturnType<typeof getMarketplaceTradeInAuto>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMarketplaceTradeInAuto<TData = Awaited<ReturnType<typeof getMarketplaceTradeInAuto>>, TError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketplaceTradeInAuto>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMarketplaceTradeInAuto>>,
          TError,
          Awaited<ReturnType<typeof getMarketplaceTradeInAuto>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMarketplaceTradeInAuto<TData = Awaited<ReturnType<typeof getMarketplaceTradeInAuto>>, TError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketplaceTradeInAuto>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a trade-in car
 */

export function useGetMarketplaceTradeInAuto<TData = Awaited<ReturnType<typeof getMarketplaceTradeInAuto>>, TError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketplaceTradeInAuto>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMarketplaceTradeInAutoQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns offers of dealers, best first. Valid offers are ordered by their value in so'm at the rate of the day, the others follow, newest first. Withdrawn offers are left out.
 * @summary Offers for a car
 */
export const listMarketplaceOffers = (
    id: number,
    params?: ListMarketplaceOffersParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<MarketplaceOfferList>(
      {url: `/main/marketplace/trade-in-autos/${encodeURIComponent(String(id))}/offers`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListMarketplaceOffersQueryKey = (id: number,
    params?: ListMarketplaceOffersParams,) => {
    return [
    'main','marketplace','trade-in-autos',id,'offers', ...(params ? [params] : [])
    ] as const;
    }


export const getListMarketplaceOffersQueryOptions = <TData = Awaited<ReturnType<typeof listMarketplaceOffers>>, TError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(id: number,
    params?: ListMarketplaceOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketplaceOffers>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMarketplaceOffersQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMarketplaceOffers>>> = ({ signal }) => listMarketplaceOffers(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMarketplaceOffers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMarketplaceOffersQueryResult = NonNullable<Awaited<ReturnType<typeof listMarketplaceOffers>>>
export type ListMarketplaceOffersQueryError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useListMarketplaceOffers<TData = Awaited<ReturnType<typeof listMarketplaceOffers>>, TError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params: undefined |  ListMarketplaceOffersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketplaceOffers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMarketplaceOffers>>,
          TError,
          Awaited<ReturnType<typeof listMarketplaceOffers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMarketplaceOffers<TData = Awaited<ReturnType<typeof listMarketplaceOffers>>, TError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: ListMarketplaceOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketplaceOffers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMarketplaceOffers>>,
          TError,
          Awaited<ReturnType<typeof listMarketplaceOffers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMarketplaceOffers<TData = Awaited<ReturnType<typeof listMarketplaceOffers>>, TError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: ListMarketplaceOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketplaceOffers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Offers for a car
 */

export function useListMarketplaceOffers<TData = Awaited<ReturnType<typeof listMarketplaceOffers>>, TError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: ListMarketplaceOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketplaceOffers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMarketplaceOffersQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Stops offers for the car; valid offers expire. A car that is not `open` returns 409.
 * @summary Close a car
 */
export const closeTradeInAuto = (
    id: number,
    tradeInClose: BodyType<TradeInClose>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<MarketplaceTradeInAuto>(
      {url: `/main/marketplace/trade-in-autos/${encodeURIComponent(String(id))}/close`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: tradeInClose, signal
    },
      options);
    }


/**
 * Records the buyer's decision. `accepted`: the dealership wins the car and gets the buyer's phone number; the other offers expire. `declined`: the dealership may make another offer. An offer that is no longer valid returns 409.
 * @summary Decide on an offer
 */
export const decideOffer = (
    id: number,
    offerDecision: BodyType<OfferDecision>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<MarketplaceOffer>(
      {url: `/main/marketplace/offers/${encodeURIComponent(String(id))}/decision`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: offerDecision, signal
    },
      options);
    }


