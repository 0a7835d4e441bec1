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
  AutoModerated,
  AutoModeration,
  ForbiddenResponse,
  ListMarketplaceAutosParams,
  ListingEvents,
  ListingEventsResult,
  ListingImpressions,
  ListingImpressionsResult,
  MarketplaceAutoList,
  ServiceKeyRequiredResponse,
  TooManyRequestsResponse,
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
 * Returns listings of every dealership in one status, oldest change first.
 * @summary List listings for the buyers' site and its moderators
 */
export const listMarketplaceAutos = (
    params?: ListMarketplaceAutosParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<MarketplaceAutoList>(
      {url: `/main/marketplace/autos`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListMarketplaceAutosQueryKey = (params?: ListMarketplaceAutosParams,) => {
    return [
    'main','marketplace','autos', ...(params ? [params] : [])
    ] as const;
    }


export const getListMarketplaceAutosQueryOptions = <TData = Awaited<ReturnType<typeof listMarketplaceAutos>>, TError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: ListMarketplaceAutosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketplaceAutos>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMarketplaceAutosQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMarketplaceAutos>>> = ({ signal }) => listMarketplaceAutos(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMarketplaceAutos>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMarketplaceAutosQueryResult = NonNullable<Awaited<ReturnType<typeof listMarketplaceAutos>>>
export type ListMarketplaceAutosQueryError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useListMarketplaceAutos<TData = Awaited<ReturnType<typeof listMarketplaceAutos>>, TError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  ListMarketplaceAutosParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketplaceAutos>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMarketplaceAutos>>,
          TError,
          Awaited<ReturnType<typeof listMarketplaceAutos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMarketplaceAutos<TData = Awaited<ReturnType<typeof listMarketplaceAutos>>, TError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListMarketplaceAutosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketplaceAutos>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMarketplaceAutos>>,
          TError,
          Awaited<ReturnType<typeof listMarketplaceAutos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMarketplaceAutos<TData = Awaited<ReturnType<typeof listMarketplaceAutos>>, TError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListMarketplaceAutosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketplaceAutos>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List listings for the buyers' site and its moderators
 */

export function useListMarketplaceAutos<TData = Awaited<ReturnType<typeof listMarketplaceAutos>>, TError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListMarketplaceAutosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketplaceAutos>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMarketplaceAutosQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Records a decision. In `moderation`: approve (→ `active`), decline (→ `moderation_declined`), flag (→ `flagged_to_admin`). In `flagged_to_admin`, an admin may approve, decline or delete, with a note. In `reported_by_client`: approve (→ `active`), flag. Anything else returns 409 with the `allowed` statuses. `decline` requires at least one reason; `flag` and decisions of an admin require a note (422 `required`).
 * @summary Decide on a listing
 */
export const moderateAuto = (
    id: number,
    autoModeration: BodyType<AutoModeration>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AutoModerated>(
      {url: `/main/marketplace/autos/${encodeURIComponent(String(id))}/moderation`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: autoModeration, signal
    },
      options);
    }


/**
 * Accepts up to 500 events at once. Each event `id` counts only once, forever, so a batch can be sent again after a lost connection. An invalid event does not affect the others. A view counts once per visitor, listing and hour; a like once per visitor and listing until `unlike`. Reports by three different visitors within 30 days move an active listing to `reported_by_client`. Reports from before the listing last became active do not count.
 * @summary Report views, likes, calls and reports of buyers
 */
export const addListingEvents = (
    listingEvents: BodyType<ListingEvents>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ListingEventsResult>(
      {url: `/main/marketplace/listing-events`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: listingEvents, signal
    },
      options);
    }


/**
 * Records the number of times that buyers' lists showed each listing's card, summed per listing, day and hour. A batch counts once; a repeated `batch_id` changes nothing. Unknown listings are rejected individually.
 * @summary Report impressions
 */
export const addListingImpressions = (
    listingImpressions: BodyType<ListingImpressions>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ListingImpressionsResult>(
      {url: `/main/marketplace/listing-impressions`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: listingImpressions, signal
    },
      options);
    }


