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
  AddCardHeaders,
  Balance,
  Card,
  CardCreate,
  CardList,
  CardUpdate,
  CardVerification,
  CreatePaymentHeaders,
  Csv,
  ExportLedgerParams,
  ExportPaymentsParams,
  LedgerList,
  ListLedgerParams,
  ListPaymentsParams,
  NotFoundResponse,
  NotPermittedResponse,
  Payment,
  PaymentCreate,
  PaymentList,
  PaymentProvider,
  ReceiptRecipient,
  RefundPaymentHeaders,
  SendReceiptHeaders,
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
 * Returns the cards of the business.
 * @summary List cards
 */
export const listCards = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CardList>(
      {url: `/main/payments/cards`, method: 'GET', signal
    },
      options);
    }




export const getListCardsQueryKey = () => {
    return [
    'main','payments','cards'
    ] as const;
    }


export const getListCardsQueryOptions = <TData = Awaited<ReturnType<typeof listCards>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCardsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCards>>> = ({ signal }) => listCards(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCardsQueryResult = NonNullable<Awaited<ReturnType<typeof listCards>>>
export type ListCardsQueryError = ErrorType<UnauthorizedResponse | NotPermittedResponse | TooManyRequestsResponse>


export function useListCards<TData = Awaited<ReturnType<typeof listCards>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCards>>,
          TError,
          Awaited<ReturnType<typeof listCards>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCards<TData = Awaited<ReturnType<typeof listCards>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCards>>,
          TError,
          Awaited<ReturnType<typeof listCards>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCards<TData = Awaited<ReturnType<typeof listCards>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List cards
 */

export function useListCards<TData = Awaited<ReturnType<typeof listCards>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCardsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Adds a card by the token that the provider gave the browser after the SMS code (`cards.verify`). If the same card exists and the provider no longer accepts its old token, that card gets the new token and is returned. Otherwise an existing card is 409 `card_exists`, and `conflicts_with` names it.
 * @summary Add a card
 */
export const addCard = (
    cardCreate: BodyType<CardCreate>,
    headers?: AddCardHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Card>(
      {url: `/main/payments/cards`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: cardCreate, signal
    },
      options);
    }


/**
 * Makes this card the default one. The last write wins; there is no version.
 * @summary Make a card the default one
 */
export const updateCard = (
    id: number,
    cardUpdate: BodyType<CardUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Card>(
      {url: `/main/payments/cards/${encodeURIComponent(String(id))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: cardUpdate, signal
    },
      options);
    }


/**
 * Removes the token from this server and from the provider. Receipts keep the mask. After the removal of the default card, the newest remaining card becomes the default.
 * @summary Remove a card
 */
export const deleteCard = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/main/payments/cards/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      options);
    }


/**
 * Returns the token of a card to the browser after `card_not_verified`. The provider then sends an SMS (`cards.get_verify_code`) and checks its code (`cards.verify`). The card number and the code never reach this server. A token cannot be charged without the provider's key. The request counts as an attempt with a card.
 * @summary Verify a card again
 */
export const startCardVerification = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CardVerification>(
      {url: `/main/payments/cards/${encodeURIComponent(String(id))}/verification`, method: 'POST', signal
    },
      options);
    }


/**
 * Returns the payment provider. The browser sends a card to the provider at `url`, and only its token to this server.
 * @summary The payment provider
 */
export const getPaymentProvider = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PaymentProvider>(
      {url: `/main/payments/provider`, method: 'GET', signal
    },
      options);
    }




export const getGetPaymentProviderQueryKey = () => {
    return [
    'main','payments','provider'
    ] as const;
    }


export const getGetPaymentProviderQueryOptions = <TData = Awaited<ReturnType<typeof getPaymentProvider>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentProvider>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPaymentProviderQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPaymentProvider>>> = ({ signal }) => getPaymentProvider(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPaymentProvider>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPaymentProviderQueryResult = NonNullable<Awaited<ReturnType<typeof getPaymentProvider>>>
export type GetPaymentProviderQueryError = ErrorType<UnauthorizedResponse | NotPermittedResponse | TooManyRequestsResponse>


export function useGetPaymentProvider<TData = Awaited<ReturnType<typeof getPaymentProvider>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentProvider>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPaymentProvider>>,
          TError,
          Awaited<ReturnType<typeof getPaymentProvider>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaymentProvider<TData = Awaited<ReturnType<typeof getPaymentProvider>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentProvider>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPaymentProvider>>,
          TError,
          Awaited<ReturnType<typeof getPaymentProvider>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaymentProvider<TData = Awaited<ReturnType<typeof getPaymentProvider>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentProvider>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The payment provider
 */

export function useGetPaymentProvider<TData = Awaited<ReturnType<typeof getPaymentProvider>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentProvider>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPaymentProviderQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns the payments of the business, failed ones included. `from` and `to` filter by the day on which a payment was started.
 * @summary List payments
 */
export const listPayments = (
    params?: ListPaymentsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PaymentList>(
      {url: `/main/payments`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPaymentsQueryKey = (params?: ListPaymentsParams,) => {
    return [
    'main','payments', ...(params ? [params] : [])
    ] as const;
    }


export const getListPaymentsQueryOptions = <TData = Awaited<ReturnType<typeof listPayments>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: ListPaymentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPaymentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPayments>>> = ({ signal }) => listPayments(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPaymentsQueryResult = NonNullable<Awaited<ReturnType<typeof listPayments>>>
export type ListPaymentsQueryError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useListPayments<TData = Awaited<ReturnType<typeof listPayments>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  ListPaymentsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPayments>>,
          TError,
          Awaited<ReturnType<typeof listPayments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPayments<TData = Awaited<ReturnType<typeof listPayments>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListPaymentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPayments>>,
          TError,
          Awaited<ReturnType<typeof listPayments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPayments<TData = Awaited<ReturnType<typeof listPayments>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListPaymentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List payments
 */

export function useListPayments<TData = Awaited<ReturnType<typeof listPayments>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListPaymentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPaymentsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Charges the card at most once per key, even when the request is repeated. The response is `pending` until the provider reports an outcome: poll `getPayment` until the status changes. Paid money is reserved for the campaign, and a campaign that waits for money becomes `active`. If the campaign is stopped meanwhile, the money stays on the balance. A second payment for the campaign is rejected while one is pending (409 `payment_pending`). A stale `expected_paid` is rejected (409 `campaign_paid_meanwhile`). A manager above `manager_pay_limit` gets 403 `not_permitted`. Use a new key only after a definite failure.
 * @summary Pay for a campaign
 */
export const createPayment = (
    paymentCreate: BodyType<PaymentCreate>,
    headers: CreatePaymentHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Payment>(
      {url: `/main/payments`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: paymentCreate, signal
    },
      options);
    }


/**
 * Returns all payments that match the filters of `listPayments`. Columns: number, started, status, campaign, card, by card, from the balance, paid, failed because, refunded, receipt of the provider.
 * @summary Payments as CSV
 */
export const exportPayments = (
    params?: ExportPaymentsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Csv>(
      {url: `/main/payments/export`, method: 'GET',
        params, signal
    },
      options);
    }




export const getExportPaymentsQueryKey = (params?: ExportPaymentsParams,) => {
    return [
    'main','payments','export', ...(params ? [params] : [])
    ] as const;
    }


export const getExportPaymentsQueryOptions = <TData = Awaited<ReturnType<typeof exportPayments>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: ExportPaymentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportPayments>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportPaymentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportPayments>>> = ({ signal }) => exportPayments(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportPayments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportPaymentsQueryResult = NonNullable<Awaited<ReturnType<typeof exportPayments>>>
export type ExportPaymentsQueryError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useExportPayments<TData = Awaited<ReturnType<typeof exportPayments>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  ExportPaymentsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportPayments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportPayments>>,
          TError,
          Awaited<ReturnType<typeof exportPayments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportPayments<TData = Awaited<ReturnType<typeof exportPayments>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ExportPaymentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportPayments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportPayments>>,
          TError,
          Awaited<ReturnType<typeof exportPayments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportPayments<TData = Awaited<ReturnType<typeof exportPayments>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ExportPaymentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportPayments>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Payments as CSV
 */

export function useExportPayments<TData = Awaited<ReturnType<typeof exportPayments>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ExportPaymentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportPayments>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportPaymentsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns a payment and its receipt.
 * @summary Read a payment
 */
export const getPayment = (
    id: number,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Payment>(
      {url: `/main/payments/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetPaymentQueryKey = (id: number,) => {
    return [
    'main','payments',id
    ] as const;
    }


export const getGetPaymentQueryOptions = <TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPaymentQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPayment>>> = ({ signal }) => getPayment(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPaymentQueryResult = NonNullable<Awaited<ReturnType<typeof getPayment>>>
export type GetPaymentQueryError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useGetPayment<TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPayment>>,
          TError,
          Awaited<ReturnType<typeof getPayment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayment<TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPayment>>,
          TError,
          Awaited<ReturnType<typeof getPayment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayment<TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a payment
 */

export function useGetPayment<TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPaymentQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns the full amount of a payment to its card. The provider supports full refunds only, so no part of the payment may be spent. Campaigns spend the oldest receipts first. The free balance must cover the amount. `is_refundable` and `refund_blocked_by` tell beforehand if a refund is possible.
 * @summary Refund a payment to its card
 */
export const refundPayment = (
    id: number,
    headers: RefundPaymentHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Payment>(
      {url: `/main/payments/${encodeURIComponent(String(id))}/refund`, method: 'POST',
      headers, signal
    },
      options);
    }


/**
 * The provider sends the receipt of a paid payment.
 * @summary Send a receipt by SMS
 */
export const sendReceipt = (
    id: number,
    receiptRecipient: BodyType<ReceiptRecipient>,
    headers?: SendReceiptHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/main/payments/${encodeURIComponent(String(id))}/receipt`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: receiptRecipient, signal
    },
      options);
    }


/**
 * Returns the one balance of the business, topped up by payments for campaigns. The unspent rest of a campaign returns to it at once.
 * @summary Read the ad balance
 */
export const getBalance = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Balance>(
      {url: `/main/payments/balance`, method: 'GET', signal
    },
      options);
    }




export const getGetBalanceQueryKey = () => {
    return [
    'main','payments','balance'
    ] as const;
    }


export const getGetBalanceQueryOptions = <TData = Awaited<ReturnType<typeof getBalance>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBalance>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBalanceQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBalance>>> = ({ signal }) => getBalance(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBalance>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBalanceQueryResult = NonNullable<Awaited<ReturnType<typeof getBalance>>>
export type GetBalanceQueryError = ErrorType<UnauthorizedResponse | NotPermittedResponse | TooManyRequestsResponse>


export function useGetBalance<TData = Awaited<ReturnType<typeof getBalance>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBalance>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBalance>>,
          TError,
          Awaited<ReturnType<typeof getBalance>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBalance<TData = Awaited<ReturnType<typeof getBalance>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBalance>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBalance>>,
          TError,
          Awaited<ReturnType<typeof getBalance>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBalance<TData = Awaited<ReturnType<typeof getBalance>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBalance>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the ad balance
 */

export function useGetBalance<TData = Awaited<ReturnType<typeof getBalance>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBalance>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBalanceQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns every movement of money of the business.
 * @summary List ledger entries
 */
export const listLedger = (
    params?: ListLedgerParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<LedgerList>(
      {url: `/main/payments/ledger`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListLedgerQueryKey = (params?: ListLedgerParams,) => {
    return [
    'main','payments','ledger', ...(params ? [params] : [])
    ] as const;
    }


export const getListLedgerQueryOptions = <TData = Awaited<ReturnType<typeof listLedger>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: ListLedgerParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLedger>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLedgerQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLedger>>> = ({ signal }) => listLedger(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLedger>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLedgerQueryResult = NonNullable<Awaited<ReturnType<typeof listLedger>>>
export type ListLedgerQueryError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useListLedger<TData = Awaited<ReturnType<typeof listLedger>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  ListLedgerParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLedger>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLedger>>,
          TError,
          Awaited<ReturnType<typeof listLedger>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLedger<TData = Awaited<ReturnType<typeof listLedger>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListLedgerParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLedger>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLedger>>,
          TError,
          Awaited<ReturnType<typeof listLedger>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLedger<TData = Awaited<ReturnType<typeof listLedger>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListLedgerParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLedger>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List ledger entries
 */

export function useListLedger<TData = Awaited<ReturnType<typeof listLedger>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ListLedgerParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLedger>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLedgerQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Returns all rows that the same filters of `listLedger` match. Columns: id, when, kind, campaign, receipt, card, views, clicks, amount with its sign, free balance after.
 * @summary Export the ledger as CSV
 */
export const exportLedger = (
    params?: ExportLedgerParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Csv>(
      {url: `/main/payments/ledger/export`, method: 'GET',
        params, signal
    },
      options);
    }




export const getExportLedgerQueryKey = (params?: ExportLedgerParams,) => {
    return [
    'main','payments','ledger','export', ...(params ? [params] : [])
    ] as const;
    }


export const getExportLedgerQueryOptions = <TData = Awaited<ReturnType<typeof exportLedger>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(params?: ExportLedgerParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportLedger>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportLedgerQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportLedger>>> = ({ signal }) => exportLedger(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportLedger>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportLedgerQueryResult = NonNullable<Awaited<ReturnType<typeof exportLedger>>>
export type ExportLedgerQueryError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>


export function useExportLedger<TData = Awaited<ReturnType<typeof exportLedger>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params: undefined |  ExportLedgerParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportLedger>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportLedger>>,
          TError,
          Awaited<ReturnType<typeof exportLedger>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportLedger<TData = Awaited<ReturnType<typeof exportLedger>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ExportLedgerParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportLedger>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportLedger>>,
          TError,
          Awaited<ReturnType<typeof exportLedger>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportLedger<TData = Awaited<ReturnType<typeof exportLedger>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ExportLedgerParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportLedger>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Export the ledger as CSV
 */

export function useExportLedger<TData = Awaited<ReturnType<typeof exportLedger>>, TError = ErrorType<UnauthorizedResponse | NotPermittedResponse | UnprocessableContentResponse | TooManyRequestsResponse>>(
 params?: ExportLedgerParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportLedger>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportLedgerQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






