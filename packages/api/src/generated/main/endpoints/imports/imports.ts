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
  CreateImportHeaders,
  Import,
  ImportChoiceList,
  ImportChosen,
  ImportExclusion,
  ImportList,
  ImportRowList,
  ImportUpdate,
  ImportUpload,
  ListImportChoicesParams,
  ListImportRowsParams,
  ListImportsParams,
  NotFoundResponse,
  NotPermittedResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UpdateImportHeaders,
  Workbook
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
 * Accepts one XLSX or CSV file, at most 10 MB, 5 000 rows and 60 columns. Nothing is written to cars. The columns are mapped by the mapping that was last used for the same headers, else by their headers and content. A dealership may upload 20 files a day.
 * @summary Upload a file with cars
 */
export const createImport = (
    importUpload: BodyType<ImportUpload>,
    headers?: CreateImportHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formData = new FormData();
formData.append(`file`, importUpload.file instanceof Blob ? importUpload.file : new Blob([importUpload.file], { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, text/csv' }));

      return request<Import>(
      {url: `/main/imports`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', ...headers},
       data: formData, signal
    },
      options);
    }


/**
 * The newest first.
 * @summary Imports of the dealership
 */
export const listImports = (
    params?: ListImportsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ImportList>(
      {url: `/main/imports`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListImportsQueryKey = (params?: ListImportsParams,) => {
    return [
    'main','imports', ...(params ? [params] : [])
    ] as const;
    }


export const getListImportsQueryOptions = <TData = Awaited<ReturnType<typeof listImports>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: ListImportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListImportsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listImports>>> = ({ signal }) => listImports(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListImportsQueryResult = NonNullable<Awaited<ReturnType<typeof listImports>>>
export type ListImportsQueryError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useListImports<TData = Awaited<ReturnType<typeof listImports>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  ListImportsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listImports>>,
          TError,
          Awaited<ReturnType<typeof listImports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListImports<TData = Awaited<ReturnType<typeof listImports>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListImportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listImports>>,
          TError,
          Awaited<ReturnType<typeof listImports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListImports<TData = Awaited<ReturnType<typeof listImports>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListImportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Imports of the dealership
 */

export function useListImports<TData = Awaited<ReturnType<typeof listImports>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListImportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListImportsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An XLSX file in the language of `Accept-Language`. Its first sheet has the columns and two sample rows, which an import skips; the second one has the allowed values.
 * @summary Template of an import
 */
export const getImportTemplate = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Workbook>(
      {url: `/main/imports/template`, method: 'GET',
        responseType: 'blob', signal
    },
      options);
    }




export const getGetImportTemplateQueryKey = () => {
    return [
    'main','imports','template'
    ] as const;
    }


export const getGetImportTemplateQueryOptions = <TData = Awaited<ReturnType<typeof getImportTemplate>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImportTemplate>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetImportTemplateQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getImportTemplate>>> = ({ signal }) => getImportTemplate(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getImportTemplate>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetImportTemplateQueryResult = NonNullable<Awaited<ReturnType<typeof getImportTemplate>>>
export type GetImportTemplateQueryError = ErrorType<UnauthorizedResponse | NotPermittedResponse | TooManyRequestsResponse>


export function useGetImportTemplate<TData = Awaited<ReturnType<typeof getImportTemplate>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImportTemplate>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getImportTemplate>>,
          TError,
          Awaited<ReturnType<typeof getImportTemplate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetImportTemplate<TData = Awaited<ReturnType<typeof getImportTemplate>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImportTemplate>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getImportTemplate>>,
          TError,
          Awaited<ReturnType<typeof getImportTemplate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetImportTemplate<TData = Awaited<ReturnType<typeof getImportTemplate>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImportTemplate>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Template of an import
 */

export function useGetImportTemplate<TData = Awaited<ReturnType<typeof getImportTemplate>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImportTemplate>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetImportTemplateQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns the import with its columns, options, counts and progress.
 * @summary One import
 */
export const getImport = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Import>(
      {url: `/main/imports/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetImportQueryKey = (id: number,) => {
    return [
    'main','imports',id
    ] as const;
    }


export const getGetImportQueryOptions = <TData = Awaited<ReturnType<typeof getImport>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImport>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetImportQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getImport>>> = ({ signal }) => getImport(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getImport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetImportQueryResult = NonNullable<Awaited<ReturnType<typeof getImport>>>
export type GetImportQueryError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useGetImport<TData = Awaited<ReturnType<typeof getImport>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImport>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getImport>>,
          TError,
          Awaited<ReturnType<typeof getImport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetImport<TData = Awaited<ReturnType<typeof getImport>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImport>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getImport>>,
          TError,
          Awaited<ReturnType<typeof getImport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetImport<TData = Awaited<ReturnType<typeof getImport>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImport>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One import
 */

export function useGetImport<TData = Awaited<ReturnType<typeof getImport>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImport>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetImportQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Changes what was sent. Allowed before the rows are written; a checked import returns to `mapping`. Another sheet has another mapping. Fields of the purchase require `autos.costs`.
 * @summary Choose sheet, columns and options
 */
export const updateImport = (
    id: number,
    importUpdate: BodyType<ImportUpdate>,
    headers: UpdateImportHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Import>(
      {url: `/main/imports/${encodeURIComponent(String(id))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', ...headers},
      data: importUpdate, signal
    },
      options);
    }


/**
 * Removes file and plan. An import that wrote cars stays in the history.
 * @summary Delete an import that wrote nothing
 */
export const deleteImport = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/main/imports/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      options);
    }


/**
 * Plans what each row will do, in the background; nothing is written to cars. Requires brand and model, or VIN, or number among the columns (422 `required` at `mapping`), and a showroom unless a column has it. One import of a dealership runs at a time.
 * @summary Check the rows
 */
export const checkImport = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Import>(
      {url: `/main/imports/${encodeURIComponent(String(id))}/check`, method: 'POST', signal
    },
      options);
    }


/**
 * Rows in the order of the file. Changes of the purchase are shown to members with `autos.costs`.
 * @summary Rows of an import with their plan
 */
export const listImportRows = (
    id: number,
    params?: ListImportRowsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ImportRowList>(
      {url: `/main/imports/${encodeURIComponent(String(id))}/rows`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListImportRowsQueryKey = (id: number,
    params?: ListImportRowsParams,) => {
    return [
    'main','imports',id,'rows', ...(params ? [params] : [])
    ] as const;
    }


export const getListImportRowsQueryOptions = <TData = Awaited<ReturnType<typeof listImportRows>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(id: number,
    params?: ListImportRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImportRows>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListImportRowsQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listImportRows>>> = ({ signal }) => listImportRows(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listImportRows>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListImportRowsQueryResult = NonNullable<Awaited<ReturnType<typeof listImportRows>>>
export type ListImportRowsQueryError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useListImportRows<TData = Awaited<ReturnType<typeof listImportRows>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params: undefined |  ListImportRowsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImportRows>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listImportRows>>,
          TError,
          Awaited<ReturnType<typeof listImportRows>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListImportRows<TData = Awaited<ReturnType<typeof listImportRows>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: ListImportRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImportRows>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listImportRows>>,
          TError,
          Awaited<ReturnType<typeof listImportRows>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListImportRows<TData = Awaited<ReturnType<typeof listImportRows>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: ListImportRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImportRows>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Rows of an import with their plan
 */

export function useListImportRows<TData = Awaited<ReturnType<typeof listImportRows>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: ListImportRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImportRows>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListImportRowsQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Leaves the listed rows out, or takes them back in. Allowed while the import is `ready`.
 * @summary Leave rows out
 */
export const excludeImportRows = (
    id: number,
    importExclusion: BodyType<ImportExclusion>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Import>(
      {url: `/main/imports/${encodeURIComponent(String(id))}/rows`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: importExclusion, signal
    },
      options);
    }


/**
 * One entry for each value, not for each row; the most frequent first.
 * @summary Values that need a choice
 */
export const listImportChoices = (
    id: number,
    params?: ListImportChoicesParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ImportChoiceList>(
      {url: `/main/imports/${encodeURIComponent(String(id))}/choices`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListImportChoicesQueryKey = (id: number,
    params?: ListImportChoicesParams,) => {
    return [
    'main','imports',id,'choices', ...(params ? [params] : [])
    ] as const;
    }


export const getListImportChoicesQueryOptions = <TData = Awaited<ReturnType<typeof listImportChoices>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(id: number,
    params?: ListImportChoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImportChoices>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListImportChoicesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listImportChoices>>> = ({ signal }) => listImportChoices(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listImportChoices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListImportChoicesQueryResult = NonNullable<Awaited<ReturnType<typeof listImportChoices>>>
export type ListImportChoicesQueryError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useListImportChoices<TData = Awaited<ReturnType<typeof listImportChoices>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params: undefined |  ListImportChoicesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImportChoices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listImportChoices>>,
          TError,
          Awaited<ReturnType<typeof listImportChoices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListImportChoices<TData = Awaited<ReturnType<typeof listImportChoices>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: ListImportChoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImportChoices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listImportChoices>>,
          TError,
          Awaited<ReturnType<typeof listImportChoices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListImportChoices<TData = Awaited<ReturnType<typeof listImportChoices>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: ListImportChoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImportChoices>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Values that need a choice
 */

export function useListImportChoices<TData = Awaited<ReturnType<typeof listImportChoices>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number,
    params?: ListImportChoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImportChoices>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListImportChoicesQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Checks the rows of the values again. A choice of the catalogue is remembered for the next files of the dealership. Allowed while the import is `ready`, `stopped` or `done`; `resumeImport` writes the rows that it opened.
 * @summary Choose what values mean
 */
export const chooseImportValues = (
    id: number,
    importChosen: BodyType<ImportChosen>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Import>(
      {url: `/main/imports/${encodeURIComponent(String(id))}/choices`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: importChosen, signal
    },
      options);
    }


/**
 * Writes the rows in the background, 50 in one transaction, then fetches the photos. Rows without errors and open choices are written. A car that changed after the check is planned again; if the plan differs, the row waits for a choice.
 * @summary Write the plan
 */
export const confirmImport = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Import>(
      {url: `/main/imports/${encodeURIComponent(String(id))}/confirm`, method: 'POST', signal
    },
      options);
    }


/**
 * Rows that were written stay. `resumeImport` goes on.
 * @summary Stop writing
 */
export const stopImport = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Import>(
      {url: `/main/imports/${encodeURIComponent(String(id))}/stop`, method: 'POST', signal
    },
      options);
    }


/**
 * Writes the remaining rows; of an import that is `done`, those that a later choice opened.
 * @summary Go on writing
 */
export const resumeImport = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Import>(
      {url: `/main/imports/${encodeURIComponent(String(id))}/resume`, method: 'POST', signal
    },
      options);
    }


/**
 * Within 7 days. Created cars are deleted unless they have a lead, chat, sale or later edit; changed fields return where they still hold what was written. The others are counted in `counts.left`.
 * @summary Undo an import
 */
export const undoImport = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Import>(
      {url: `/main/imports/${encodeURIComponent(String(id))}/undo`, method: 'POST', signal
    },
      options);
    }


/**
 * The columns of the file, and one with the reason. The file can be corrected and imported.
 * @summary Rows with errors as XLSX
 */
export const exportImportFailures = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Workbook>(
      {url: `/main/imports/${encodeURIComponent(String(id))}/failures`, method: 'GET',
        responseType: 'blob', signal
    },
      options);
    }




export const getExportImportFailuresQueryKey = (id: number,) => {
    return [
    'main','imports',id,'failures'
    ] as const;
    }


export const getExportImportFailuresQueryOptions = <TData = Awaited<ReturnType<typeof exportImportFailures>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportImportFailures>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportImportFailuresQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportImportFailures>>> = ({ signal }) => exportImportFailures(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportImportFailures>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportImportFailuresQueryResult = NonNullable<Awaited<ReturnType<typeof exportImportFailures>>>
export type ExportImportFailuresQueryError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useExportImportFailures<TData = Awaited<ReturnType<typeof exportImportFailures>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportImportFailures>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportImportFailures>>,
          TError,
          Awaited<ReturnType<typeof exportImportFailures>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportImportFailures<TData = Awaited<ReturnType<typeof exportImportFailures>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportImportFailures>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportImportFailures>>,
          TError,
          Awaited<ReturnType<typeof exportImportFailures>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportImportFailures<TData = Awaited<ReturnType<typeof exportImportFailures>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportImportFailures>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Rows with errors as XLSX
 */

export function useExportImportFailures<TData = Awaited<ReturnType<typeof exportImportFailures>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportImportFailures>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportImportFailuresQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






