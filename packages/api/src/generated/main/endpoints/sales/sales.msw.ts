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
  Auto,
  SaleResponse
} from '../karvonMainService.schemas';


export const getGetSaleResponseMock = (): SaleResponse => ({"id":5012,"version":1,"price":17600,"currency":"USD","price_uzs":212960000,"rate":{"rate":12100,"date":"2025-11-20"},"sold_on":"2025-11-20","lead":{"id":9103,"name":"Шерзод Эргашев"},"payments":[{"kind":"trade_in","sum":6900},{"kind":"cash","sum":10700}],"seller":{"id":61,"full_name":"Нодира Алиева"},"note":"","is_elsewhere":false,"undoable_until":"2025-11-20T06:20:10Z"})

export const getUpdateSaleResponseMock = (): SaleResponse => ({"id":5012,"version":1,"price":17600,"currency":"USD","price_uzs":212960000,"rate":{"rate":12100,"date":"2025-11-20"},"sold_on":"2025-11-20","lead":{"id":9103,"name":"Шерзод Эргашев"},"payments":[{"kind":"trade_in","sum":6900},{"kind":"cash","sum":10700}],"seller":{"id":61,"full_name":"Нодира Алиева"},"note":"","is_elsewhere":false,"undoable_until":"2025-11-20T06:20:10Z"})

export const getUndoSaleResponseMock = (): Auto => ({"id":5012,"version":7,"status":"active","car_id":7012,"core_car":{"id":7012,"brand":{"id":3,"name":"Chevrolet"},"car_model":{"id":31,"name":"Tracker"},"generation":{"id":88,"name":"II (2019–2024)"},"modification":{"id":410,"name":"1.2 Turbo, 132 л.с., 6AT","volume_litres":1.2,"horse_power":132},"position":{"id":52,"translations":{"ru":{"name":"Premier"},"uz":{"name":"Premier"}}},"year":2023,"body_type":{"id":11,"translations":{"ru":{"name":"Кроссовер"},"uz":{"name":"Krossover"}}},"fuel_type":{"id":21,"translations":{"ru":{"name":"Бензин"},"uz":{"name":"Benzin"}}},"transmission":{"id":26,"translations":{"ru":{"name":"Автомат"},"uz":{"name":"Avtomat"}}},"drive_unit":{"id":31,"translations":{"ru":{"name":"Передний"},"uz":{"name":"Old"}}},"color":{"id":41,"translations":{"ru":{"name":"Красный"},"uz":{"name":"Qizil"}}},"paint_condition":{"id":61,"translations":{"ru":{"name":"Без окраса"},"uz":{"name":"Bo‘yalmagan"}}},"mileage":24500,"number_of_owners":1,"used_car":true,"vin":"XWBMC5E12PA012345","description":"Один хозяин, сервис у официального дилера.","media_tools":[{"id":101,"translations":{"ru":{"name":"Apple CarPlay"},"uz":{"name":"Apple CarPlay"}}}],"external_body_kit":[{"id":121,"translations":{"ru":{"name":"Литые диски"},"uz":{"name":"Quyma disklar"}}}],"optics":[{"id":141,"translations":{"ru":{"name":"LED-фары"},"uz":{"name":"LED faralar"}}}],"salon":[{"id":161,"translations":{"ru":{"name":"Кожаный салон"},"uz":{"name":"Charm salon"}}}],"services":[{"id":181,"translations":{"ru":{"name":"Сервисная книжка"},"uz":{"name":"Servis daftarchasi"}}}]},"avtosalon":{"id":31,"name":"Karvon Chilonzor"},"region":{"id":1,"translations":{"ru":{"name":"город Ташкент"},"uz":{"name":"Toshkent shahri"}}},"district":{"id":104,"translations":{"ru":{"name":"Чиланзарский район"},"uz":{"name":"Chilonzor tumani"}}},"condition":"excellent","currency":"UZS","price":219000000,"price_from":212000000,"price_to":231000000,"vat_price":245280000,"price_uzs":219000000,"price_usd":18099,"rate_date":"2025-11-20","time_from":"09:00","time_to":"20:00","additional_phones":["+998935550142"],"barter":false,"is_trade_in":true,"is_karvon_nasiya":true,"is_cheaper":false,"owner_warranty":false,"passed_customs_clearance":true,"is_available_for_rent_to_own":false,"photos":[{"id":"q7Jk2mVx9s","url":"/media/q7Jk2mVx9s.webp","thumbnail":"/media/q7Jk2mVx9s.thumb.webp","name":"front.jpg","width":1200,"height":750},{"id":"m3Tz8pLw4c","url":"/media/m3Tz8pLw4c.webp","thumbnail":"/media/m3Tz8pLw4c.thumb.webp","name":"rear.jpg","width":1200,"height":750}],"changed_part":[{"part":"front_bumper","change":"painted"}],"views":1284,"likes":36,"calls":9,"chats":4,"leads":11,"days_in_salon":12,"created_at":"2025-11-08T06:12:00Z","status_changed_at":"2025-11-08T09:40:00Z","published_at":"2025-11-08T09:40:00Z","expires_at":"2025-12-08T09:40:00Z","refreshed_at":"2025-11-17T05:00:00Z","moderation_sent_at":"2025-11-08T06:30:00Z","reasons":[],"allowed_transitions":["barakami","sold_on_karvon","deactivated","deleted"],"can_edit":true,"can_refresh":true,"telegram_posts":[{"id":71,"channel_id":3,"state":"posted","url":"https://t.me/karvon_motors/118","posted_at":"2025-11-20T09:35:02Z"}],"allowed_telegram":[{"channel_id":3,"action":"refresh"},{"channel_id":3,"action":"repost","code":"posted_today"}],"remoderation":{"fields":["core_car.brand","core_car.car_model","core_car.generation","core_car.modification","core_car.year","core_car.vin","photos"],"price_min":175200000,"price_max":262800000}})


export const getGetSaleMockHandler = (overrideResponse?: SaleResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SaleResponse> | SaleResponse), options?: RequestHandlerOptions) => {
  return http.get('*/main/autos/:id/sale', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSaleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateSaleMockHandler = (overrideResponse?: SaleResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<SaleResponse> | SaleResponse), options?: RequestHandlerOptions) => {
  return http.put('*/main/autos/:id/sale', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSaleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUndoSaleMockHandler = (overrideResponse?: Auto | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Auto> | Auto), options?: RequestHandlerOptions) => {
  return http.post('*/main/autos/:id/sale/undo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUndoSaleResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSalesMock = () => [
  getGetSaleMockHandler(),
  getUpdateSaleMockHandler(),
  getUndoSaleMockHandler()
]
