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
  ActOnCampaignHeaders,
  AdPriceList,
  BannerEvents,
  BannerEventsResult,
  BannerPlaceList,
  Campaign,
  CampaignActionRequest,
  CampaignActionResult,
  CampaignCreate,
  CampaignHistory,
  CampaignList,
  CampaignModeration,
  CampaignResult,
  CampaignUpdate,
  CampaignsBulk,
  CampaignsBulkResult,
  CreateCampaignHeaders,
  Csv,
  ExportCampaignResultParams,
  ExportCampaignsParams,
  ForbiddenResponse,
  GetCampaignHistoryParams,
  GetCampaignResultParams,
  ListCampaignsParams,
  ListMarketplaceCampaignsParams,
  MarketplaceCampaign,
  MarketplaceCampaignList,
  NotFoundResponse,
  NotPermittedResponse,
  PocketList,
  ServiceKeyRequiredResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UpdateCampaignHeaders,
  UpdateCampaignsHeaders
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
 * Campaigns of the dealership. The search covers the company name and the banner titles.
 * @summary List campaigns
 */
export const listCampaigns = (
    params?: ListCampaignsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CampaignList>(
      {url: `/main/ads`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListCampaignsQueryKey = (params?: ListCampaignsParams,) => {
    return [
    'main','ads', ...(params ? [params] : [])
    ] as const;
    }


export const getListCampaignsQueryOptions = <TData = Awaited<ReturnType<typeof listCampaigns>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: ListCampaignsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCampaigns>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCampaignsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCampaigns>>> = ({ signal }) => listCampaigns(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCampaigns>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCampaignsQueryResult = NonNullable<Awaited<ReturnType<typeof listCampaigns>>>
export type ListCampaignsQueryError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useListCampaigns<TData = Awaited<ReturnType<typeof listCampaigns>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  ListCampaignsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCampaigns>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCampaigns>>,
          TError,
          Awaited<ReturnType<typeof listCampaigns>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCampaigns<TData = Awaited<ReturnType<typeof listCampaigns>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListCampaignsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCampaigns>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCampaigns>>,
          TError,
          Awaited<ReturnType<typeof listCampaigns>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCampaigns<TData = Awaited<ReturnType<typeof listCampaigns>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListCampaignsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCampaigns>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List campaigns
 */

export function useListCampaigns<TData = Awaited<ReturnType<typeof listCampaigns>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListCampaignsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCampaigns>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCampaignsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Creates a campaign and sends it to moderation. A payment (`createPayment`) is possible before or after the approval. Without a payment the approved campaign is `paused` with `pause_reason` `unpaid`.
 * @summary Create a campaign
 */
export const createCampaign = (
    campaignCreate: BodyType<CampaignCreate>,
    headers?: CreateCampaignHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Campaign>(
      {url: `/main/ads`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: campaignCreate, signal
    },
      options);
    }


/**
 * All campaigns that match the filters of `listCampaigns`; `from` and `to` are ignored. Columns: id, title, company, segment, brand, status, since, first day, last day, price model, budget, paid, spent, left, released, views, clicks, CTR, leads, cost per lead.
 * @summary Campaigns as CSV
 */
export const exportCampaigns = (
    params?: ExportCampaignsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Csv>(
      {url: `/main/ads/export`, method: 'GET',
        params, signal
    },
      options);
    }




export const getExportCampaignsQueryKey = (params?: ExportCampaignsParams,) => {
    return [
    'main','ads','export', ...(params ? [params] : [])
    ] as const;
    }


export const getExportCampaignsQueryOptions = <TData = Awaited<ReturnType<typeof exportCampaigns>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: ExportCampaignsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportCampaigns>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportCampaignsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportCampaigns>>> = ({ signal }) => exportCampaigns(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportCampaigns>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportCampaignsQueryResult = NonNullable<Awaited<ReturnType<typeof exportCampaigns>>>
export type ExportCampaignsQueryError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useExportCampaigns<TData = Awaited<ReturnType<typeof exportCampaigns>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  ExportCampaignsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportCampaigns>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportCampaigns>>,
          TError,
          Awaited<ReturnType<typeof exportCampaigns>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportCampaigns<TData = Awaited<ReturnType<typeof exportCampaigns>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ExportCampaignsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportCampaigns>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportCampaigns>>,
          TError,
          Awaited<ReturnType<typeof exportCampaigns>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportCampaigns<TData = Awaited<ReturnType<typeof exportCampaigns>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ExportCampaignsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportCampaigns>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Campaigns as CSV
 */

export function useExportCampaigns<TData = Awaited<ReturnType<typeof exportCampaigns>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ExportCampaignsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportCampaigns>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportCampaignsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Each campaign is processed independently. The response is 200 with a result for every id, even if some failed.
 * @summary Change several campaigns
 */
export const updateCampaigns = (
    campaignsBulk: BodyType<CampaignsBulk>,
    headers?: UpdateCampaignsHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CampaignsBulkResult>(
      {url: `/main/ads/bulk`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: campaignsBulk, signal
    },
      options);
    }


/**
 * Packages with ready-made budgets.
 * @summary List packages
 */
export const listPockets = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PocketList>(
      {url: `/main/ads/pockets`, method: 'GET', signal
    },
      options);
    }




export const getListPocketsQueryKey = () => {
    return [
    'main','ads','pockets'
    ] as const;
    }


export const getListPocketsQueryOptions = <TData = Awaited<ReturnType<typeof listPockets>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPockets>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPocketsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPockets>>> = ({ signal }) => listPockets(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPockets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPocketsQueryResult = NonNullable<Awaited<ReturnType<typeof listPockets>>>
export type ListPocketsQueryError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>


export function useListPockets<TData = Awaited<ReturnType<typeof listPockets>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPockets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPockets>>,
          TError,
          Awaited<ReturnType<typeof listPockets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPockets<TData = Awaited<ReturnType<typeof listPockets>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPockets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPockets>>,
          TError,
          Awaited<ReturnType<typeof listPockets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPockets<TData = Awaited<ReturnType<typeof listPockets>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPockets>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List packages
 */

export function useListPockets<TData = Awaited<ReturnType<typeof listPockets>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPockets>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPocketsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Positions of banners, with the size of each.
 * @summary List positions of banners
 */
export const listBannerPositions = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BannerPlaceList>(
      {url: `/main/ads/positions`, method: 'GET', signal
    },
      options);
    }




export const getListBannerPositionsQueryKey = () => {
    return [
    'main','ads','positions'
    ] as const;
    }


export const getListBannerPositionsQueryOptions = <TData = Awaited<ReturnType<typeof listBannerPositions>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBannerPositions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBannerPositionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBannerPositions>>> = ({ signal }) => listBannerPositions(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBannerPositions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBannerPositionsQueryResult = NonNullable<Awaited<ReturnType<typeof listBannerPositions>>>
export type ListBannerPositionsQueryError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>


export function useListBannerPositions<TData = Awaited<ReturnType<typeof listBannerPositions>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBannerPositions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBannerPositions>>,
          TError,
          Awaited<ReturnType<typeof listBannerPositions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBannerPositions<TData = Awaited<ReturnType<typeof listBannerPositions>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBannerPositions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBannerPositions>>,
          TError,
          Awaited<ReturnType<typeof listBannerPositions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBannerPositions<TData = Awaited<ReturnType<typeof listBannerPositions>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBannerPositions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List positions of banners
 */

export function useListBannerPositions<TData = Awaited<ReturnType<typeof listBannerPositions>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBannerPositions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBannerPositionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Prices to compute what a budget buys before a campaign exists.
 * @summary Prices of views and clicks
 */
export const getAdPrices = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AdPriceList>(
      {url: `/main/ads/prices`, method: 'GET', signal
    },
      options);
    }




export const getGetAdPricesQueryKey = () => {
    return [
    'main','ads','prices'
    ] as const;
    }


export const getGetAdPricesQueryOptions = <TData = Awaited<ReturnType<typeof getAdPrices>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdPrices>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAdPricesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAdPrices>>> = ({ signal }) => getAdPrices(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAdPrices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAdPricesQueryResult = NonNullable<Awaited<ReturnType<typeof getAdPrices>>>
export type GetAdPricesQueryError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>


export function useGetAdPrices<TData = Awaited<ReturnType<typeof getAdPrices>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdPrices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdPrices>>,
          TError,
          Awaited<ReturnType<typeof getAdPrices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdPrices<TData = Awaited<ReturnType<typeof getAdPrices>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdPrices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdPrices>>,
          TError,
          Awaited<ReturnType<typeof getAdPrices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdPrices<TData = Awaited<ReturnType<typeof getAdPrices>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdPrices>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Prices of views and clicks
 */

export function useGetAdPrices<TData = Awaited<ReturnType<typeof getAdPrices>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdPrices>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAdPricesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns one campaign.
 * @summary Read a campaign
 */
export const getCampaign = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Campaign>(
      {url: `/main/ads/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetCampaignQueryKey = (id: number,) => {
    return [
    'main','ads',id
    ] as const;
    }


export const getGetCampaignQueryOptions = <TData = Awaited<ReturnType<typeof getCampaign>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCampaign>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCampaignQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCampaign>>> = ({ signal }) => getCampaign(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCampaign>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCampaignQueryResult = NonNullable<Awaited<ReturnType<typeof getCampaign>>>
export type GetCampaignQueryError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useGetCampaign<TData = Awaited<ReturnType<typeof getCampaign>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCampaign>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCampaign>>,
          TError,
          Awaited<ReturnType<typeof getCampaign>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCampaign<TData = Awaited<ReturnType<typeof getCampaign>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCampaign>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCampaign>>,
          TError,
          Awaited<ReturnType<typeof getCampaign>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCampaign<TData = Awaited<ReturnType<typeof getCampaign>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCampaign>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a campaign
 */

export function useGetCampaign<TData = Awaited<ReturnType<typeof getCampaign>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCampaign>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCampaignQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Changes any campaign that is not stopped or finished. `remoderation` and `locked_fields` of the campaign show the effect of a change in advance. A new package needs the same price model, a budget not below what is paid, and all positions in use. It moves `end_date` to at least `start_date` plus the days of the package.
 * @summary Change a campaign
 */
export const updateCampaign = (
    id: number,
    campaignUpdate: BodyType<CampaignUpdate>,
    headers: UpdateCampaignHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Campaign>(
      {url: `/main/ads/${encodeURIComponent(String(id))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', ...headers},
      data: campaignUpdate, signal
    },
      options);
    }


/**
 * Performs one of `allowed_actions`. `stop` is final and returns the remaining money to the balance at once. If two stop requests arrive, one of them is 409.
 * @summary Pause, continue or stop a campaign
 */
export const actOnCampaign = (
    id: number,
    campaignActionRequest: BodyType<CampaignActionRequest>,
    headers?: ActOnCampaignHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CampaignActionResult>(
      {url: `/main/ads/${encodeURIComponent(String(id))}/actions`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: campaignActionRequest, signal
    },
      options);
    }


/**
 * Events of a campaign, newest first. Status changes explain gaps in the chart of the result.
 * @summary History of a campaign
 */
export const getCampaignHistory = (
    id: number,
    params?: GetCampaignHistoryParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CampaignHistory>(
      {url: `/main/ads/${encodeURIComponent(String(id))}/history`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetCampaignHistoryQueryKey = (id: number,
    params?: GetCampaignHistoryParams,) => {
    return [
    'main','ads',id,'history', ...(params ? [params] : [])
    ] as const;
    }


export const getGetCampaignHistoryQueryOptions = <TData = Awaited<ReturnType<typeof getCampaignHistory>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(id: number,
    params?: GetCampaignHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCampaignHistory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCampaignHistoryQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCampaignHistory>>> = ({ signal }) => getCampaignHistory(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCampaignHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCampaignHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof getCampaignHistory>>>
export type GetCampaignHistoryQueryError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useGetCampaignHistory<TData = Awaited<ReturnType<typeof getCampaignHistory>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params: undefined |  GetCampaignHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCampaignHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCampaignHistory>>,
          TError,
          Awaited<ReturnType<typeof getCampaignHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCampaignHistory<TData = Awaited<ReturnType<typeof getCampaignHistory>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: GetCampaignHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCampaignHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCampaignHistory>>,
          TError,
          Awaited<ReturnType<typeof getCampaignHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCampaignHistory<TData = Awaited<ReturnType<typeof getCampaignHistory>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: GetCampaignHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCampaignHistory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary History of a campaign
 */

export function useGetCampaignHistory<TData = Awaited<ReturnType<typeof getCampaignHistory>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: GetCampaignHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCampaignHistory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCampaignHistoryQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Totals, days and banners. Without `from` and `to` the period is all days of the campaign up to today.
 * @summary Result of a campaign
 */
export const getCampaignResult = (
    id: number,
    params?: GetCampaignResultParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CampaignResult>(
      {url: `/main/ads/${encodeURIComponent(String(id))}/result`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetCampaignResultQueryKey = (id: number,
    params?: GetCampaignResultParams,) => {
    return [
    'main','ads',id,'result', ...(params ? [params] : [])
    ] as const;
    }


export const getGetCampaignResultQueryOptions = <TData = Awaited<ReturnType<typeof getCampaignResult>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(id: number,
    params?: GetCampaignResultParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCampaignResult>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCampaignResultQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCampaignResult>>> = ({ signal }) => getCampaignResult(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCampaignResult>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCampaignResultQueryResult = NonNullable<Awaited<ReturnType<typeof getCampaignResult>>>
export type GetCampaignResultQueryError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useGetCampaignResult<TData = Awaited<ReturnType<typeof getCampaignResult>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params: undefined |  GetCampaignResultParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCampaignResult>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCampaignResult>>,
          TError,
          Awaited<ReturnType<typeof getCampaignResult>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCampaignResult<TData = Awaited<ReturnType<typeof getCampaignResult>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: GetCampaignResultParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCampaignResult>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCampaignResult>>,
          TError,
          Awaited<ReturnType<typeof getCampaignResult>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCampaignResult<TData = Awaited<ReturnType<typeof getCampaignResult>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: GetCampaignResultParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCampaignResult>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Result of a campaign
 */

export function useGetCampaignResult<TData = Awaited<ReturnType<typeof getCampaignResult>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: GetCampaignResultParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCampaignResult>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCampaignResultQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The days of the period. Columns: date, views, clicks, CTR, leads, spent; the last row is the total.
 * @summary Result of a campaign as CSV
 */
export const exportCampaignResult = (
    id: number,
    params?: ExportCampaignResultParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Csv>(
      {url: `/main/ads/${encodeURIComponent(String(id))}/result/export`, method: 'GET',
        params, signal
    },
      options);
    }




export const getExportCampaignResultQueryKey = (id: number,
    params?: ExportCampaignResultParams,) => {
    return [
    'main','ads',id,'result','export', ...(params ? [params] : [])
    ] as const;
    }


export const getExportCampaignResultQueryOptions = <TData = Awaited<ReturnType<typeof exportCampaignResult>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(id: number,
    params?: ExportCampaignResultParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportCampaignResult>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportCampaignResultQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportCampaignResult>>> = ({ signal }) => exportCampaignResult(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportCampaignResult>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportCampaignResultQueryResult = NonNullable<Awaited<ReturnType<typeof exportCampaignResult>>>
export type ExportCampaignResultQueryError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useExportCampaignResult<TData = Awaited<ReturnType<typeof exportCampaignResult>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params: undefined |  ExportCampaignResultParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportCampaignResult>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportCampaignResult>>,
          TError,
          Awaited<ReturnType<typeof exportCampaignResult>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportCampaignResult<TData = Awaited<ReturnType<typeof exportCampaignResult>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: ExportCampaignResultParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportCampaignResult>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportCampaignResult>>,
          TError,
          Awaited<ReturnType<typeof exportCampaignResult>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportCampaignResult<TData = Awaited<ReturnType<typeof exportCampaignResult>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: ExportCampaignResultParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportCampaignResult>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Result of a campaign as CSV
 */

export function useExportCampaignResult<TData = Awaited<ReturnType<typeof exportCampaignResult>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: ExportCampaignResultParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportCampaignResult>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportCampaignResultQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns campaigns of every dealership. Campaigns in moderation are listed in the order of their submission.
 * @summary List campaigns to show or to moderate
 */
export const listMarketplaceCampaigns = (
    params?: ListMarketplaceCampaignsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<MarketplaceCampaignList>(
      {url: `/main/marketplace/campaigns`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListMarketplaceCampaignsQueryKey = (params?: ListMarketplaceCampaignsParams,) => {
    return [
    'main','marketplace','campaigns', ...(params ? [params] : [])
    ] as const;
    }


export const getListMarketplaceCampaignsQueryOptions = <TData = Awaited<ReturnType<typeof listMarketplaceCampaigns>>, TError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: ListMarketplaceCampaignsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketplaceCampaigns>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMarketplaceCampaignsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMarketplaceCampaigns>>> = ({ signal }) => listMarketplaceCampaigns(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMarketplaceCampaigns>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMarketplaceCampaignsQueryResult = NonNullable<Awaited<ReturnType<typeof listMarketplaceCampaigns>>>
export type ListMarketplaceCampaignsQueryError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useListMarketplaceCampaigns<TData = Awaited<ReturnType<typeof listMarketplaceCampaigns>>, TError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  ListMarketplaceCampaignsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketplaceCampaigns>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMarketplaceCampaigns>>,
          TError,
          Awaited<ReturnType<typeof listMarketplaceCampaigns>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMarketplaceCampaigns<TData = Awaited<ReturnType<typeof listMarketplaceCampaigns>>, TError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListMarketplaceCampaignsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketplaceCampaigns>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMarketplaceCampaigns>>,
          TError,
          Awaited<ReturnType<typeof listMarketplaceCampaigns>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMarketplaceCampaigns<TData = Awaited<ReturnType<typeof listMarketplaceCampaigns>>, TError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListMarketplaceCampaignsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketplaceCampaigns>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List campaigns to show or to moderate
 */

export function useListMarketplaceCampaigns<TData = Awaited<ReturnType<typeof listMarketplaceCampaigns>>, TError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListMarketplaceCampaignsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketplaceCampaigns>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMarketplaceCampaignsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Records the decision of a moderator. `approved` sets the campaign to `active`, or to `paused` as `unpaid` while nothing is paid. `declined` requires a reason. A campaign that is not in moderation returns 409.
 * @summary Decide on a campaign
 */
export const moderateCampaign = (
    id: number,
    campaignModeration: BodyType<CampaignModeration>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<MarketplaceCampaign>(
      {url: `/main/marketplace/campaigns/${encodeURIComponent(String(id))}/moderation`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: campaignModeration, signal
    },
      options);
    }


/**
 * Records events as the source of the daily rows and of the spend. A batch can be sent again after a lost connection; an invalid event does not affect the others. Each paid event is charged at once. The spend never exceeds the paid amount, and an event that leaves less than one unit pauses the campaign.
 * @summary Report views and clicks of banners
 */
export const addCampaignEvents = (
    id: number,
    bannerEvents: BodyType<BannerEvents>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BannerEventsResult>(
      {url: `/main/marketplace/campaigns/${encodeURIComponent(String(id))}/events`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: bannerEvents, signal
    },
      options);
    }


