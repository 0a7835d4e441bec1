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
  AutoMoneyResponse,
  CreateExpenseHeaders,
  DeletePurchaseHeaders,
  ExpenseCreate,
  ExpenseDeleted,
  ExpenseResponse,
  ExpenseUpdate,
  NotFoundResponse,
  NotPermittedResponse,
  PurchaseInput,
  PutPurchaseHeaders,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UpdateExpenseHeaders
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
 * Amounts that end in `_uzs`, `expenses_total`, `cost` and `margin` are in so'm. An amount in y.e. is converted by the Central Bank's rate of its day, or the last one before, which is stored with it. `cost` is the purchase plus all expenses, `margin` is today's price less `cost`. Without a purchase, a car has no cost and no margin.
 * @summary Purchase, expenses and margin of a car
 */
export const getAutoMoney = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AutoMoneyResponse>(
      {url: `/main/autos/${encodeURIComponent(String(id))}/money`, method: 'GET', signal
    },
      options);
    }




export const getGetAutoMoneyQueryKey = (id: number,) => {
    return [
    'main','autos',id,'money'
    ] as const;
    }


export const getGetAutoMoneyQueryOptions = <TData = Awaited<ReturnType<typeof getAutoMoney>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAutoMoney>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAutoMoneyQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAutoMoney>>> = ({ signal }) => getAutoMoney(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAutoMoney>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAutoMoneyQueryResult = NonNullable<Awaited<ReturnType<typeof getAutoMoney>>>
export type GetAutoMoneyQueryError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useGetAutoMoney<TData = Awaited<ReturnType<typeof getAutoMoney>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAutoMoney>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAutoMoney>>,
          TError,
          Awaited<ReturnType<typeof getAutoMoney>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAutoMoney<TData = Awaited<ReturnType<typeof getAutoMoney>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAutoMoney>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAutoMoney>>,
          TError,
          Awaited<ReturnType<typeof getAutoMoney>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAutoMoney<TData = Awaited<ReturnType<typeof getAutoMoney>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAutoMoney>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Purchase, expenses and margin of a car
 */

export function useGetAutoMoney<TData = Awaited<ReturnType<typeof getAutoMoney>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAutoMoney>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAutoMoneyQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Saves what the car was bought for; absent fields are removed. For a commission car, `price` is the share of its owner. `purchased_on` may not be after today (422 `date_in_future`) or the sale (422 `date_after_sale`).
 * @summary Save the purchase of a car
 */
export const putPurchase = (
    id: number,
    purchaseInput: BodyType<PurchaseInput>,
    headers: PutPurchaseHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AutoMoneyResponse>(
      {url: `/main/autos/${encodeURIComponent(String(id))}/purchase`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: purchaseInput, signal
    },
      options);
    }


/**
 * The car then has no cost and no margin; its expenses stay. `putPurchase` with the same values undoes it.
 * @summary Remove the purchase of a car
 */
export const deletePurchase = (
    id: number,
    headers: DeletePurchaseHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AutoMoneyResponse>(
      {url: `/main/autos/${encodeURIComponent(String(id))}/purchase`, method: 'DELETE',
      headers, signal
    },
      options);
    }


/**
 * A car has at most 200 expenses; another one is 409 `too_many_expenses`. `spent_on` may not be after today (422 `date_in_future`).
 * @summary Add an expense of a car
 */
export const createExpense = (
    id: number,
    expenseCreate: BodyType<ExpenseCreate>,
    headers?: CreateExpenseHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ExpenseResponse>(
      {url: `/main/autos/${encodeURIComponent(String(id))}/expenses`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: expenseCreate, signal
    },
      options);
    }


/**
 * Changes only the sent fields. A new date or currency is converted by the rate of the expense's day.
 * @summary Change an expense
 */
export const updateExpense = (
    id: number,
    expenseUpdate: BodyType<ExpenseUpdate>,
    headers: UpdateExpenseHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ExpenseResponse>(
      {url: `/main/expenses/${encodeURIComponent(String(id))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', ...headers},
      data: expenseUpdate, signal
    },
      options);
    }


/**
 * The deletion can be undone until `restorable_until` (`restoreExpense`).
 * @summary Delete an expense
 */
export const deleteExpense = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ExpenseDeleted>(
      {url: `/main/expenses/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      options);
    }


/**
 * After `restorable_until`, or for an expense that is not deleted, it returns 409 `restore_too_late`.
 * @summary Undo the deletion of an expense
 */
export const restoreExpense = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ExpenseResponse>(
      {url: `/main/expenses/${encodeURIComponent(String(id))}/restore`, method: 'POST', signal
    },
      options);
    }


