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
  AutoFiguresList,
  Csv,
  Funnel,
  PromotionSummaryList,
  ResponseSales,
  Statistics
} from '../karvonMainService.schemas';


export const getGetStatisticsResponseMock = (): Statistics => ({"computed_at":"2025-11-20T09:38:00Z","period":{"from":"2025-10-22","to":"2025-11-20"},"previous_period":{"from":"2025-09-22","to":"2025-10-21"},"figures":{"views":{"value":26950,"compared":26100,"previous":21750,"change":20},"likes":{"value":1184,"compared":1150,"previous":1055,"change":9},"calls":{"value":198,"compared":191,"previous":184,"change":3.8},"requests":{"value":69,"compared":67,"previous":40,"change":67.5},"chats":{"value":186,"compared":182,"previous":188,"change":-3.2},"leads":{"value":453,"compared":440,"previous":412,"change":6.8},"sold":{"value":21,"compared":21,"previous":9}},"step":"month","points":[{"date":"2025-10-22","views":7650,"likes":340,"calls":58,"requests":20,"chats":52,"leads":130,"sold":6},{"date":"2025-11-01","views":19300,"likes":844,"calls":140,"requests":49,"chats":134,"leads":323,"sold":15}],"previous_points":[{"date":"2025-09-22","views":6458,"likes":306,"calls":54,"requests":12,"chats":56,"leads":122,"sold":3},{"date":"2025-10-02","views":15292,"likes":749,"calls":130,"requests":28,"chats":132,"leads":290,"sold":6}],"auto_count":148,"statuses":{"active":92,"moderation":6,"moderation_declined":3,"barakami":4,"expired":6,"ne_active":9,"sold_on_karvon":21,"archived":2,"deactivated":3,"flagged_to_admin":1,"reported_by_client":1},"best":[{"car":{"id":5060,"title":"Chevrolet Tahoe, 2022","photo":{"id":"t4h0e22blk","url":"/media/t4h0e22blk.webp","thumbnail":"/media/t4h0e22blk.thumb.webp"}},"status":"active","views":3310,"likes":142,"leads":21,"days":18},{"car":{"id":5071,"title":"BYD Song Plus DM-i, 2024","photo":{"id":"s0ngPlus24","url":"/media/s0ngPlus24.webp","thumbnail":"/media/s0ngPlus24.thumb.webp"}},"status":"active","views":2588,"likes":97,"leads":15,"days":9},{"car":{"id":5044,"title":"Chevrolet Cobalt, 2024","photo":{"id":"c0bAlt24wh","url":"/media/c0bAlt24wh.webp","thumbnail":"/media/c0bAlt24wh.thumb.webp"}},"status":"active","views":2046,"likes":58,"leads":17,"days":5}],"worst":[{"car":{"id":5033,"title":"Chevrolet Spark, 2021","photo":{"id":"sP4rk21yel","url":"/media/sP4rk21yel.webp","thumbnail":"/media/sP4rk21yel.thumb.webp"}},"version":4,"status":"active","reason":"price_above_market","above_market":6,"price":109000000,"currency":"UZS","views":96,"leads":1,"days":44,"allowed_transitions":["barakami","sold_on_karvon","deactivated","deleted"],"can_edit":true,"can_refresh":true},{"car":{"id":5021,"title":"Chevrolet Gentra, 2022","photo":{"id":"g3nTra22sl","url":"/media/g3nTra22sl.webp","thumbnail":"/media/g3nTra22sl.thumb.webp"}},"version":2,"status":"moderation_declined","reason":"moderation_declined","declined_reason":{"field":"photos","code":"photo_shows_phone","text_ru":"Фото 3: виден номер телефона","text_uz":"3-surat: telefon raqami ko‘rinib turibdi"},"price":131000000,"currency":"UZS","views":0,"leads":0,"days":2,"allowed_transitions":["moderation","archived","deleted"],"can_edit":true,"can_refresh":false},{"car":{"id":5079,"title":"Chevrolet Damas, 2023","photo":{"id":"d4mAs23x1k","url":"/media/d4mAs23x1k.webp","thumbnail":"/media/d4mAs23x1k.thumb.webp"}},"version":3,"status":"active","reason":"too_few_photos","photo_count":3,"price":94000000,"currency":"UZS","views":210,"leads":3,"days":12,"allowed_transitions":["barakami","sold_on_karvon","deactivated","deleted"],"can_edit":true,"can_refresh":false}]})

export const getListAutoFiguresResponseMock = (): AutoFiguresList => ({"results":[{"car":{"id":5060,"title":"Chevrolet Tahoe, 2022","photo":{"id":"t4h0e22blk","url":"/media/t4h0e22blk.webp","thumbnail":"/media/t4h0e22blk.thumb.webp"}},"is_deleted":false,"status":"active","avtosalon":{"id":31,"name":"Karvon Chilonzor"},"impressions":24100,"views":3310,"likes":142,"calls":9,"requests":3,"chats":9,"leads":21,"interest":163,"sold":0,"days":18},{"car":{"id":5019,"title":"Chevrolet Lacetti, 2020"},"is_deleted":true,"status":"deleted","impressions":1900,"views":240,"likes":6,"calls":1,"requests":0,"chats":1,"leads":2,"interest":8,"sold":1,"sold_at":"2025-11-12T07:20:00Z","sale_price":118000000,"currency":"UZS","days":41}],"count":2,"totals":{"impressions":26000,"views":3550,"likes":148,"calls":10,"requests":3,"chats":10,"leads":23,"interest":171,"sold":1}})

