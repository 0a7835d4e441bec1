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
 * What the dealership proposed to the catalogue, without withdrawn ones. Search looks at brand, model and generation.
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
 * Only what the catalogue does not have is new: the rest is chosen by id. Starts as `pending`. A proposal with the same brand, model, generation and modification that is still `pending` is 409; `conflicts_with` is that one. Case, script and spaces make no difference.
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
 * What the catalogue has already under a similar name, while a proposal is written. Both scripts are compared; below a similarity of 0.6 nothing is returned.
 * @summary Similar entries of the catalogue
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
 * @summary Similar entries of the catalogue
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
 * One proposal with its decision.
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
 * Only while it is `pending`. It is gone for the dealership and can be restored for 10 seconds.
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
 * The proposal is with the moderators again, at its old place.
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
 * Proposals of every dealership with one status, the oldest first, so that a queue is worked off in order. Withdrawn ones are listed as `withdrawn` only.
 * @summary Proposals for the moderators
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
 * @summary Proposals for the moderators
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
 * `approved`: the entries are added to the catalogue at once, or those of `catalog` are used, and equal proposals of other dealerships are approved with them. `declined` needs a reason; with `already_in_catalog`, `catalog` names the entries. A decided or withdrawn proposal is 409.
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
 * For a model that a proposal has doubled. Its generations become those of `into`, where one of the same name takes over the modifications and trim levels; listings, buyers' cars, applications and `catalog` of proposals name the remaining entries from then on, and the model is found by both names. Models of the catalogue's own files stay: 409.
 * @summary Merge a model that was added into another
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


