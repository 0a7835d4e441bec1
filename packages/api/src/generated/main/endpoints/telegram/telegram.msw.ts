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
  Telegram,
  TelegramLink,
  TelegramTest
} from '../karvonMainService.schemas';


export const getGetTelegramResponseMock = (): Telegram => ({"state":"linked","bot_name":"karvon_bot","bot_url":"https://t.me/karvon_bot","account":{"name":"Нодира","username":"nodira_a","linked_at":"2026-06-12T08:20:00Z","last_sent_at":"2026-07-05T09:31:00Z"},"settings":{"events":{"lead_new":true,"missed_call":true,"buyer_waiting":true,"moderation":true,"campaign_money":true,"offer_accepted":true},"waiting_minutes":15,"quiet":{"on":true,"from":"22:00","to":"08:00"},"delay_seconds":60,"sms":false},"sms_allowed":false,"version":3})

export const getUpdateTelegramSettingsResponseMock = (): Telegram => ({"state":"linked","bot_name":"karvon_bot","bot_url":"https://t.me/karvon_bot","account":{"name":"Нодира","username":"nodira_a","linked_at":"2026-06-12T08:20:00Z","last_sent_at":"2026-07-05T09:31:00Z"},"settings":{"events":{"lead_new":true,"missed_call":true,"buyer_waiting":true,"moderation":true,"campaign_money":true,"offer_accepted":true},"waiting_minutes":15,"quiet":{"on":true,"from":"22:00","to":"08:00"},"delay_seconds":60,"sms":false},"sms_allowed":false,"version":3})

export const getCreateTelegramLinkResponseMock = (): TelegramLink => ({"url":"https://t.me/karvon_bot?start=m_4vB7kQ2mXz9LrT1wYc8NpD","expires_at":"2026-07-05T09:42:00Z"})

export const getConfirmTelegramLinkResponseMock = (): Telegram => ({"state":"linked","bot_name":"karvon_bot","bot_url":"https://t.me/karvon_bot","account":{"name":"Нодира","username":"nodira_a","linked_at":"2026-06-12T08:20:00Z","last_sent_at":"2026-07-05T09:31:00Z"},"settings":{"events":{"lead_new":true,"missed_call":true,"buyer_waiting":true,"moderation":true,"campaign_money":true,"offer_accepted":true},"waiting_minutes":15,"quiet":{"on":true,"from":"22:00","to":"08:00"},"delay_seconds":60,"sms":false},"sms_allowed":false,"version":3})

export const getTestTelegramResponseMock = (): TelegramTest => ({"ms":1180})


export const getGetTelegramMockHandler = (overrideResponse?: Telegram | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Telegram> | Telegram), options?: RequestHandlerOptions) => {
  return http.get('*/main/telegram', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTelegramResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateTelegramSettingsMockHandler = (overrideResponse?: Telegram | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Telegram> | Telegram), options?: RequestHandlerOptions) => {
  return http.patch('*/main/telegram', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateTelegramSettingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateTelegramLinkMockHandler = (overrideResponse?: TelegramLink | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TelegramLink> | TelegramLink), options?: RequestHandlerOptions) => {
  return http.post('*/main/telegram/link', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTelegramLinkResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteTelegramLinkMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/main/telegram/link', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getConfirmTelegramLinkMockHandler = (overrideResponse?: Telegram | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Telegram> | Telegram), options?: RequestHandlerOptions) => {
  return http.post('*/main/telegram/link/confirm', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmTelegramLinkResponseMock(),
      { status: 200
      })
  }, options)
}

export const getTestTelegramMockHandler = (overrideResponse?: TelegramTest | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TelegramTest> | TelegramTest), options?: RequestHandlerOptions) => {
  return http.post('*/main/telegram/test', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTestTelegramResponseMock(),
      { status: 200
      })
  }, options)
}
export const getTelegramMock = () => [
  getGetTelegramMockHandler(),
  getUpdateTelegramSettingsMockHandler(),
  getCreateTelegramLinkMockHandler(),
  getDeleteTelegramLinkMockHandler(),
  getConfirmTelegramLinkMockHandler(),
  getTestTelegramMockHandler()
]
