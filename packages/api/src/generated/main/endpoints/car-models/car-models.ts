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
  CarModelMerge,
  CarModelModeration,
  CarModelProposal,
  CarModelProposalCreate,
  CarModelProposalList,
  CatalogModel,
  CreateCarModelHeaders,
  Deletion,
  ForbiddenResponse,
  ListCarModelsParams,
  ListMarketplaceCarModelsParams,
  ListSimilarCarModelsParams,
  MarketplaceCarModel,
  MarketplaceCarModelList,
  NotFoundResponse,
  ServiceKeyRequiredResponse,
  SimilarCarModelList,
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
 * Returns the dealership's proposals to the catalogue, without withdrawn ones. Search covers brand, model and generation.
 * @summary List proposals
 */
export const listCarModels = (
    params?: ListCarModelsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CarModelProposalList>(
      {url: `/main/car-models`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListCarModelsQueryKey = (params?: ListCarModelsParams,) => {
    return [
    'main','car-models', ...(params ? [params] : [])
    ] as const;
    }


export const getListCarModelsQueryOptions = <TData = Awaited<ReturnType<typeof listCarModels>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: ListCarModelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCarModels>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCarModelsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCarModels>>> = ({ signal }) => listCarModels(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCarModels>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCarModelsQueryResult = NonNullable<Awaited<ReturnType<typeof listCarModels>>>
export type ListCarModelsQueryError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useListCarModels<TData = Awaited<ReturnType<typeof listCarModels>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  ListCarModelsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCarModels>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCarModels>>,
          TError,
          Awaited<ReturnType<typeof listCarModels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCarModels<TData = Awaited<ReturnType<typeof listCarModels>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListCarModelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCarModels>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCarModels>>,
          TError,
          Awaited<ReturnType<typeof listCarModels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCarModels<TData = Awaited<ReturnType<typeof listCarModels>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListCarModelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCarModels>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List proposals
 */

export function useListCarModels<TData = Awaited<ReturnType<typeof listCarModels>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListCarModelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCarModels>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCarModelsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Proposes entries that are missing from the catalogue; existing entries are chosen by id. The proposal starts as `pending`. A `pending` proposal with the same brand, model, generation and modification returns 409; `conflicts_with` names it. Case, script and spaces are ignored in this comparison.
 * @summary Propose a model
 */
export const createCarModel = (
    carModelProposalCreate: BodyType<CarModelProposalCreate>,
    headers?: CreateCarModelHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CarModelProposal>(
      {url: `/main/car-models`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: carModelProposalCreate, signal
    },
      options);
    }


/**
 * Returns catalogue entries with a similar name, while the user types a proposal. Both scripts are compared. Entries with a similarity below 0.6 are left out.
 * @summary Find similar catalogue entries
 */
export const listSimilarCarModels = (
    params: ListSimilarCarModelsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SimilarCarModelList>(
      {url: `/main/car-models/similar`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListSimilarCarModelsQueryKey = (params?: ListSimilarCarModelsParams,) => {
    return [
    'main','car-models','similar', ...(params ? [params] : [])
    ] as const;
    }


export const getListSimilarCarModelsQueryOptions = <TData = Awaited<ReturnType<typeof listSimilarCarModels>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params: ListSimilarCarModelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSimilarCarModels>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSimilarCarModelsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSimilarCarModels>>> = ({ signal }) => listSimilarCarModels(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSimilarCarModels>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSimilarCarModelsQueryResult = NonNullable<Awaited<ReturnType<typeof listSimilarCarModels>>>
export type ListSimilarCarModelsQueryError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useListSimilarCarModels<TData = Awaited<ReturnType<typeof listSimilarCarModels>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: ListSimilarCarModelsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSimilarCarModels>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSimilarCarModels>>,
          TError,
          Awaited<ReturnType<typeof listSimilarCarModels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSimilarCarModels<TData = Awaited<ReturnType<typeof listSimilarCarModels>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: ListSimilarCarModelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSimilarCarModels>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSimilarCarModels>>,
          TError,
          Awaited<ReturnType<typeof listSimilarCarModels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSimilarCarModels<TData = Awaited<ReturnType<typeof listSimilarCarModels>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: ListSimilarCarModelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSimilarCarModels>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find similar catalogue entries
 */

export function useListSimilarCarModels<TData = Awaited<ReturnType<typeof listSimilarCarModels>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: ListSimilarCarModelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSimilarCarModels>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSimilarCarModelsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns one proposal with its decision.
 * @summary Read a proposal
 */
export const getCarModel = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CarModelProposal>(
      {url: `/main/car-models/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetCarModelQueryKey = (id: number,) => {
    return [
    'main','car-models',id
    ] as const;
    }


export const getGetCarModelQueryOptions = <TData = Awaited<ReturnType<typeof getCarModel>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCarModel>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCarModelQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCarModel>>> = ({ signal }) => getCarModel(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCarModel>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCarModelQueryResult = NonNullable<Awaited<ReturnType<typeof getCarModel>>>
export type GetCarModelQueryError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useGetCarModel<TData = Awaited<ReturnType<typeof getCarModel>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCarModel>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCarModel>>,
          TError,
          Awaited<ReturnType<typeof getCarModel>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCarModel<TData = Awaited<ReturnType<typeof getCarModel>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCarModel>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCarModel>>,
          TError,
          Awaited<ReturnType<typeof getCarModel>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCarModel<TData = Awaited<ReturnType<typeof getCarModel>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCarModel>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a proposal
 */

export function useGetCarModel<TData = Awaited<ReturnType<typeof getCarModel>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCarModel>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCarModelQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Withdraws a `pending` proposal. The dealership no longer sees it and can restore it for 10 seconds.
 * @summary Withdraw a proposal
 */
export const deleteCarModel = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Deletion>(
      {url: `/main/car-models/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      options);
    }


/**
 * Restores the proposal to the moderation queue, at its previous position.
 * @summary Undo a withdrawal
 */
export const restoreCarModel = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CarModelProposal>(
      {url: `/main/car-models/${encodeURIComponent(String(id))}/restore`, method: 'POST', signal
    },
      options);
    }


/**
 * Returns proposals of every dealership with one status, oldest first. Withdrawn proposals are listed only with the status `withdrawn`.
 * @summary List proposals for the moderators
 */
export const listMarketplaceCarModels = (
    params?: ListMarketplaceCarModelsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<MarketplaceCarModelList>(
      {url: `/main/marketplace/car-models`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListMarketplaceCarModelsQueryKey = (params?: ListMarketplaceCarModelsParams,) => {
    return [
    'main','marketplace','car-models', ...(params ? [params] : [])
    ] as const;
    }


export const getListMarketplaceCarModelsQueryOptions = <TData = Awaited<ReturnType<typeof listMarketplaceCarModels>>, TError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: ListMarketplaceCarModelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketplaceCarModels>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMarketplaceCarModelsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMarketplaceCarModels>>> = ({ signal }) => listMarketplaceCarModels(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMarketplaceCarModels>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMarketplaceCarModelsQueryResult = NonNullable<Awaited<ReturnType<typeof listMarketplaceCarModels>>>
export type ListMarketplaceCarModelsQueryError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useListMarketplaceCarModels<TData = Awaited<ReturnType<typeof listMarketplaceCarModels>>, TError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  ListMarketplaceCarModelsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketplaceCarModels>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMarketplaceCarModels>>,
          TError,
          Awaited<ReturnType<typeof listMarketplaceCarModels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMarketplaceCarModels<TData = Awaited<ReturnType<typeof listMarketplaceCarModels>>, TError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListMarketplaceCarModelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketplaceCarModels>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMarketplaceCarModels>>,
          TError,
          Awaited<ReturnType<typeof listMarketplaceCarModels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMarketplaceCarModels<TData = Awaited<ReturnType<typeof listMarketplaceCarModels>>, TError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListMarketplaceCarModelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketplaceCarModels>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List proposals for the moderators
 */

export function useListMarketplaceCarModels<TData = Awaited<ReturnType<typeof listMarketplaceCarModels>>, TError = ErrorType<ServiceKeyRequiredResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListMarketplaceCarModelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketplaceCarModels>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMarketplaceCarModelsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Records the decision of a moderator. `approved` adds the entries to the catalogue at once, or uses those of `catalog`. Equal proposals of other dealerships are approved with it. `declined` requires a reason; with `already_in_catalog`, `catalog` names the existing entries. A decided or withdrawn proposal returns 409.
 * @summary Decide on a proposal
 */
export const moderateCarModel = (
    id: number,
    carModelModeration: BodyType<CarModelModeration>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<MarketplaceCarModel>(
      {url: `/main/marketplace/car-models/${encodeURIComponent(String(id))}/moderation`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: carModelModeration, signal
    },
      options);
    }


/**
 * Merges a model that a proposal has duplicated into the model `into`. Its generations move to `into`; one with the same name there takes over the modifications and trim levels. Listings, buyers' cars, applications and `catalog` of proposals then refer to the remaining entries. Search finds the model by both names. Models from the catalogue's own files cannot be merged away and return 409.
 * @summary Merge an added model into another
 */
export const mergeCarModel = (
    id: number,
    carModelMerge: BodyType<CarModelMerge>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CatalogModel>(
      {url: `/main/marketplace/models/${encodeURIComponent(String(id))}/merge`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: carModelMerge, signal
    },
      options);
    }