export const getExportAutoFiguresResponseMock = (): Csv => ("﻿\"ID\";\"Машина\";\"Автосалон\";\"Статус\";\"Показы\";\"Просмотры\";\"Избранное\";\"Звонки\";\"Заявки\";\"Чаты\";\"Лиды\";\"Дней\";\"Продано\";\"Цена продажи\";\"Валюта\"\r\n\"5060\";\"Chevrolet Tahoe, 2022\";\"Karvon Chilonzor\";\"Активно\";\"21400\";\"3310\";\"64\";\"12\";\"3\";\"9\";\"24\";\"28\";\"\";\"\";\"\"\r\n")

export const getGetFunnelResponseMock = (): Funnel => ({"computed_at":"2025-11-20T09:38:00Z","period":{"from":"2025-10-22","to":"2025-11-20"},"previous_period":{"from":"2025-09-22","to":"2025-10-21"},"rows":[{"step":"impressions","value":184200,"compared":178900,"previous":160400},{"step":"views","value":26950,"compared":26100,"previous":21750,"conversion":14.6},{"step":"interest","value":1637,"compared":1590,"previous":1467,"conversion":6.1},{"step":"leads","value":453,"compared":440,"previous":412,"conversion":27.7},{"step":"sold","value":21,"compared":21,"previous":9,"conversion":4.6}],"avtosalons":[{"avtosalon":{"id":31,"name":"Karvon Chilonzor"},"rows":[{"step":"impressions","value":180000,"compared":174800,"previous":160400},{"step":"views","value":26300,"compared":25480,"previous":21750,"conversion":14.6},{"step":"interest","value":1597,"compared":1551,"previous":1467,"conversion":6.1},{"step":"leads","value":446,"compared":433,"previous":412,"conversion":27.9},{"step":"sold","value":21,"compared":21,"previous":9,"conversion":4.7}]},{"rows":[{"step":"impressions","value":4200,"compared":4100,"previous":0},{"step":"views","value":650,"compared":620,"previous":0,"conversion":15.5},{"step":"interest","value":40,"compared":39,"previous":0,"conversion":6.2},{"step":"leads","value":7,"compared":7,"previous":0,"conversion":17.5},{"step":"sold","value":0,"compared":0,"previous":0,"conversion":0}]}]})

export const getGetPromotionSummaryResponseMock = (): PromotionSummaryList => ({"results":[{"key":"refresh","title":"Поднятие в поиске","total":92,"active":54,"inactive":38},{"key":"campaign_cpm","title":"Показы баннера","total":3,"active":2,"inactive":1},{"key":"campaign_cpc","title":"Клики по баннеру","total":2,"active":1,"inactive":1}],"count":3})

export const getGetResponseSalesResponseMock = (): ResponseSales => ({"computed_at":"2025-11-20T09:38:00Z","period":{"from":"2025-10-22","to":"2025-11-20"},"is_shown":true,"missing_leads":0,"missing_sales":0,"buckets":[{"bucket":"within_10_minutes","leads":214,"sold":14,"share":6.5},{"bucket":"within_1_hour","leads":121,"sold":5,"share":4.1},{"bucket":"later","leads":90,"sold":2,"share":2.2},{"bucket":"none","leads":28,"sold":0,"share":0}]})


export const getGetStatisticsMockHandler = (overrideResponse?: Statistics | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Statistics> | Statistics), options?: RequestHandlerOptions) => {
  return http.get('*/main/statistics', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetStatisticsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListAutoFiguresMockHandler = (overrideResponse?: AutoFiguresList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AutoFiguresList> | AutoFiguresList), options?: RequestHandlerOptions) => {
  return http.get('*/main/statistics/autos', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAutoFiguresResponseMock(),
      { status: 200
      })
  }, options)
}

export const getExportAutoFiguresMockHandler = (overrideResponse?: Csv | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Csv> | Csv), options?: RequestHandlerOptions) => {
  return http.get('*/main/statistics/autos/export', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportAutoFiguresResponseMock(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetFunnelMockHandler = (overrideResponse?: Funnel | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Funnel> | Funnel), options?: RequestHandlerOptions) => {
  return http.get('*/main/statistics/funnel', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFunnelResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPromotionSummaryMockHandler = (overrideResponse?: PromotionSummaryList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PromotionSummaryList> | PromotionSummaryList), options?: RequestHandlerOptions) => {
  return http.get('*/main/statistics/promotions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPromotionSummaryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetResponseSalesMockHandler = (overrideResponse?: ResponseSales | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ResponseSales> | ResponseSales), options?: RequestHandlerOptions) => {
  return http.get('*/main/statistics/response', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetResponseSalesResponseMock(),
      { status: 200
      })
  }, options)
}
export const getStatisticsMock = () => [
  getGetStatisticsMockHandler(),
  getListAutoFiguresMockHandler(),
  getExportAutoFiguresMockHandler(),
  getGetFunnelMockHandler(),
  getGetPromotionSummaryMockHandler(),
  getGetResponseSalesMockHandler()
]
