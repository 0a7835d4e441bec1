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
  Room,
  RoomList,
  TotalUnread
} from '../karvonChatAndNotificationService.schemas';


export const getListRoomsResponseMock = (): RoomList => ({"results":[{"id":701,"unreadCount":2,"room_type":"buyer","channel":"site","username":"Дилноза Рашидова","phone":"+998909876543","is_online":true,"last_seen_at":"2025-11-20T09:38:00Z","opened_at":"2025-11-19T13:05:00Z","waiting_since":"2025-11-20T09:36:00Z","car":{"id":5012,"title":"Chevrolet Tracker, 2023","photo":{"id":"q7Jk2mVx9s","url":"/media/q7Jk2mVx9s.webp","thumbnail":"/media/q7Jk2mVx9s.thumb.webp"},"brand_id":1,"model_id":14,"status":"active","allowed_transitions":["barakami","sold_on_karvon","deactivated","deleted"],"price":219000000,"currency":"UZS","mileage":24500,"transmission":{"ru":{"name":"автомат"},"uz":{"name":"avtomat"}},"district":{"ru":{"name":"Чиланзар"},"uz":{"name":"Chilonzor"}}},"viewed_autos":[{"id":5044,"title":"Chevrolet Cobalt, 2024","photo":{"id":"c0bAlt24wh","url":"/media/c0bAlt24wh.webp","thumbnail":"/media/c0bAlt24wh.thumb.webp"}},{"id":5021,"title":"Chevrolet Gentra, 2022"}],"lead":{"id":9303,"status":"new","source":"listing","responsible":{"id":61,"full_name":"Нодира Алиева"}},"last_message":{"id":90415,"room_id":701,"author":"client","text":"И мою Спарк 2019 года примете в зачёт?","attachments":[],"created_at":"2025-11-20T09:38:00Z"},"version":1,"last_read_by_client":90390,"is_pinned":false,"is_blocked":false,"note":"","updated_at":"2025-11-20T09:38:00Z"},{"id":702,"unreadCount":2,"room_type":"buyer","channel":"site","username":"Sardor Abdullayev","phone":"+998977012345","is_online":true,"waiting_since":"2025-11-20T09:09:00Z","car":{"id":5066,"title":"Kia K5 GT-Line, 2023","photo":{"id":"k1aK5gtLin","url":"/media/k1aK5gtLin.webp","thumbnail":"/media/k1aK5gtLin.thumb.webp"},"brand_id":3,"model_id":52,"status":"barakami","allowed_transitions":["active","sold_on_karvon","deactivated","deleted"],"price":32500,"currency":"USD","mileage":18200,"transmission":{"ru":{"name":"автомат"},"uz":{"name":"avtomat"}},"district":{"ru":{"name":"Чиланзар"},"uz":{"name":"Chilonzor"}},"reserved_until":"2025-11-22T06:00:00Z"},"viewed_autos":[],"last_message":{"id":90401,"room_id":702,"author":"client","text":"Ertaga soat 11 da ko‘rishga borsam bo‘ladimi?","attachments":[],"created_at":"2025-11-20T09:21:00Z"},"version":1,"last_read_by_client":0,"is_pinned":false,"is_blocked":false,"note":"","updated_at":"2025-11-20T09:21:00Z"},{"id":706,"unreadCount":0,"room_type":"visitor","channel":"site","username":"Посетитель 8412","is_online":false,"last_seen_at":"2025-11-20T06:12:00Z","opened_at":"2025-11-20T06:20:00Z","viewed_autos":[],"version":1,"last_read_by_client":90377,"is_pinned":false,"is_blocked":false,"note":"","updated_at":"2025-11-20T06:12:00Z"}],"count":26,"unread_rooms_count":7})

export const getGetTotalUnreadResponseMock = (): TotalUnread => ({"total_unread_messages":16})

export const getGetRoomResponseMock = (): Room => ({"id":701,"unreadCount":2,"room_type":"buyer","channel":"site","username":"Дилноза Рашидова","phone":"+998909876543","is_online":true,"last_seen_at":"2025-11-20T09:38:00Z","opened_at":"2025-11-19T13:05:00Z","waiting_since":"2025-11-20T09:36:00Z","car":{"id":5012,"title":"Chevrolet Tracker, 2023","photo":{"id":"q7Jk2mVx9s","url":"/media/q7Jk2mVx9s.webp","thumbnail":"/media/q7Jk2mVx9s.thumb.webp"},"brand_id":1,"model_id":14,"status":"active","allowed_transitions":["barakami","sold_on_karvon","deactivated","deleted"],"price":219000000,"currency":"UZS","mileage":24500,"transmission":{"ru":{"name":"автомат"},"uz":{"name":"avtomat"}},"district":{"ru":{"name":"Чиланзар"},"uz":{"name":"Chilonzor"}}},"viewed_autos":[{"id":5044,"title":"Chevrolet Cobalt, 2024","photo":{"id":"c0bAlt24wh","url":"/media/c0bAlt24wh.webp","thumbnail":"/media/c0bAlt24wh.thumb.webp"}},{"id":5021,"title":"Chevrolet Gentra, 2022"}],"lead":{"id":9303,"status":"new","source":"listing","responsible":{"id":61,"full_name":"Нодира Алиева"}},"last_message":{"id":90415,"room_id":701,"author":"client","text":"И мою Спарк 2019 года примете в зачёт?","attachments":[],"created_at":"2025-11-20T09:38:00Z"},"version":1,"last_read_by_client":90390,"is_pinned":false,"is_blocked":false,"note":"","updated_at":"2025-11-20T09:38:00Z"})

