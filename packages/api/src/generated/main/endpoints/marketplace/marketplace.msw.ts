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
  AutoModerated,
  ListingEventsResult,
  ListingImpressionsResult,
  MarketplaceAutoList
} from '../karvonMainService.schemas';


export const getListMarketplaceAutosResponseMock = (): MarketplaceAutoList => ({"count":1,"results":[{"id":5012,"version":7,"status":"active","brand":{"id":3,"name":"Chevrolet"},"car_model":{"id":31,"name":"Tracker"},"generation":{"id":88,"name":"II (2019–2024)"},"modification":{"id":410,"name":"1.2 Turbo, 132 л.с., 6AT","volume_litres":1.2,"horse_power":132},"position":{"id":52,"translations":{"ru":{"name":"Premier"},"uz":{"name":"Premier"}}},"year":2023,"mileage":24500,"transmission":{"id":26,"translations":{"ru":{"name":"Автомат"},"uz":{"name":"Avtomat"}}},"fuel_type":{"id":21,"translations":{"ru":{"name":"Бензин"},"uz":{"name":"Benzin"}}},"color":{"id":41,"translations":{"ru":{"name":"Красный"},"uz":{"name":"Qizil"}}},"condition":"excellent","used_car":true,"vin":"XWBMC5E12PA012345","cover":{"id":"q7Jk2mVx9s","url":"/media/q7Jk2mVx9s.webp","thumbnail":"/media/q7Jk2mVx9s.thumb.webp","name":"front.jpg","width":1200,"height":750},"photo_count":2,"avtosalon":{"id":31,"name":"Karvon Chilonzor"},"region":{"id":1,"translations":{"ru":{"name":"город Ташкент"},"uz":{"name":"Toshkent shahri"}}},"currency":"UZS","price":219000000,"price_uzs":219000000,"price_usd":18099,"rate_date":"2025-11-20","is_karvon_nasiya":true,"is_trade_in":true,"is_cheaper":false,"views":1284,"likes":36,"calls":9,"chats":4,"leads":11,"days_in_salon":12,"created_at":"2025-11-08T06:12:00Z","status_changed_at":"2025-11-08T09:40:00Z","published_at":"2025-11-08T09:40:00Z","expires_at":"2025-12-08T09:40:00Z","allowed_transitions":["barakami","sold_on_karvon","deactivated","deleted"],"can_edit":true,"can_refresh":true}]})

export const getModerateAutoResponseMock = (): AutoModerated => ({"id":5012,"status":"active","decided_at":"2025-11-08T09:40:00Z"})

export const getAddListingEventsResponseMock = (): ListingEventsResult => ({"accepted":1,"repeated":1,"rejected":[]})

export const getAddListingImpressionsResponseMock = (): ListingImpressionsResult => ({"accepted":2,"is_repeated":false,"rejected":[]})


export const getListMarketplaceAutosMockHandler = (overrideResponse?: MarketplaceAutoList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MarketplaceAutoList> | MarketplaceAutoList), options?: RequestHandlerOptions) => {
  return http.get('*/main/marketplace/autos', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMarketplaceAutosResponseMock(),
      { status: 200
      })
  }, options)
}

export const getModerateAutoMockHandler = (overrideResponse?: AutoModerated | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AutoModerated> | AutoModerated), options?: RequestHandlerOptions) => {
  return http.post('*/main/marketplace/autos/:id/moderation', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getModerateAutoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddListingEventsMockHandler = (overrideResponse?: ListingEventsResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ListingEventsResult> | ListingEventsResult), options?: RequestHandlerOptions) => {
  return http.post('*/main/marketplace/listing-events', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddListingEventsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddListingImpressionsMockHandler = (overrideResponse?: ListingImpressionsResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ListingImpressionsResult> | ListingImpressionsResult), options?: RequestHandlerOptions) => {
  return http.post('*/main/marketplace/listing-impressions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddListingImpressionsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getMarketplaceMock = () => [
  getListMarketplaceAutosMockHandler(),
  getModerateAutoMockHandler(),
  getAddListingEventsMockHandler(),
  getAddListingImpressionsMockHandler()
]
