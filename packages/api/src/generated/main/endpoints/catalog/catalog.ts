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
  BrandList,
  CatalogModelList,
  CatalogOptions,
  GenerationList,
  ListBrandsParams,
  ListGenerationsParams,
  ListModelsParams,
  ListModificationsParams,
  ListPositionsParams,
  ModificationList,
  NotModifiedResponse,
  PositionList,
  RegionList,
  TooManyRequestsResponse,
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
 * Returns brands, popular ones first, then by name.
 * @summary List car brands.
 */
export const listBrands = (
    params?: ListBrandsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BrandList>(
      {url: `/main/catalog/brands`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListBrandsQueryKey = (params?: ListBrandsParams,) => {
    return [
    'main','catalog','brands', ...(params ? [params] : [])
    ] as const;
    }


export const getListBrandsQueryOptions = <TData = Awaited<ReturnType<typeof listBrands>>, TError = ErrorType<NotModifiedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: ListBrandsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBrands>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBrandsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBrands>>> = ({ signal }) => listBrands(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBrands>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBrandsQueryResult = NonNullable<Awaited<ReturnType<typeof listBrands>>>
export type ListBrandsQueryError = ErrorType<NotModifiedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useListBrands<TData = Awaited<ReturnType<typeof listBrands>>, TError = ErrorType<NotModifiedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  ListBrandsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBrands>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBrands>>,
          TError,
          Awaited<ReturnType<typeof listBrands>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBrands<TData = Awaited<ReturnType<typeof listBrands>>, TError = ErrorType<NotModifiedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListBrandsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBrands>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBrands>>,
          TError,
          Awaited<ReturnType<typeof listBrands>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBrands<TData = Awaited<ReturnType<typeof listBrands>>, TError = ErrorType<NotModifiedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListBrandsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBrands>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List car brands.
 */

export function useListBrands<TData = Awaited<ReturnType<typeof listBrands>>, TError = ErrorType<NotModifiedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListBrandsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBrands>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBrandsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns models by name; with `q`, the best matches first. `q` without `brand_id` searches all brands and also matches "brand model".
 * @summary List the models of a brand.
 */
export const listModels = (
    params?: ListModelsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CatalogModelList>(
      {url: `/main/catalog/models`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListModelsQueryKey = (params?: ListModelsParams,) => {
    return [
    'main','catalog','models', ...(params ? [params] : [])
    ] as const;
    }


export const getListModelsQueryOptions = <TData = Awaited<ReturnType<typeof listModels>>, TError = ErrorType<NotModifiedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: ListModelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModels>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListModelsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listModels>>> = ({ signal }) => listModels(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listModels>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListModelsQueryResult = NonNullable<Awaited<ReturnType<typeof listModels>>>
export type ListModelsQueryError = ErrorType<NotModifiedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useListModels<TData = Awaited<ReturnType<typeof listModels>>, TError = ErrorType<NotModifiedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  ListModelsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModels>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listModels>>,
          TError,
          Awaited<ReturnType<typeof listModels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListModels<TData = Awaited<ReturnType<typeof listModels>>, TError = ErrorType<NotModifiedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListModelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModels>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listModels>>,
          TError,
          Awaited<ReturnType<typeof listModels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListModels<TData = Awaited<ReturnType<typeof listModels>>, TError = ErrorType<NotModifiedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListModelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModels>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the models of a brand.
 */

export function useListModels<TData = Awaited<ReturnType<typeof listModels>>, TError = ErrorType<NotModifiedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListModelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModels>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListModelsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns generations, newest first. An unknown model returns an empty list.
 * @summary List the generations of a model.
 */
export const listGenerations = (
    params?: ListGenerationsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<GenerationList>(
      {url: `/main/catalog/generations`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListGenerationsQueryKey = (params?: ListGenerationsParams,) => {
    return [
    'main','catalog','generations', ...(params ? [params] : [])
    ] as const;
    }


export const getListGenerationsQueryOptions = <TData = Awaited<ReturnType<typeof listGenerations>>, TError = ErrorType<NotModifiedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: ListGenerationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGenerations>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGenerationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGenerations>>> = ({ signal }) => listGenerations(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGenerations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGenerationsQueryResult = NonNullable<Awaited<ReturnType<typeof listGenerations>>>
export type ListGenerationsQueryError = ErrorType<NotModifiedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useListGenerations<TData = Awaited<ReturnType<typeof listGenerations>>, TError = ErrorType<NotModifiedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  ListGenerationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGenerations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGenerations>>,
          TError,
          Awaited<ReturnType<typeof listGenerations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGenerations<TData = Awaited<ReturnType<typeof listGenerations>>, TError = ErrorType<NotModifiedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListGenerationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGenerations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGenerations>>,
          TError,
          Awaited<ReturnType<typeof listGenerations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGenerations<TData = Awaited<ReturnType<typeof listGenerations>>, TError = ErrorType<NotModifiedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListGenerationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGenerations>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the generations of a model.
 */

export function useListGenerations<TData = Awaited<ReturnType<typeof listGenerations>>, TError = ErrorType<NotModifiedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListGenerationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGenerations>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGenerationsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns modifications with their specifications, for the form of a car. Ordered by volume, then by power. Some generations have none.
 * @summary List the modifications of a generation.
 */
export const listModifications = (
    params?: ListModificationsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ModificationList>(
      {url: `/main/catalog/modifications`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListModificationsQueryKey = (params?: ListModificationsParams,) => {
    return [
    'main','catalog','modifications', ...(params ? [params] : [])
    ] as const;
    }


export const getListModificationsQueryOptions = <TData = Awaited<ReturnType<typeof listModifications>>, TError = ErrorType<NotModifiedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: ListModificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModifications>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListModificationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listModifications>>> = ({ signal }) => listModifications(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listModifications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListModificationsQueryResult = NonNullable<Awaited<ReturnType<typeof listModifications>>>
export type ListModificationsQueryError = ErrorType<NotModifiedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useListModifications<TData = Awaited<ReturnType<typeof listModifications>>, TError = ErrorType<NotModifiedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  ListModificationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModifications>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listModifications>>,
          TError,
          Awaited<ReturnType<typeof listModifications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListModifications<TData = Awaited<ReturnType<typeof listModifications>>, TError = ErrorType<NotModifiedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListModificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModifications>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listModifications>>,
          TError,
          Awaited<ReturnType<typeof listModifications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListModifications<TData = Awaited<ReturnType<typeof listModifications>>, TError = ErrorType<NotModifiedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListModificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModifications>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the modifications of a generation.
 */

export function useListModifications<TData = Awaited<ReturnType<typeof listModifications>>, TError = ErrorType<NotModifiedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListModificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModifications>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListModificationsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns positions from the plainest to the richest. With both ids, only positions that belong to both. A position without `modification_id` belongs to every modification of its generation.
 * @summary List the positions (trim levels) of a modification or a generation.
 */
export const listPositions = (
    params?: ListPositionsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PositionList>(
      {url: `/main/catalog/positions`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPositionsQueryKey = (params?: ListPositionsParams,) => {
    return [
    'main','catalog','positions', ...(params ? [params] : [])
    ] as const;
    }


export const getListPositionsQueryOptions = <TData = Awaited<ReturnType<typeof listPositions>>, TError = ErrorType<NotModifiedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: ListPositionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPositions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPositionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPositions>>> = ({ signal }) => listPositions(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPositions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPositionsQueryResult = NonNullable<Awaited<ReturnType<typeof listPositions>>>
export type ListPositionsQueryError = ErrorType<NotModifiedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useListPositions<TData = Awaited<ReturnType<typeof listPositions>>, TError = ErrorType<NotModifiedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  ListPositionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPositions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPositions>>,
          TError,
          Awaited<ReturnType<typeof listPositions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPositions<TData = Awaited<ReturnType<typeof listPositions>>, TError = ErrorType<NotModifiedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListPositionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPositions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPositions>>,
          TError,
          Awaited<ReturnType<typeof listPositions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPositions<TData = Awaited<ReturnType<typeof listPositions>>, TError = ErrorType<NotModifiedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListPositionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPositions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the positions (trim levels) of a modification or a generation.
 */

export function useListPositions<TData = Awaited<ReturnType<typeof listPositions>>, TError = ErrorType<NotModifiedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListPositionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPositions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPositionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns all regions in one response; Tashkent city first, the others by their Russian name.
 * @summary List regions with their districts.
 */
export const listRegions = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RegionList>(
      {url: `/main/catalog/regions`, method: 'GET', signal
    },
      options);
    }




export const getListRegionsQueryKey = () => {
    return [
    'main','catalog','regions'
    ] as const;
    }


export const getListRegionsQueryOptions = <TData = Awaited<ReturnType<typeof listRegions>>, TError = ErrorType<NotModifiedResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRegionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRegions>>> = ({ signal }) => listRegions(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRegionsQueryResult = NonNullable<Awaited<ReturnType<typeof listRegions>>>
export type ListRegionsQueryError = ErrorType<NotModifiedResponse | TooManyRequestsResponse>


export function useListRegions<TData = Awaited<ReturnType<typeof listRegions>>, TError = ErrorType<NotModifiedResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRegions>>,
          TError,
          Awaited<ReturnType<typeof listRegions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRegions<TData = Awaited<ReturnType<typeof listRegions>>, TError = ErrorType<NotModifiedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRegions>>,
          TError,
          Awaited<ReturnType<typeof listRegions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRegions<TData = Awaited<ReturnType<typeof listRegions>>, TError = ErrorType<NotModifiedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List regions with their districts.
 */

export function useListRegions<TData = Awaited<ReturnType<typeof listRegions>>, TError = ErrorType<NotModifiedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRegions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRegionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns all sets of options in one response, in display order. Each set has the name of the car field that uses it. Ids are unique across all sets.
 * @summary List the options of the car form.
 */
export const listOptions = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CatalogOptions>(
      {url: `/main/catalog/options`, method: 'GET', signal
    },
      options);
    }




export const getListOptionsQueryKey = () => {
    return [
    'main','catalog','options'
    ] as const;
    }


export const getListOptionsQueryOptions = <TData = Awaited<ReturnType<typeof listOptions>>, TError = ErrorType<NotModifiedResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOptionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOptions>>> = ({ signal }) => listOptions(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listOptions>>>
export type ListOptionsQueryError = ErrorType<NotModifiedResponse | TooManyRequestsResponse>


export function useListOptions<TData = Awaited<ReturnType<typeof listOptions>>, TError = ErrorType<NotModifiedResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOptions>>,
          TError,
          Awaited<ReturnType<typeof listOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOptions<TData = Awaited<ReturnType<typeof listOptions>>, TError = ErrorType<NotModifiedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOptions>>,
          TError,
          Awaited<ReturnType<typeof listOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOptions<TData = Awaited<ReturnType<typeof listOptions>>, TError = ErrorType<NotModifiedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the options of the car form.
 */

export function useListOptions<TData = Awaited<ReturnType<typeof listOptions>>, TError = ErrorType<NotModifiedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOptionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