export const getUpdateRoomResponseMock = (): Room => ({"id":701,"unreadCount":2,"room_type":"buyer","channel":"site","username":"Дилноза Рашидова","phone":"+998909876543","is_online":true,"last_seen_at":"2025-11-20T09:38:00Z","opened_at":"2025-11-19T13:05:00Z","waiting_since":"2025-11-20T09:36:00Z","car":{"id":5012,"title":"Chevrolet Tracker, 2023","photo":{"id":"q7Jk2mVx9s","url":"/media/q7Jk2mVx9s.webp","thumbnail":"/media/q7Jk2mVx9s.thumb.webp"},"brand_id":1,"model_id":14,"status":"active","allowed_transitions":["barakami","sold_on_karvon","deactivated","deleted"],"price":219000000,"currency":"UZS","mileage":24500,"transmission":{"ru":{"name":"автомат"},"uz":{"name":"avtomat"}},"district":{"ru":{"name":"Чиланзар"},"uz":{"name":"Chilonzor"}}},"viewed_autos":[{"id":5044,"title":"Chevrolet Cobalt, 2024","photo":{"id":"c0bAlt24wh","url":"/media/c0bAlt24wh.webp","thumbnail":"/media/c0bAlt24wh.thumb.webp"}},{"id":5021,"title":"Chevrolet Gentra, 2022"}],"lead":{"id":9303,"status":"new","source":"listing","responsible":{"id":61,"full_name":"Нодира Алиева"}},"last_message":{"id":90415,"room_id":701,"author":"client","text":"И мою Спарк 2019 года примете в зачёт?","attachments":[],"created_at":"2025-11-20T09:38:00Z"},"version":2,"last_read_by_client":90390,"is_pinned":true,"is_blocked":false,"note":"Придёт в субботу","updated_at":"2025-11-20T09:38:00Z"})

export const getOpenRoomResponseMock = (): Room => ({"id":702,"unreadCount":2,"room_type":"buyer","channel":"site","username":"Sardor Abdullayev","phone":"+998977012345","is_online":true,"waiting_since":"2025-11-20T09:09:00Z","car":{"id":5066,"title":"Kia K5 GT-Line, 2023","photo":{"id":"k1aK5gtLin","url":"/media/k1aK5gtLin.webp","thumbnail":"/media/k1aK5gtLin.thumb.webp"},"brand_id":3,"model_id":52,"status":"barakami","allowed_transitions":["active","sold_on_karvon","deactivated","deleted"],"price":32500,"currency":"USD","mileage":18200,"transmission":{"ru":{"name":"автомат"},"uz":{"name":"avtomat"}},"district":{"ru":{"name":"Чиланзар"},"uz":{"name":"Chilonzor"}},"reserved_until":"2025-11-22T06:00:00Z"},"viewed_autos":[],"last_message":{"id":90401,"room_id":702,"author":"client","text":"Ertaga soat 11 da ko‘rishga borsam bo‘ladimi?","attachments":[],"created_at":"2025-11-20T09:21:00Z"},"version":1,"last_read_by_client":0,"is_pinned":false,"is_blocked":false,"note":"","updated_at":"2025-11-20T09:21:00Z"})


export const getListRoomsMockHandler = (overrideResponse?: RoomList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RoomList> | RoomList), options?: RequestHandlerOptions) => {
  return http.get('*/chat/api/room/list/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRoomsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTotalUnreadMockHandler = (overrideResponse?: TotalUnread | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TotalUnread> | TotalUnread), options?: RequestHandlerOptions) => {
  return http.get('*/chat/api/room/total_unread_messages/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTotalUnreadResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetRoomMockHandler = (overrideResponse?: Room | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Room> | Room), options?: RequestHandlerOptions) => {
  return http.get('*/chat/api/room/:roomId/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRoomResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateRoomMockHandler = (overrideResponse?: Room | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Room> | Room), options?: RequestHandlerOptions) => {
  return http.patch('*/chat/api/room/:roomId/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateRoomResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOpenRoomMockHandler = (overrideResponse?: Room | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Room> | Room), options?: RequestHandlerOptions) => {
  return http.post('*/chat/api/marketplace/rooms/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOpenRoomResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddRoomSignalMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/chat/api/marketplace/rooms/:roomId/signals/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getRoomsMock = () => [
  getListRoomsMockHandler(),
  getGetTotalUnreadMockHandler(),
  getGetRoomMockHandler(),
  getUpdateRoomMockHandler(),
  getOpenRoomMockHandler(),
  getAddRoomSignalMockHandler()
]
