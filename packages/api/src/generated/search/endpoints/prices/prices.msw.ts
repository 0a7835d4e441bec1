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
  ComparableList,
  PricePosition
} from '../karvonSearchService.schemas';


export const getListComparablesResponseMock = (): ComparableList => ({"count":14,"results":[{"id":48120,"title":"Chevrolet Tracker, 2023","year":2023,"mileage":21800,"price":224000000,"currency":"UZS","price_uzs":224000000,"region":{"id":1,"translations":{"ru":{"name":"город Ташкент"},"uz":{"name":"Toshkent shahri"}}},"thumbnail":"/media/c48120.thumb.webp","published_at":"2025-11-03T08:00:00Z","own":false},{"id":5044,"title":"Chevrolet Tracker, 2022","year":2022,"mileage":31000,"price":17100,"currency":"USD","price_uzs":206910000,"published_at":"2025-11-12T05:10:00Z","own":true}]})

export const getGetPricePositionResponseMock = (): PricePosition => ({"position":"good","comparables":14,"period_days":30,"currency":"UZS","price":219000000,"market_from":198000000,"market_to":249000000,"median":221500000,"rate_date":"2025-11-20","bands":[{"position":"low","to":197999999},{"position":"great","from":198000000,"to":212000000},{"position":"good","from":212000001,"to":232000000},{"position":"high","from":232000001}]})


export const getListComparablesMockHandler = (overrideResponse?: ComparableList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ComparableList> | ComparableList), options?: RequestHandlerOptions) => {
  return http.get('*/search/comparables', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListComparablesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPricePositionMockHandler = (overrideResponse?: PricePosition | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PricePosition> | PricePosition), options?: RequestHandlerOptions) => {
  return http.get('*/search/price-position', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPricePositionResponseMock(),
      { status: 200
      })
  }, options)
}
export const getPricesMock = () => [
  getListComparablesMockHandler(),
  getGetPricePositionMockHandler()
]
