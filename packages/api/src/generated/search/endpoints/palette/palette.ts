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
  PaletteResults,
  SearchPaletteParams,
  SuggestParams,
  Suggestions,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse
} from '../karvonSearchService.schemas';

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
 * Searches cars, showrooms, leads, rooms, campaigns, trade-in cars and applications, employees and catalogue proposals. Results are limited to what the caller may read; of trade-in cars, to those that are open or have an offer of the dealership. All kinds are in one list, best match first. Clients add pages and actions themselves. Cyrillic and Latin spellings match each other, and any apostrophe is accepted in o‘ and g‘. A number matches an id or the end of a phone number.
 * @summary Search all data of the dealership
 */
export const searchPalette = (
    params: SearchPaletteParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PaletteResults>(
      {url: `/search/palette`, method: 'GET',
        params, signal
    },
      options);
    }




export const getSearchPaletteQueryKey = (params?: SearchPaletteParams,) => {
    return [
    'search','palette', ...(params ? [params] : [])
    ] as const;
    }


export const getSearchPaletteQueryOptions = <TData = Awaited<ReturnType<typeof searchPalette>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params: SearchPaletteParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchPalette>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchPaletteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchPalette>>> = ({ signal }) => searchPalette(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchPalette>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchPaletteQueryResult = NonNullable<Awaited<ReturnType<typeof searchPalette>>>
export type SearchPaletteQueryError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useSearchPalette<TData = Awaited<ReturnType<typeof searchPalette>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: SearchPaletteParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchPalette>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchPalette>>,
          TError,
          Awaited<ReturnType<typeof searchPalette>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchPalette<TData = Awaited<ReturnType<typeof searchPalette>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: SearchPaletteParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchPalette>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchPalette>>,
          TError,
          Awaited<ReturnType<typeof searchPalette>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchPalette<TData = Awaited<ReturnType<typeof searchPalette>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: SearchPaletteParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchPalette>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search all data of the dealership
 */

export function useSearchPalette<TData = Awaited<ReturnType<typeof searchPalette>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: SearchPaletteParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchPalette>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchPaletteQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns brands, models, showrooms and generations whose names start with `q` or contain it, in this order of kinds. Within a kind, the best match is first; generations are those of the best models. Spellings match as in `searchPalette`.
 * @summary Autocomplete a search field
 */
export const suggest = (
    params: SuggestParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Suggestions>(
      {url: `/search/suggest`, method: 'GET',
        params, signal
    },
      options);
    }




export const getSuggestQueryKey = (params?: SuggestParams,) => {
    return [
    'search','suggest', ...(params ? [params] : [])
    ] as const;
    }


export const getSuggestQueryOptions = <TData = Awaited<ReturnType<typeof suggest>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params: SuggestParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof suggest>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSuggestQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof suggest>>> = ({ signal }) => suggest(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof suggest>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SuggestQueryResult = NonNullable<Awaited<ReturnType<typeof suggest>>>
export type SuggestQueryError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useSuggest<TData = Awaited<ReturnType<typeof suggest>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: SuggestParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof suggest>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof suggest>>,
          TError,
          Awaited<ReturnType<typeof suggest>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSuggest<TData = Awaited<ReturnType<typeof suggest>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: SuggestParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof suggest>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof suggest>>,
          TError,
          Awaited<ReturnType<typeof suggest>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSuggest<TData = Awaited<ReturnType<typeof suggest>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: SuggestParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof suggest>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Autocomplete a search field
 */

export function useSuggest<TData = Awaited<ReturnType<typeof suggest>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: SuggestParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof suggest>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSuggestQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






