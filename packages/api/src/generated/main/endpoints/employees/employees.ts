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
  CreateEmployeeHeaders,
  Csv,
  Deletion,
  Employee,
  EmployeeCreate,
  EmployeeList,
  EmployeeUpdate,
  ExportEmployeesParams,
  InviteEmployeeHeaders,
  ListEmployeesParams,
  NotFoundResponse,
  NotPermittedResponse,
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
 * Returns the members of the business, the owner first. With `assignable`, returns the owner and all active members on one page of 100, for pickers.
 * @summary List employees
 */
export const listEmployees = (
    params?: ListEmployeesParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<EmployeeList>(
      {url: `/main/employees`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListEmployeesQueryKey = (params?: ListEmployeesParams,) => {
    return [
    'main','employees', ...(params ? [params] : [])
    ] as const;
    }


export const getListEmployeesQueryOptions = <TData = Awaited<ReturnType<typeof listEmployees>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: ListEmployeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEmployeesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEmployees>>> = ({ signal }) => listEmployees(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListEmployeesQueryResult = NonNullable<Awaited<ReturnType<typeof listEmployees>>>
export type ListEmployeesQueryError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useListEmployees<TData = Awaited<ReturnType<typeof listEmployees>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  ListEmployeesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEmployees>>,
          TError,
          Awaited<ReturnType<typeof listEmployees>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEmployees<TData = Awaited<ReturnType<typeof listEmployees>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListEmployeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEmployees>>,
          TError,
          Awaited<ReturnType<typeof listEmployees>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEmployees<TData = Awaited<ReturnType<typeof listEmployees>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListEmployeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List employees
 */

export function useListEmployees<TData = Awaited<ReturnType<typeof listEmployees>>, TError = ErrorType<UnauthorizedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListEmployeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEmployees>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEmployeesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Adds a person as `invited` and sends an SMS with a link, unless `invite` is false. When the SMS fails, the person is still added and `invitation.delivery` is `failed`. Then send the invitation again or share `invitation.link`. The link alone does not sign anyone in; sign-in still requires a code sent to the phone. The response does not disclose whether the number has its own account.
 * @summary Invite an employee
 */
export const createEmployee = (
    employeeCreate: BodyType<EmployeeCreate>,
    headers?: CreateEmployeeHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Employee>(
      {url: `/main/employees`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: employeeCreate, signal
    },
      options);
    }


/**
 * Returns all rows that the same filters of `listEmployees` match. Columns: id, name, phone, position, role, showrooms, status, open leads, open applications, median response in minutes, added, last seen.
 * @summary Employees as CSV
 */
export const exportEmployees = (
    params?: ExportEmployeesParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Csv>(
      {url: `/main/employees/export`, method: 'GET',
        params, signal
    },
      options);
    }




export const getExportEmployeesQueryKey = (params?: ExportEmployeesParams,) => {
    return [
    'main','employees','export', ...(params ? [params] : [])
    ] as const;
    }


export const getExportEmployeesQueryOptions = <TData = Awaited<ReturnType<typeof exportEmployees>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: ExportEmployeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportEmployees>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportEmployeesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportEmployees>>> = ({ signal }) => exportEmployees(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportEmployees>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportEmployeesQueryResult = NonNullable<Awaited<ReturnType<typeof exportEmployees>>>
export type ExportEmployeesQueryError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useExportEmployees<TData = Awaited<ReturnType<typeof exportEmployees>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  ExportEmployeesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportEmployees>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportEmployees>>,
          TError,
          Awaited<ReturnType<typeof exportEmployees>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportEmployees<TData = Awaited<ReturnType<typeof exportEmployees>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ExportEmployeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportEmployees>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportEmployees>>,
          TError,
          Awaited<ReturnType<typeof exportEmployees>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportEmployees<TData = Awaited<ReturnType<typeof exportEmployees>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ExportEmployeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportEmployees>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Employees as CSV
 */

export function useExportEmployees<TData = Awaited<ReturnType<typeof exportEmployees>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ExportEmployeesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportEmployees>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportEmployeesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns one member of the business.
 * @summary Retrieve an employee
 */
export const getEmployee = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Employee>(
      {url: `/main/employees/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetEmployeeQueryKey = (id: number,) => {
    return [
    'main','employees',id
    ] as const;
    }


export const getGetEmployeeQueryOptions = <TData = Awaited<ReturnType<typeof getEmployee>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmployee>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEmployeeQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEmployee>>> = ({ signal }) => getEmployee(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getEmployee>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetEmployeeQueryResult = NonNullable<Awaited<ReturnType<typeof getEmployee>>>
export type GetEmployeeQueryError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useGetEmployee<TData = Awaited<ReturnType<typeof getEmployee>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmployee>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEmployee>>,
          TError,
          Awaited<ReturnType<typeof getEmployee>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEmployee<TData = Awaited<ReturnType<typeof getEmployee>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmployee>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEmployee>>,
          TError,
          Awaited<ReturnType<typeof getEmployee>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEmployee<TData = Awaited<ReturnType<typeof getEmployee>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmployee>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Retrieve an employee
 */

export function useGetEmployee<TData = Awaited<ReturnType<typeof getEmployee>>, TError = ErrorType<UnauthorizedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmployee>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEmployeeQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Changes only the fields that are sent. The last write wins; `If-Match` is not supported. The phone identifies a member and cannot be changed: remove the member and invite them again.
 *
 * `status: blocked` ends all sessions of the member and reassigns their open leads and applications in the same transaction. `reassign_to` names the new employee; null leaves the work unassigned. It is required while there is open work. The owner cannot be blocked or given another role, and members cannot block themselves.
 * @summary Change an employee
 */
export const updateEmployee = (
    id: number,
    employeeUpdate: BodyType<EmployeeUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Employee>(
      {url: `/main/employees/${encodeURIComponent(String(id))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: employeeUpdate, signal
    },
      options);
    }


/**
 * Removes a blocked or invited member; block an active member first. The person can no longer sign in to this business, and the invitation link stops working at once. The history keeps the name. `restoreEmployee` undoes the removal until `restorable_until`.
 * @summary Remove an employee or revoke an invitation
 */
export const deleteEmployee = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Deletion>(
      {url: `/main/employees/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      options);
    }


/**
 * Restores the member with their previous status. After `restorable_until` it returns 409 `restore_too_late`.
 * @summary Undo the removal of an employee
 */
export const restoreEmployee = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Employee>(
      {url: `/main/employees/${encodeURIComponent(String(id))}/restore`, method: 'POST', signal
    },
      options);
    }


/**
 * Ends all sessions of the member. The member can sign in again.
 * @summary Sign an employee out everywhere
 */
export const revokeEmployeeSessions = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/main/employees/${encodeURIComponent(String(id))}/sessions`, method: 'DELETE', signal
    },
      options);
    }


/**
 * Sends an SMS with a new link, valid for 7 days; earlier links stop working. Only for invited members. Before `invitation.resend_at` it returns 429; the limit is 5 a day per member (429 `invitations_used_up`).
 * @summary Send the invitation again
 */
export const inviteEmployee = (
    id: number,
    headers?: InviteEmployeeHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Employee>(
      {url: `/main/employees/${encodeURIComponent(String(id))}/invite`, method: 'POST',
      headers, signal
    },
      options);
    }


