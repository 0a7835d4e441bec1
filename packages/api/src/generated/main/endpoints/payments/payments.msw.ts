/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  Balance,
  Card,
  CardList,
  CardVerification,
  Csv,
  LedgerList,
  Payment,
  PaymentList,
  PaymentProvider
} from '../karvonMainService.schemas';


export const getListCardsResponseMock = (): CardList => ({"results":[{"id":71,"type":"uzcard","masked":"860006******6311","expires":"03/29","is_default":true,"is_expired":false,"last_used_at":"2025-11-20T09:41:03Z","created_at":"2025-09-01T07:00:00Z"},{"id":64,"type":"humo","masked":"986012******0048","expires":"12/26","is_default":false,"is_expired":false,"last_used_at":"2025-11-12T06:15:00Z","created_at":"2025-05-12T07:00:00Z"}],"count":2})

export const getAddCardResponseMock = (): Card => ({"id":71,"type":"uzcard","masked":"860006******6311","expires":"03/29","is_default":true,"is_expired":false,"last_used_at":"2025-11-20T09:41:03Z","created_at":"2025-09-01T07:00:00Z"})

export const getUpdateCardResponseMock = (): Card => ({"id":64,"type":"humo","masked":"986012******0048","expires":"12/26","is_default":true,"is_expired":false,"last_used_at":"2025-11-12T06:15:00Z","created_at":"2025-05-12T07:00:00Z"})

export const getStartCardVerificationResponseMock = (): CardVerification => ({"token":"pc_7f31c0a2d4e94b6f9c1a_8d2e"})

export const getGetPaymentProviderResponseMock = (): PaymentProvider => ({"provider":"payme","mode":"sandbox","url":"http://localhost:8790/api","merchant_id":"5e730e8e0b852a417aa49ceb","offer_url":"https://payme.example.uz/offer","card_types":["uzcard","humo"],"min_amount":1000,"max_amount":100000000})

export const getListPaymentsResponseMock = (): PaymentList => ({"results":[{"id":3301,"number":"3301","status":"paid","campaign":{"id":222,"title":"Электромобили"},"amount":2000000,"from_balance":0,"currency":"UZS","card":{"type":"uzcard","masked":"860006******6311"},"payer":{"company_name":"Karvon Motors MChJ","tin":"301234567"},"created_by":{"id":60,"full_name":"Жасур Каримов"},"is_refundable":false,"refund_blocked_by":"reserved","created_at":"2025-11-20T09:41:00Z","provider_receipt_id":"691ee3f86b1f4d0c9a52e7b1","fiscal_url":"https://ofd.example.uz/epi?t=UZ210317229019&r=3301","paid_at":"2025-11-20T09:41:03Z"},{"id":3302,"number":"3302","status":"failed","campaign":{"id":222,"title":"Электромобили"},"amount":2000000,"from_balance":0,"currency":"UZS","card":{"type":"uzcard","masked":"860006******6311"},"payer":{"company_name":"Karvon Motors MChJ","tin":"301234567"},"created_by":{"id":60,"full_name":"Жасур Каримов"},"is_refundable":false,"refund_blocked_by":"not_paid","created_at":"2025-11-20T09:38:10Z","failure_code":"insufficient_funds","failed_at":"2025-11-20T09:38:12Z"},{"id":3297,"number":"3297","status":"paid","campaign":{"id":226,"title":"Damas для бизнеса"},"amount":870000,"from_balance":0,"currency":"UZS","card":{"type":"uzcard","masked":"860006******6311"},"payer":{"company_name":"Karvon Motors MChJ","tin":"301234567"},"created_by":{"id":60,"full_name":"Жасур Каримов"},"is_refundable":false,"refund_blocked_by":"reserved","created_at":"2025-11-17T04:12:00Z","provider_receipt_id":"691aa0b06b1f4d0c9a52d011","fiscal_url":"https://ofd.example.uz/epi?t=UZ210317229019&r=3297","paid_at":"2025-11-17T04:12:04Z"},{"id":3288,"number":"3288","status":"refunded","campaign":{"id":199,"title":"Trade-in за час"},"amount":1000000,"from_balance":0,"currency":"UZS","card":{"type":"humo","masked":"986012******0048"},"payer":{"company_name":"Karvon Motors MChJ","tin":"301234567"},"created_by":{"id":60,"full_name":"Жасур Каримов"},"is_refundable":false,"refund_blocked_by":"refunded","created_at":"2025-11-12T06:14:57Z","provider_receipt_id":"68b13d106b1f4d0c9a51a7c4","paid_at":"2025-11-12T06:15:00Z","refunded_at":"2025-11-18T05:20:00Z"}],"count":6,"statuses":{"pending":0,"paid":4,"failed":1,"cancelled":0,"refunding":0,"refunded":1}})

