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
  PriceAdviceDismissal,
  PriceAdviceList,
  PriceChangeList,
  PricePreview,
  PricesResult
} from '../karvonMainService.schemas';


export const getPreviewPricesResponseMock = (): PricePreview => ({"id":71,"expires_at":"2025-11-20T09:53:00Z","rows":[{"auto":{"id":5012,"title":"Chevrolet Tracker, 2023","status":"active"},"version":4,"currency":"UZS","from":219000000,"to":212400000,"from_uzs":219000000,"to_uzs":212400000,"market":{"median":206600000,"percent_from":6,"percent_to":3,"position":"good"},"margin":12500000,"remoderation":false},{"auto":{"id":5013,"title":"Zeekr 7X, 2025","status":"moderation"},"version":2,"currency":"UZS","from":612000000,"from_uzs":612000000,"remoderation":false,"code":"auto_locked"}]})

export const getListPriceChangesResponseMock = (): PriceChangeList => ({"count":1,"results":[{"id":71,"at":"2025-11-20T09:38:00Z","by":{"id":61,"full_name":"Нодира Алиева"},"source":"bulk","change":{"kind":"percent","value":-3,"round":100000},"rows":[{"auto":{"id":5012,"title":"Chevrolet Tracker, 2023"},"currency":"UZS","from":219000000,"to":212400000,"is_undone":false}],"undoable_until":"2025-11-21T09:38:00Z"}]})

export const getApplyPricesResponseMock = (): PricesResult => ({"id":71,"done":1,"refused":0,"results":[{"id":5012,"ok":true,"status":"active"}],"undoable_until":"2025-11-21T09:38:00Z"})

export const getUndoPricesResponseMock = (): PricesResult => ({"id":71,"done":1,"refused":1,"results":[{"id":5012,"ok":true,"status":"active"},{"id":5013,"ok":false,"code":"price_changed"}]})

export const getListPriceAdviceResponseMock = (): PriceAdviceList => ({"count":1,"above":12400000,"results":[{"price":206600000,"above":12400000,"auto":{"id":5012,"version":7,"status":"active","brand":{"id":3,"name":"Chevrolet"},"car_model":{"id":31,"name":"Tracker"},"generation":{"id":88,"name":"II (2019–2024)"},"modification":{"id":410,"name":"1.2 Turbo, 132 л.с., 6AT","volume_litres":1.2,"horse_power":132},"position":{"id":52,"translations":{"ru":{"name":"Premier"},"uz":{"name":"Premier"}}},"year":2023,"mileage":24500,"transmission":{"id":26,"translations":{"ru":{"name":"Автомат"},"uz":{"name":"Avtomat"}}},"fuel_type":{"id":21,"translations":{"ru":{"name":"Бензин"},"uz":{"name":"Benzin"}}},"color":{"id":41,"translations":{"ru":{"name":"Красный"},"uz":{"name":"Qizil"}}},"condition":"excellent","used_car":true,"vin":"XWBMC5E12PA012345","cover":{"id":"q7Jk2mVx9s","url":"/media/q7Jk2mVx9s.webp","thumbnail":"/media/q7Jk2mVx9s.thumb.webp","name":"front.jpg","width":1200,"height":750},"photo_count":2,"avtosalon":{"id":31,"name":"Karvon Chilonzor"},"region":{"id":1,"translations":{"ru":{"name":"город Ташкент"},"uz":{"name":"Toshkent shahri"}}},"currency":"UZS","price":219000000,"price_uzs":219000000,"price_usd":18099,"rate_date":"2025-11-20","is_karvon_nasiya":true,"is_trade_in":true,"is_cheaper":false,"views":1284,"likes":36,"calls":9,"chats":4,"leads":11,"days_in_salon":12,"created_at":"2025-11-08T06:12:00Z","status_changed_at":"2025-11-08T09:40:00Z","published_at":"2025-11-08T09:40:00Z","expires_at":"2025-12-08T09:40:00Z","allowed_transitions":["barakami","sold_on_karvon","deactivated","deleted"],"can_edit":true,"can_refresh":true,"price_min":175200000,"price_max":262800000,"market":{"position":"high","percent":6,"median":206600000,"comparables":14},"days_in_stock":52,"figures_30d":{"views":1284,"calls":9,"leads":31},"money":{"cost":199900000,"margin":19100000,"margin_percent":8.7}}}]})

export const getDismissPriceAdviceResponseMock = (): PriceAdviceDismissal => ({"id":5012,"until":"2025-12-04T09:38:00Z"})


export const getPreviewPricesMockHandler = (overrideResponse?: PricePreview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PricePreview> | PricePreview), options?: RequestHandlerOptions) => {
  return http.post('*/main/autos/prices/preview', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewPricesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPriceChangesMockHandler = (overrideResponse?: PriceChangeList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PriceChangeList> | PriceChangeList), options?: RequestHandlerOptions) => {
  return http.get('*/main/autos/prices', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPriceChangesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getApplyPricesMockHandler = (overrideResponse?: PricesResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PricesResult> | PricesResult), options?: RequestHandlerOptions) => {
  return http.post('*/main/autos/prices', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getApplyPricesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUndoPricesMockHandler = (overrideResponse?: PricesResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PricesResult> | PricesResult), options?: RequestHandlerOptions) => {
  return http.post('*/main/autos/prices/:id/undo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUndoPricesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPriceAdviceMockHandler = (overrideResponse?: PriceAdviceList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PriceAdviceList> | PriceAdviceList), options?: RequestHandlerOptions) => {
  return http.get('*/main/autos/price-advice', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPriceAdviceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDismissPriceAdviceMockHandler = (overrideResponse?: PriceAdviceDismissal | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PriceAdviceDismissal> | PriceAdviceDismissal), options?: RequestHandlerOptions) => {
  return http.post('*/main/autos/price-advice/:id/dismiss', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDismissPriceAdviceResponseMock(),
      { status: 200
      })
  }, options)
}
export const getPriceChangesMock = () => [
  getPreviewPricesMockHandler(),
  getListPriceChangesMockHandler(),
  getApplyPricesMockHandler(),
  getUndoPricesMockHandler(),
  getListPriceAdviceMockHandler(),
  getDismissPriceAdviceMockHandler()
]
