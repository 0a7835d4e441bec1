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
  AutoMoneyResponse,
  ExpenseDeleted,
  ExpenseResponse
} from '../karvonMainService.schemas';


export const getGetAutoMoneyResponseMock = (): AutoMoneyResponse => ({"id":5012,"version":6,"purchase":{"price":15910,"currency":"USD","price_uzs":192511000,"rate":{"rate":12100,"date":"2025-09-29"},"purchased_on":"2025-09-29","source":"auction","note":""},"expenses":[{"id":4109,"version":1,"kind":"cleaning","sum":800000,"currency":"UZS","sum_uzs":800000,"spent_on":"2025-10-06","note":""},{"id":4107,"version":1,"kind":"body","sum":3200000,"currency":"UZS","sum_uzs":3200000,"spent_on":"2025-10-04","note":"крыло, дверь"},{"id":4105,"version":1,"kind":"papers","sum":1000000,"currency":"UZS","sum_uzs":1000000,"spent_on":"2025-10-02","note":""},{"id":4101,"version":1,"kind":"delivery","sum":2400000,"currency":"UZS","sum_uzs":2400000,"spent_on":"2025-09-30","note":""}],"expenses_total":7400000,"cost":199911000,"price_uzs":219000000,"margin":19089000,"margin_percent":8.7,"market":{"median":206600000,"percent":6,"margin":6689000},"days_in_stock":52})

export const getPutPurchaseResponseMock = (): AutoMoneyResponse => ({"id":5012,"version":6,"purchase":{"price":15910,"currency":"USD","price_uzs":192511000,"rate":{"rate":12100,"date":"2025-09-29"},"purchased_on":"2025-09-29","source":"auction","note":""},"expenses":[{"id":4109,"version":1,"kind":"cleaning","sum":800000,"currency":"UZS","sum_uzs":800000,"spent_on":"2025-10-06","note":""},{"id":4107,"version":1,"kind":"body","sum":3200000,"currency":"UZS","sum_uzs":3200000,"spent_on":"2025-10-04","note":"крыло, дверь"},{"id":4105,"version":1,"kind":"papers","sum":1000000,"currency":"UZS","sum_uzs":1000000,"spent_on":"2025-10-02","note":""},{"id":4101,"version":1,"kind":"delivery","sum":2400000,"currency":"UZS","sum_uzs":2400000,"spent_on":"2025-09-30","note":""}],"expenses_total":7400000,"cost":199911000,"price_uzs":219000000,"margin":19089000,"margin_percent":8.7,"market":{"median":206600000,"percent":6,"margin":6689000},"days_in_stock":52})

export const getDeletePurchaseResponseMock = (): AutoMoneyResponse => ({"id":5012,"version":6,"purchase":{"price":15910,"currency":"USD","price_uzs":192511000,"rate":{"rate":12100,"date":"2025-09-29"},"purchased_on":"2025-09-29","source":"auction","note":""},"expenses":[{"id":4109,"version":1,"kind":"cleaning","sum":800000,"currency":"UZS","sum_uzs":800000,"spent_on":"2025-10-06","note":""},{"id":4107,"version":1,"kind":"body","sum":3200000,"currency":"UZS","sum_uzs":3200000,"spent_on":"2025-10-04","note":"крыло, дверь"},{"id":4105,"version":1,"kind":"papers","sum":1000000,"currency":"UZS","sum_uzs":1000000,"spent_on":"2025-10-02","note":""},{"id":4101,"version":1,"kind":"delivery","sum":2400000,"currency":"UZS","sum_uzs":2400000,"spent_on":"2025-09-30","note":""}],"expenses_total":7400000,"cost":199911000,"price_uzs":219000000,"margin":19089000,"margin_percent":8.7,"market":{"median":206600000,"percent":6,"margin":6689000},"days_in_stock":52})

export const getCreateExpenseResponseMock = (): ExpenseResponse => ({"id":4107,"version":1,"kind":"body","sum":3200000,"currency":"UZS","sum_uzs":3200000,"spent_on":"2025-10-04","note":"крыло, дверь"})

export const getUpdateExpenseResponseMock = (): ExpenseResponse => ({"id":4107,"version":1,"kind":"body","sum":3200000,"currency":"UZS","sum_uzs":3200000,"spent_on":"2025-10-04","note":"крыло, дверь"})

export const getDeleteExpenseResponseMock = (): ExpenseDeleted => ({"id":4107,"restorable_until":"2025-11-20T06:20:10Z"})

export const getRestoreExpenseResponseMock = (): ExpenseResponse => ({"id":4107,"version":1,"kind":"body","sum":3200000,"currency":"UZS","sum_uzs":3200000,"spent_on":"2025-10-04","note":"крыло, дверь"})


export const getGetAutoMoneyMockHandler = (overrideResponse?: AutoMoneyResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AutoMoneyResponse> | AutoMoneyResponse), options?: RequestHandlerOptions) => {
  return http.get('*/main/autos/:id/money', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAutoMoneyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPutPurchaseMockHandler = (overrideResponse?: AutoMoneyResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<AutoMoneyResponse> | AutoMoneyResponse), options?: RequestHandlerOptions) => {
  return http.put('*/main/autos/:id/purchase', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPutPurchaseResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeletePurchaseMockHandler = (overrideResponse?: AutoMoneyResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<AutoMoneyResponse> | AutoMoneyResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/main/autos/:id/purchase', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeletePurchaseResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateExpenseMockHandler = (overrideResponse?: ExpenseResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExpenseResponse> | ExpenseResponse), options?: RequestHandlerOptions) => {
  return http.post('*/main/autos/:id/expenses', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateExpenseResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateExpenseMockHandler = (overrideResponse?: ExpenseResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ExpenseResponse> | ExpenseResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/main/expenses/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateExpenseResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteExpenseMockHandler = (overrideResponse?: ExpenseDeleted | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ExpenseDeleted> | ExpenseDeleted), options?: RequestHandlerOptions) => {
  return http.delete('*/main/expenses/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteExpenseResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRestoreExpenseMockHandler = (overrideResponse?: ExpenseResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExpenseResponse> | ExpenseResponse), options?: RequestHandlerOptions) => {
  return http.post('*/main/expenses/:id/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreExpenseResponseMock(),
      { status: 200
      })
  }, options)
}
export const getAutoMoneyMock = () => [
  getGetAutoMoneyMockHandler(),
  getPutPurchaseMockHandler(),
  getDeletePurchaseMockHandler(),
  getCreateExpenseMockHandler(),
  getUpdateExpenseMockHandler(),
  getDeleteExpenseMockHandler(),
  getRestoreExpenseMockHandler()
]