export const getCreatePaymentResponseMock = (): Payment => ({"id":3301,"number":"3301","status":"pending","campaign":{"id":222,"title":"Электромобили"},"amount":2000000,"from_balance":0,"currency":"UZS","card":{"type":"uzcard","masked":"860006******6311"},"payer":{"company_name":"Karvon Motors MChJ","tin":"301234567"},"created_by":{"id":60,"full_name":"Жасур Каримов"},"is_refundable":false,"refund_blocked_by":"not_paid","created_at":"2025-11-20T09:41:00Z"})

export const getExportPaymentsResponseMock = (): Csv => ("﻿\"Чек\";\"Начато\";\"Статус\";\"Кампания\";\"Карта\";\"Картой, сум\";\"С баланса, сум\";\"Оплачено\";\"Причина\";\"Возвращено\";\"Чек Payme\"\r\n\"3301\";\"2025-11-20 14:41\";\"Оплачено\";\"Осенняя распродажа\";\"•6311\";\"2000000\";\"0\";\"2025-11-20 14:41\";\"\";\"\";\"5f1a2b3c4d5e6f7a8b9c0d1e\"\r\n")

export const getGetPaymentResponseMock = (): Payment => ({"id":3301,"number":"3301","status":"paid","campaign":{"id":222,"title":"Электромобили"},"amount":2000000,"from_balance":0,"currency":"UZS","card":{"type":"uzcard","masked":"860006******6311"},"payer":{"company_name":"Karvon Motors MChJ","tin":"301234567"},"created_by":{"id":60,"full_name":"Жасур Каримов"},"is_refundable":false,"refund_blocked_by":"reserved","created_at":"2025-11-20T09:41:00Z","provider_receipt_id":"691ee3f86b1f4d0c9a52e7b1","fiscal_url":"https://ofd.example.uz/epi?t=UZ210317229019&r=3301","paid_at":"2025-11-20T09:41:03Z"})

export const getRefundPaymentResponseMock = (): Payment => ({"id":3297,"number":"3297","status":"refunding","campaign":{"id":226,"title":"Damas для бизнеса"},"amount":870000,"from_balance":0,"currency":"UZS","card":{"type":"uzcard","masked":"860006******6311"},"payer":{"company_name":"Karvon Motors MChJ","tin":"301234567"},"created_by":{"id":60,"full_name":"Жасур Каримов"},"is_refundable":false,"refund_blocked_by":"refunding","created_at":"2025-11-17T04:12:00Z","provider_receipt_id":"691aa0b06b1f4d0c9a52d011","fiscal_url":"https://ofd.example.uz/epi?t=UZ210317229019&r=3297","paid_at":"2025-11-17T04:12:04Z"})

export const getGetBalanceResponseMock = (): Balance => ({"currency":"UZS","topped_up":15650000,"refunded":1000000,"free":1250000,"held":0,"reserved":3450000,"spent":9950000,"period":{"from":"2025-10-22","to":"2025-11-20","spent":6420000}})

export const getListLedgerResponseMock = (): LedgerList => ({"results":[{"id":9612,"kind":"reserve","at":"2025-11-20T09:41:03Z","amount":2000000,"free_after":1250000,"campaign":{"id":222,"title":"Электромобили"},"payment":{"id":3301,"number":"3301","status":"paid"}},{"id":9611,"kind":"top_up","at":"2025-11-20T09:41:03Z","amount":2000000,"free_after":3250000,"campaign":{"id":222,"title":"Электромобили"},"payment":{"id":3301,"number":"3301","status":"paid"},"card":{"type":"uzcard","masked":"860006******6311"}},{"id":9598,"kind":"spend","at":"2025-11-19T19:00:00Z","amount":228000,"campaign":{"id":220,"title":"Осенняя распродажа"},"day":"2025-11-19","views":1140,"is_open":false},{"id":9597,"kind":"spend","at":"2025-11-19T19:00:00Z","amount":62000,"campaign":{"id":222,"title":"Электромобили"},"day":"2025-11-19","clicks":31,"is_open":false},{"id":9560,"kind":"release","at":"2025-11-18T07:05:00Z","amount":450000,"free_after":1250000,"campaign":{"id":199,"title":"Trade-in за час"}},{"id":9551,"kind":"refund","at":"2025-11-18T05:20:00Z","amount":1000000,"free_after":800000,"payment":{"id":3288,"number":"3288","status":"refunded"},"card":{"type":"humo","masked":"986012******0048"}},{"id":9530,"kind":"reserve","at":"2025-11-17T04:12:04Z","amount":870000,"free_after":1800000,"campaign":{"id":226,"title":"Damas для бизнеса"},"payment":{"id":3297,"number":"3297","status":"paid"}},{"id":9529,"kind":"top_up","at":"2025-11-17T04:12:04Z","amount":870000,"free_after":2670000,"campaign":{"id":226,"title":"Damas для бизнеса"},"payment":{"id":3297,"number":"3297","status":"paid"},"card":{"type":"uzcard","masked":"860006******6311"}}],"count":96,"totals":{"top_up":9870000,"reserve":9870000,"release":450000,"spend":6420000,"refund":1000000}})

