/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  Csv,
  ProfitList,
  StockSummary,
  Workbook
} from '../karvonMainService.schemas';


export const getGetStockSummaryResponseMock = (): StockSummary => ({"computed_at":"2025-11-20T09:38:00Z","cars":125,"money":19240000000,"without_cost":7,"without_sale":2,"days":39,"margin":1410000000,"margin_percent":6.8,"market_percent":1,"bands":[{"band":"days_0_30","cars":58,"money":9020000000,"without_cost":7,"market_percent":-1},{"band":"days_31_60","cars":37,"money":5610000000,"without_cost":0,"market_percent":2},{"band":"days_61_90","cars":19,"money":2870000000,"without_cost":0,"market_percent":5},{"band":"days_over_90","cars":11,"money":1740000000,"without_cost":0,"market_percent":8}]})

export const getGetProfitResponseMock = (): ProfitList => ({"results":[{"by":"seller","seller":{"id":61,"full_name":"Нодира Алиева"},"sold":8,"without_cost":0,"revenue":1512000000,"cost":1393600000,"profit":118400000,"profit_percent":7.8,"days":29}],"count":1,"totals":{"sold":8,"without_cost":0,"revenue":1512000000,"cost":1393600000,"profit":118400000,"profit_percent":7.8,"days":29},"comparison":{"days":29,"profit":118400000,"previous":105700000,"change":12}})

export const getExportProfitResponseMock = (): Csv | Workbook => (faker.helpers.arrayElement(["﻿\"Продавец\";\"Продано\";\"Без себестоимости\";\"Выручка, сум\";\"Себестоимость, сум\";\"Прибыль, сум\";\"Прибыль, %\";\"Дней\"\r\n\"Нодира Алиева\";\"8\";\"0\";\"1512000000\";\"1393600000\";\"118400000\";\"7.8\";\"29\"\r\n", new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))])]))


export const getGetStockSummaryMockHandler = (overrideResponse?: StockSummary | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StockSummary> | StockSummary), options?: RequestHandlerOptions) => {
  return http.get('*/main/stock/summary', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetStockSummaryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetProfitMockHandler = (overrideResponse?: ProfitList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProfitList> | ProfitList), options?: RequestHandlerOptions) => {
  return http.get('*/main/stock/profit', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProfitResponseMock(),
      { status: 200
      })
  }, options)
}

export const getExportProfitMockHandler = (overrideResponse?: Csv | Workbook | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Csv | Workbook> | Csv | Workbook), options?: RequestHandlerOptions) => {
  return http.get('*/main/stock/profit/export', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportProfitResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}
export const getStockMock = () => [
  getGetStockSummaryMockHandler(),
  getGetProfitMockHandler(),
  getExportProfitMockHandler()
]
