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
  Csv,
  Lead,
  LeadHistory,
  LeadList,
  LeadsBulkResult
} from '../karvonMainService.schemas';


export const getListLeadsResponseMock = (): LeadList => ({"results":[{"id":9301,"type":"call","status":"new","client_name":"Бахтиёр Хамидов","phone":"+998901112233","car":{"id":5044,"title":"Chevrolet Cobalt, 2024","short_title":"Cobalt, 2024","photo":{"id":"c0bAlt24wh","url":"/media/c0bAlt24wh.webp","thumbnail":"/media/c0bAlt24wh.thumb.webp"}},"avtosalon":{"id":31,"name":"Karvon Chilonzor"},"source":"listing","call":{"answered":false,"duration":0},"comment":"","created_at":"2025-11-20T08:14:00Z","version":1,"contact_count":1,"last_contact_at":"2025-11-20T08:14:00Z","waiting_since":"2025-11-20T08:14:00Z","contacts":[{"id":19301,"type":"call","source":"listing","created_at":"2025-11-20T08:14:00Z","call":{"answered":false,"duration":0}}],"attempts":0,"buyer":{"lead_count":1,"new_lead_ids":[9301],"other_cars":[]}},{"id":9302,"type":"leads","status":"new","client_name":"Нигора Саидова","phone":"+998935557788","car":{"id":5071,"title":"BYD Song Plus DM-i, 2024","short_title":"Song Plus DM-i, 2024","photo":{"id":"s0ngPlus24","url":"/media/s0ngPlus24.webp","thumbnail":"/media/s0ngPlus24.thumb.webp"}},"avtosalon":{"id":31,"name":"Karvon Chilonzor"},"source":"listing","comment":"","created_at":"2025-11-20T09:12:00Z","version":1,"contact_count":1,"last_contact_at":"2025-11-20T09:12:00Z","waiting_since":"2025-11-20T09:12:00Z","contacts":[{"id":19302,"type":"leads","source":"listing","created_at":"2025-11-20T09:12:00Z"}],"attempts":0,"buyer":{"lead_count":1,"new_lead_ids":[9302],"other_cars":[]}},{"id":9303,"type":"room","status":"contacted","client_name":"Дилноза Рашидова","phone":"+998909876543","car":{"id":5012,"title":"Chevrolet Tracker, 2023","short_title":"Tracker, 2023","photo":{"id":"q7Jk2mVx9s","url":"/media/q7Jk2mVx9s.webp","thumbnail":"/media/q7Jk2mVx9s.thumb.webp"}},"avtosalon":{"id":31,"name":"Karvon Chilonzor"},"source":"listing","room_id":701,"responsible":{"id":61,"full_name":"Нодира Алиева"},"comment":"Придёт в субботу на осмотр","created_at":"2025-11-19T13:04:00Z","version":1,"contact_count":1,"last_contact_at":"2025-11-19T13:04:00Z","contacts":[{"id":19303,"type":"room","source":"listing","created_at":"2025-11-19T13:04:00Z","first_response_at":"2025-11-19T13:09:00Z"}],"attempts":0,"buyer":{"lead_count":1,"new_lead_ids":[],"other_cars":[]},"first_response_at":"2025-11-19T13:09:00Z"}],"count":453,"buyer_count":410,"statuses":{"new":12,"contacted":441},"waiting_since":"2025-11-20T08:14:00Z"})

export const getCreateLeadResponseMock = (): Lead => ({"id":9310,"type":"call","status":"new","client_name":"Рустам Юлдашев","phone":"+998998887766","car":{"id":5012,"title":"Chevrolet Tracker, 2023","short_title":"Tracker, 2023","photo":{"id":"q7Jk2mVx9s","url":"/media/q7Jk2mVx9s.webp","thumbnail":"/media/q7Jk2mVx9s.thumb.webp"}},"avtosalon":{"id":31,"name":"Karvon Chilonzor"},"source":"dealer","comment":"Перезвонить вечером","created_at":"2025-11-20T09:38:00Z","version":1,"contact_count":1,"last_contact_at":"2025-11-20T09:38:00Z","contacts":[{"id":19310,"type":"call","source":"dealer","created_at":"2025-11-20T09:38:00Z"}],"attempts":0,"buyer":{"lead_count":1,"new_lead_ids":[9310],"other_cars":[]}})

