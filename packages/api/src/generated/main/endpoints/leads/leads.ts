/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  useInfiniteQuery,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  AddLeadHeaders,
  CreateLeadHeaders,
  Csv,
  ExportLeadsParams,
  GetLeadHistoryParams,
  Lead,
  LeadCreate,
  LeadHistory,
  LeadIntake,
  LeadList,
  LeadUndo,
  LeadUpdate,
  LeadsBulk,
  LeadsBulkResult,
  LeadsUndo,
  ListLeadsParams,
  NotFoundResponse,
  NotPermittedResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UndoLeadHeaders,
  UndoLeadsHeaders,
  UnprocessableContentResponse,
  UpdateLeadHeaders,
  UpdateLeadsHeaders
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
 * Returns leads of the dealership's showrooms. With `page_by`, a page counts buyers instead of leads.
 * @summary List leads
 */
export const listLeads = (
    params?: ListLeadsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<LeadList>(
      {url: `/main/leads`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListLeadsInfiniteQueryKey = (params?: ListLeadsParams,) => {
    return [
    'infinite', 'main','leads', ...(params ? [params] : [])
    ] as const;
    }

export const getListLeadsQueryKey = (params?: ListLeadsParams,) => {
    return [
    'main','leads', ...(params ? [params] : [])
    ] as const;
    }


export const getListLeadsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listLeads>>, ListLeadsParams['page']>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: ListLeadsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLeads>>, TError, TData, QueryKey, ListLeadsParams['page']>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLeadsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLeads>>, QueryKey, ListLeadsParams['page']> = ({ signal, pageParam }) => listLeads({...params, 'page': pageParam ?? params?.['page']}, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLeads>>, TError, TData, QueryKey, ListLeadsParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLeadsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listLeads>>>
export type ListLeadsInfiniteQueryError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useListLeadsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listLeads>>, ListLeadsParams['page']>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  ListLeadsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLeads>>, TError, TData, QueryKey, ListLeadsParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLeads>>,
          TError,
          Awaited<ReturnType<typeof listLeads>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLeadsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listLeads>>, ListLeadsParams['page']>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListLeadsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLeads>>, TError, TData, QueryKey, ListLeadsParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLeads>>,
          TError,
          Awaited<ReturnType<typeof listLeads>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLeadsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listLeads>>, ListLeadsParams['page']>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListLeadsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLeads>>, TError, TData, QueryKey, ListLeadsParams['page']>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List leads
 */

export function useListLeadsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listLeads>>, ListLeadsParams['page']>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListLeadsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLeads>>, TError, TData, QueryKey, ListLeadsParams['page']>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLeadsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListLeadsQueryOptions = <TData = Awaited<ReturnType<typeof listLeads>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: ListLeadsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLeads>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLeadsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLeads>>> = ({ signal }) => listLeads(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLeads>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLeadsQueryResult = NonNullable<Awaited<ReturnType<typeof listLeads>>>
export type ListLeadsQueryError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useListLeads<TData = Awaited<ReturnType<typeof listLeads>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  ListLeadsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLeads>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLeads>>,
          TError,
          Awaited<ReturnType<typeof listLeads>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLeads<TData = Awaited<ReturnType<typeof listLeads>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListLeadsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLeads>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLeads>>,
          TError,
          Awaited<ReturnType<typeof listLeads>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLeads<TData = Awaited<ReturnType<typeof listLeads>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListLeadsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLeads>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List leads
 */

export function useListLeads<TData = Awaited<ReturnType<typeof listLeads>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListLeadsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLeads>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLeadsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Records a buyer who called or visited without the marketplace; `source` is `dealer`. When a matching lead exists, the contact joins it, and the response is that lead.
 * @summary Record a lead
 */
export const createLead = (
    leadCreate: BodyType<LeadCreate>,
    headers?: CreateLeadHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Lead>(
      {url: `/main/leads`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: leadCreate, signal
    },
      options);
    }


/**
 * Applies one change to each lead separately. Returns 200 with a result for every id, in the order of `ids`, even when some leads do not exist.
 * @summary Update several leads
 */
export const updateLeads = (
    leadsBulk: BodyType<LeadsBulk>,
    headers?: UpdateLeadsHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<LeadsBulkResult>(
      {url: `/main/leads/bulk`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: leadsBulk, signal
    },
      options);
    }


/**
 * Undoes each lead separately, like `undoLead`. Returns 200 with a result for every id, in the order of `ids`. A lead with nothing to undo stays unchanged, with the code `nothing_to_undo`.
 * @summary Undo the last change of several leads
 */
export const undoLeads = (
    leadsUndo: BodyType<LeadsUndo>,
    headers?: UndoLeadsHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<LeadsBulkResult>(
      {url: `/main/leads/bulk/undo`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: leadsUndo, signal
    },
      options);
    }


/**
 * Returns all rows that the same filters of `listLeads` match. Cells are escaped against spreadsheet formulas; column headers follow `Accept-Language`.
 * @summary Leads as CSV
 */
export const exportLeads = (
    params?: ExportLeadsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Csv>(
      {url: `/main/leads/export`, method: 'GET',
        params, signal
    },
      options);
    }




export const getExportLeadsQueryKey = (params?: ExportLeadsParams,) => {
    return [
    'main','leads','export', ...(params ? [params] : [])
    ] as const;
    }


export const getExportLeadsQueryOptions = <TData = Awaited<ReturnType<typeof exportLeads>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: ExportLeadsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportLeads>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportLeadsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportLeads>>> = ({ signal }) => exportLeads(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportLeads>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportLeadsQueryResult = NonNullable<Awaited<ReturnType<typeof exportLeads>>>
export type ExportLeadsQueryError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useExportLeads<TData = Awaited<ReturnType<typeof exportLeads>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  ExportLeadsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportLeads>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportLeads>>,
          TError,
          Awaited<ReturnType<typeof exportLeads>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportLeads<TData = Awaited<ReturnType<typeof exportLeads>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ExportLeadsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportLeads>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportLeads>>,
          TError,
          Awaited<ReturnType<typeof exportLeads>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportLeads<TData = Awaited<ReturnType<typeof exportLeads>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ExportLeadsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportLeads>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Leads as CSV
 */

export function useExportLeads<TData = Awaited<ReturnType<typeof exportLeads>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ExportLeadsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportLeads>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportLeadsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns one lead.
 * @summary Read a lead
 */
export const getLead = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Lead>(
      {url: `/main/leads/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetLeadQueryKey = (id: number,) => {
    return [
    'main','leads',id
    ] as const;
    }


export const getGetLeadQueryOptions = <TData = Awaited<ReturnType<typeof getLead>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLead>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLeadQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLead>>> = ({ signal }) => getLead(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLead>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLeadQueryResult = NonNullable<Awaited<ReturnType<typeof getLead>>>
export type GetLeadQueryError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useGetLead<TData = Awaited<ReturnType<typeof getLead>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLead>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLead>>,
          TError,
          Awaited<ReturnType<typeof getLead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLead<TData = Awaited<ReturnType<typeof getLead>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLead>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLead>>,
          TError,
          Awaited<ReturnType<typeof getLead>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLead<TData = Awaited<ReturnType<typeof getLead>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLead>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a lead
 */

export function useGetLead<TData = Awaited<ReturnType<typeof getLead>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLead>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLeadQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Sets the status, counts a failed attempt, assigns the lead or edits its name and comment. With `If-Match`, a stale write is rejected; without it, the last write wins.
 * @summary Change a lead
 */
export const updateLead = (
    id: number,
    leadUpdate: BodyType<LeadUpdate>,
    headers?: UpdateLeadHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Lead>(
      {url: `/main/leads/${encodeURIComponent(String(id))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', ...headers},
      data: leadUpdate, signal
    },
      options);
    }


/**
 * Undoes the last status change or the last attempt. The lead gets its previous response time back, and its history no longer shows the change. Only the member who changed the status can undo it, and only while nothing but fields has changed since. With `version`, a stale request is rejected with 412.
 * @summary Undo the last change of a lead
 */
export const undoLead = (
    id: number,
    leadUndo: BodyType<LeadUndo>,
    headers?: UndoLeadHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Lead>(
      {url: `/main/leads/${encodeURIComponent(String(id))}/undo`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: leadUndo, signal
    },
      options);
    }


/**
 * Returns contacts, replies, attempts and changes, newest first. Values are texts in the language of `Accept-Language`.
 * @summary Read the history of a lead
 */
export const getLeadHistory = (
    id: number,
    params?: GetLeadHistoryParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<LeadHistory>(
      {url: `/main/leads/${encodeURIComponent(String(id))}/history`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetLeadHistoryQueryKey = (id: number,
    params?: GetLeadHistoryParams,) => {
    return [
    'main','leads',id,'history', ...(params ? [params] : [])
    ] as const;
    }


export const getGetLeadHistoryQueryOptions = <TData = Awaited<ReturnType<typeof getLeadHistory>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(id: number,
    params?: GetLeadHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLeadHistory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLeadHistoryQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLeadHistory>>> = ({ signal }) => getLeadHistory(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLeadHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLeadHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof getLeadHistory>>>
export type GetLeadHistoryQueryError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useGetLeadHistory<TData = Awaited<ReturnType<typeof getLeadHistory>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params: undefined |  GetLeadHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLeadHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLeadHistory>>,
          TError,
          Awaited<ReturnType<typeof getLeadHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLeadHistory<TData = Awaited<ReturnType<typeof getLeadHistory>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: GetLeadHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLeadHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLeadHistory>>,
          TError,
          Awaited<ReturnType<typeof getLeadHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLeadHistory<TData = Awaited<ReturnType<typeof getLeadHistory>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: GetLeadHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLeadHistory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the history of a lead
 */

export function useGetLeadHistory<TData = Awaited<ReturnType<typeof getLeadHistory>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: GetLeadHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLeadHistory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLeadHistoryQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Records that a buyer called, asked or opened a chat. A contact with the same phone and car within 720 hours of the last contact joins the existing lead; the response is that lead. Without a car, the same showroom counts. An unknown car returns 422.
 * @summary Submit a lead
 */
export const addLead = (
    leadIntake: BodyType<LeadIntake>,
    headers?: AddLeadHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Lead>(
      {url: `/main/marketplace/leads`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: leadIntake, signal
    },
      options);
    }


