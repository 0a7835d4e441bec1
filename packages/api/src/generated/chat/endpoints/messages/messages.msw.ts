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
  BuyerMessages,
  Message,
  MessageList,
  ReadAllResult
} from '../karvonChatAndNotificationService.schemas';


export const getListMessagesResponseMock = (): MessageList => ({"total":3,"data":{"items":[{"id":90418,"client_id":"5e1c7a52-6d0e-4b8c-9a01-2f6f1c0b9d11","room_id":701,"business_owner_id":20418,"author":"business","text":"Рассрочка есть: первый взнос 30 %, дальше 24 платежа по 7 665 000 сум.","attachments":[],"created_at":"2025-11-20T09:40:00Z"},{"id":90415,"room_id":701,"author":"client","text":"И мою Спарк 2019 года примете в зачёт?","attachments":[],"created_at":"2025-11-20T09:38:00Z"},{"id":90412,"room_id":701,"author":"client","text":"А рассрочка на 24 месяца возможна?","attachments":[],"created_at":"2025-11-20T09:36:00Z"}]}})

export const getReadAllMessagesResponseMock = (): ReadAllResult => ({"room_id":701,"unreadCount":0,"total_unread_messages":14})

export const getResendMessageResponseMock = (): Message => ({"id":90418,"client_id":"5e1c7a52-6d0e-4b8c-9a01-2f6f1c0b9d11","room_id":701,"business_owner_id":20418,"author":"business","text":"Рассрочка есть: первый взнос 30 %, дальше 24 платежа по 7 665 000 сум.","attachments":[],"created_at":"2025-11-20T09:40:00Z","delivery":{"state":"sending"}})

export const getSendMessageResponseMock = (): Message => ({"id":90418,"client_id":"5e1c7a52-6d0e-4b8c-9a01-2f6f1c0b9d11","room_id":701,"business_owner_id":20418,"author":"business","text":"Рассрочка есть: первый взнос 30 %, дальше 24 платежа по 7 665 000 сум.","attachments":[],"created_at":"2025-11-20T09:40:00Z"})

export const getListRoomMessagesResponseMock = (): BuyerMessages => ({"results":[{"id":90415,"client_id":"mp-msg-90415","author":"client","text":"И мою Спарк 2019 года примете в зачёт?","attachments":[],"created_at":"2025-11-20T09:38:00Z","read_at":"2025-11-20T09:39:10Z"},{"id":90418,"author":"business","text":"Рассрочка есть: первый взнос 30 %, дальше 24 платежа по 7 665 000 сум.","attachments":[],"created_at":"2025-11-20T09:40:00Z"}],"has_more":false,"last_read_by_business":90415})

export const getAddMessageResponseMock = (): Message => ({"id":90415,"room_id":701,"author":"client","text":"И мою Спарк 2019 года примете в зачёт?","attachments":[],"created_at":"2025-11-20T09:38:00Z"})


export const getListMessagesMockHandler = (overrideResponse?: MessageList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MessageList> | MessageList), options?: RequestHandlerOptions) => {
  return http.get('*/chat/api/messages/:roomId/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMessagesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReadAllMessagesMockHandler = (overrideResponse?: ReadAllResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReadAllResult> | ReadAllResult), options?: RequestHandlerOptions) => {
  return http.post('*/chat/api/room/:roomId/messages/readall/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadAllMessagesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResendMessageMockHandler = (overrideResponse?: Message | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Message> | Message), options?: RequestHandlerOptions) => {
  return http.post('*/chat/api/room/:roomId/messages/:id/resend/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendMessageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendMessageMockHandler = (overrideResponse?: Message | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Message> | Message), options?: RequestHandlerOptions) => {
  return http.post('*/chat/api/room/:roomId/messages/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendMessageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListRoomMessagesMockHandler = (overrideResponse?: BuyerMessages | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BuyerMessages> | BuyerMessages), options?: RequestHandlerOptions) => {
  return http.get('*/chat/api/marketplace/rooms/:roomId/messages/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRoomMessagesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddMessageMockHandler = (overrideResponse?: Message | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Message> | Message), options?: RequestHandlerOptions) => {
  return http.post('*/chat/api/marketplace/rooms/:roomId/messages/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddMessageResponseMock(),
      { status: 200
      })
  }, options)
}
export const getMessagesMock = () => [
  getListMessagesMockHandler(),
  getReadAllMessagesMockHandler(),
  getResendMessageMockHandler(),
  getSendMessageMockHandler(),
  getListRoomMessagesMockHandler(),
  getAddMessageMockHandler()
]