export const getUpdateLeadsResponseMock = (): LeadsBulkResult => ({"done":0,"failed":1,"results":[{"id":9301,"ok":false,"code":"not_found"}]})

export const getUndoLeadsResponseMock = (): LeadsBulkResult => ({"done":0,"failed":1,"results":[{"id":9301,"ok":false,"code":"nothing_to_undo"}]})

export const getExportLeadsResponseMock = (): Csv => ("﻿\"ID\";\"Тип\";\"Статус\";\"Клиент\";\"Телефон\";\"Автомобиль\";\"ID объявления\";\"Автосалон\";\"Источник\";\"На звонок ответили\";\"Разговор, с\";\"Ответственный\";\"Обращений\";\"Комментарий\";\"Обратился\";\"Последнее обращение\";\"Первый ответ\"\r\n\"9302\";\"Заявка\";\"Новый\";\"Нигора Саидова\";\"998 93 555 77 88\";\"BYD Song Plus DM-i, 2024\";\"5071\";\"Karvon Chilonzor\";\"Объявление\";\"\";\"\";\"\";\"1\";\"\";\"2025-11-20 14:12\";\"2025-11-20 14:12\";\"\"\r\n")

export const getGetLeadResponseMock = (): Lead => ({"id":9303,"type":"room","status":"contacted","client_name":"Дилноза Рашидова","phone":"+998909876543","car":{"id":5012,"title":"Chevrolet Tracker, 2023","short_title":"Tracker, 2023","photo":{"id":"q7Jk2mVx9s","url":"/media/q7Jk2mVx9s.webp","thumbnail":"/media/q7Jk2mVx9s.thumb.webp"}},"avtosalon":{"id":31,"name":"Karvon Chilonzor"},"source":"listing","room_id":701,"responsible":{"id":61,"full_name":"Нодира Алиева"},"comment":"Придёт в субботу на осмотр","created_at":"2025-11-19T13:04:00Z","version":1,"contact_count":1,"last_contact_at":"2025-11-19T13:04:00Z","contacts":[{"id":19303,"type":"room","source":"listing","created_at":"2025-11-19T13:04:00Z","first_response_at":"2025-11-19T13:09:00Z"}],"attempts":0,"buyer":{"lead_count":1,"new_lead_ids":[],"other_cars":[]},"first_response_at":"2025-11-19T13:09:00Z"})

export const getUpdateLeadResponseMock = (): Lead => ({"id":9301,"type":"call","status":"contacted","client_name":"Бахтиёр Хамидов","phone":"+998901112233","car":{"id":5044,"title":"Chevrolet Cobalt, 2024","short_title":"Cobalt, 2024","photo":{"id":"c0bAlt24wh","url":"/media/c0bAlt24wh.webp","thumbnail":"/media/c0bAlt24wh.thumb.webp"}},"avtosalon":{"id":31,"name":"Karvon Chilonzor"},"source":"listing","call":{"answered":false,"duration":0},"comment":"","created_at":"2025-11-20T08:14:00Z","version":2,"contact_count":1,"last_contact_at":"2025-11-20T08:14:00Z","contacts":[{"id":19301,"type":"call","source":"listing","created_at":"2025-11-20T08:14:00Z","call":{"answered":false,"duration":0},"first_response_at":"2025-11-20T09:40:00Z"}],"attempts":0,"buyer":{"lead_count":1,"new_lead_ids":[],"other_cars":[]},"first_response_at":"2025-11-20T09:40:00Z"})

export const getUndoLeadResponseMock = (): Lead => ({"id":9301,"type":"call","status":"new","client_name":"Бахтиёр Хамидов","phone":"+998901112233","car":{"id":5044,"title":"Chevrolet Cobalt, 2024","short_title":"Cobalt, 2024","photo":{"id":"c0bAlt24wh","url":"/media/c0bAlt24wh.webp","thumbnail":"/media/c0bAlt24wh.thumb.webp"}},"avtosalon":{"id":31,"name":"Karvon Chilonzor"},"source":"listing","call":{"answered":false,"duration":0},"comment":"","created_at":"2025-11-20T08:14:00Z","version":3,"contact_count":1,"last_contact_at":"2025-11-20T08:14:00Z","waiting_since":"2025-11-20T08:14:00Z","contacts":[{"id":19301,"type":"call","source":"listing","created_at":"2025-11-20T08:14:00Z","call":{"answered":false,"duration":0}}],"attempts":0,"buyer":{"lead_count":1,"new_lead_ids":[9301],"other_cars":[]}})