export const getExportLedgerResponseMock = (): Csv => ("﻿\"ID\";\"Когда\";\"Операция\";\"Кампания\";\"Чек\";\"Карта\";\"Показы\";\"Клики\";\"Сумма, сум\";\"Свободно после\"\r\n\"9611\";\"2025-11-20 14:41\";\"Оплата картой\";\"Осенняя распродажа\";\"3301\";\"•6311\";\"\";\"\";\"2000000\";\"2000000\"\r\n")


export const getListCardsMockHandler = (overrideResponse?: CardList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CardList> | CardList), options?: RequestHandlerOptions) => {
  return http.get('*/main/payments/cards', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCardsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddCardMockHandler = (overrideResponse?: Card | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Card> | Card), options?: RequestHandlerOptions) => {
  return http.post('*/main/payments/cards', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddCardResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateCardMockHandler = (overrideResponse?: Card | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Card> | Card), options?: RequestHandlerOptions) => {
  return http.patch('*/main/payments/cards/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCardResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteCardMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/main/payments/cards/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getStartCardVerificationMockHandler = (overrideResponse?: CardVerification | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CardVerification> | CardVerification), options?: RequestHandlerOptions) => {
  return http.post('*/main/payments/cards/:id/verification', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartCardVerificationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPaymentProviderMockHandler = (overrideResponse?: PaymentProvider | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PaymentProvider> | PaymentProvider), options?: RequestHandlerOptions) => {
  return http.get('*/main/payments/provider', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaymentProviderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPaymentsMockHandler = (overrideResponse?: PaymentList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PaymentList> | PaymentList), options?: RequestHandlerOptions) => {
  return http.get('*/main/payments', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPaymentsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreatePaymentMockHandler = (overrideResponse?: Payment | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Payment> | Payment), options?: RequestHandlerOptions) => {
  return http.post('*/main/payments', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePaymentResponseMock(),
      { status: 201
      })
  }, options)
}

export const getExportPaymentsMockHandler = (overrideResponse?: Csv | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Csv> | Csv), options?: RequestHandlerOptions) => {
  return http.get('*/main/payments/export', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportPaymentsResponseMock(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetPaymentMockHandler = (overrideResponse?: Payment | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Payment> | Payment), options?: RequestHandlerOptions) => {
  return http.get('*/main/payments/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaymentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRefundPaymentMockHandler = (overrideResponse?: Payment | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Payment> | Payment), options?: RequestHandlerOptions) => {
  return http.post('*/main/payments/:id/refund', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRefundPaymentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendReceiptMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/main/payments/:id/receipt', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getGetBalanceMockHandler = (overrideResponse?: Balance | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Balance> | Balance), options?: RequestHandlerOptions) => {
  return http.get('*/main/payments/balance', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBalanceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListLedgerMockHandler = (overrideResponse?: LedgerList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LedgerList> | LedgerList), options?: RequestHandlerOptions) => {
  return http.get('*/main/payments/ledger', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLedgerResponseMock(),
      { status: 200
      })
  }, options)
}

export const getExportLedgerMockHandler = (overrideResponse?: Csv | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Csv> | Csv), options?: RequestHandlerOptions) => {
  return http.get('*/main/payments/ledger/export', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportLedgerResponseMock(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getPaymentsMock = () => [
  getListCardsMockHandler(),
  getAddCardMockHandler(),
  getUpdateCardMockHandler(),
  getDeleteCardMockHandler(),
  getStartCardVerificationMockHandler(),
  getGetPaymentProviderMockHandler(),
  getListPaymentsMockHandler(),
  getCreatePaymentMockHandler(),
  getExportPaymentsMockHandler(),
  getGetPaymentMockHandler(),
  getRefundPaymentMockHandler(),
  getSendReceiptMockHandler(),
  getGetBalanceMockHandler(),
  getListLedgerMockHandler(),
  getExportLedgerMockHandler()
]