export const getGetLeadHistoryResponseMock = (): LeadHistory => ({"results":[{"id":71205,"at":"2025-11-20T09:40:00Z","kind":"status_changed","actor":{"kind":"dealer","name":"Нодира Алиева"},"from":"new","to":"contacted","changes":[]},{"id":71190,"at":"2025-11-20T08:31:00Z","kind":"attempt","actor":{"kind":"dealer","name":"Нодира Алиева"},"attempt":"no_answer","changes":[]},{"id":71188,"at":"2025-11-20T08:14:00Z","kind":"contact","actor":{"kind":"client"},"contact":{"id":19301,"type":"call","source":"listing","call":{"answered":false,"duration":0},"created_at":"2025-11-20T08:14:00Z","first_response_at":"2025-11-20T08:31:00Z"},"changes":[]}],"count":3})

export const getAddLeadResponseMock = (): Lead => ({"id":9301,"type":"call","status":"new","client_name":"Бахтиёр Хамидов","phone":"+998901112233","car":{"id":5044,"title":"Chevrolet Cobalt, 2024","photo":{"id":"c0bAlt24wh","url":"/media/c0bAlt24wh.webp","thumbnail":"/media/c0bAlt24wh.thumb.webp"}},"avtosalon":{"id":31,"name":"Karvon Chilonzor"},"source":"listing","call":{"answered":false,"duration":0},"comment":"","created_at":"2025-11-20T08:14:00Z","version":1,"contact_count":1,"last_contact_at":"2025-11-20T08:14:00Z","waiting_since":"2025-11-20T08:14:00Z","contacts":[{"id":19301,"type":"call","source":"listing","call":{"answered":false,"duration":0},"created_at":"2025-11-20T08:14:00Z"}],"attempts":0,"buyer":{"lead_count":1,"new_lead_ids":[9301],"other_cars":[]}})


export const getListLeadsMockHandler = (overrideResponse?: LeadList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LeadList> | LeadList), options?: RequestHandlerOptions) => {
  return http.get('*/main/leads', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLeadsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateLeadMockHandler = (overrideResponse?: Lead | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Lead> | Lead), options?: RequestHandlerOptions) => {
  return http.post('*/main/leads', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateLeadResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUpdateLeadsMockHandler = (overrideResponse?: LeadsBulkResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LeadsBulkResult> | LeadsBulkResult), options?: RequestHandlerOptions) => {
  return http.post('*/main/leads/bulk', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateLeadsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUndoLeadsMockHandler = (overrideResponse?: LeadsBulkResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LeadsBulkResult> | LeadsBulkResult), options?: RequestHandlerOptions) => {
  return http.post('*/main/leads/bulk/undo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUndoLeadsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getExportLeadsMockHandler = (overrideResponse?: Csv | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Csv> | Csv), options?: RequestHandlerOptions) => {
  return http.get('*/main/leads/export', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportLeadsResponseMock(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetLeadMockHandler = (overrideResponse?: Lead | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Lead> | Lead), options?: RequestHandlerOptions) => {
  return http.get('*/main/leads/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLeadResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateLeadMockHandler = (overrideResponse?: Lead | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Lead> | Lead), options?: RequestHandlerOptions) => {
  return http.patch('*/main/leads/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateLeadResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUndoLeadMockHandler = (overrideResponse?: Lead | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Lead> | Lead), options?: RequestHandlerOptions) => {
  return http.post('*/main/leads/:id/undo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUndoLeadResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetLeadHistoryMockHandler = (overrideResponse?: LeadHistory | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LeadHistory> | LeadHistory), options?: RequestHandlerOptions) => {
  return http.get('*/main/leads/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLeadHistoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddLeadMockHandler = (overrideResponse?: Lead | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Lead> | Lead), options?: RequestHandlerOptions) => {
  return http.post('*/main/marketplace/leads', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddLeadResponseMock(),
      { status: 200
      })
  }, options)
}
export const getLeadsMock = () => [
  getListLeadsMockHandler(),
  getCreateLeadMockHandler(),
  getUpdateLeadsMockHandler(),
  getUndoLeadsMockHandler(),
  getExportLeadsMockHandler(),
  getGetLeadMockHandler(),
  getUpdateLeadMockHandler(),
  getUndoLeadMockHandler(),
  getGetLeadHistoryMockHandler(),
  getAddLeadMockHandler()
]
