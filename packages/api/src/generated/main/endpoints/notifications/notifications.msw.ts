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
  NotificationList,
  NotificationsUnread
} from '../karvonMainService.schemas';


export const getListNotificationsResponseMock = (): NotificationList => ({"count":4,"unread_count":2,"results":[{"id":90112,"type":"auto_declined","title":"Объявление отклонено","text":"Chevrolet Tracker, 2023: на фото виден номер телефона.","read":false,"created_at":"2026-07-05T09:12:40Z","target":{"type":"auto","id":5012}},{"id":90108,"type":"lead_new","title":"Новый лид","text":"Дилшод спрашивает о Chevrolet Tracker, 2023.","read":false,"created_at":"2026-07-05T08:47:03Z","target":{"type":"lead","id":3307}},{"id":90101,"type":"lead_new","title":"Пропущенный звонок","text":"+998 90 111 22 33, по объявлению Kia K5, 2022.","read":true,"created_at":"2026-07-05T08:30:11Z","target":{"type":"lead","id":3304},"phone":"+998901112233"},{"id":90077,"type":"auto_expiring","title":"Срок объявления заканчивается","text":"До конца размещения Kia K5, 2022: 3 дня.","read":true,"created_at":"2026-07-04T04:00:00Z","target":{"type":"auto","id":4988}}]})

export const getReadNotificationsResponseMock = (): NotificationsUnread => ({"unread_count":1})


export const getListNotificationsMockHandler = (overrideResponse?: NotificationList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotificationList> | NotificationList), options?: RequestHandlerOptions) => {
  return http.get('*/main/notifications', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNotificationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReadNotificationsMockHandler = (overrideResponse?: NotificationsUnread | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotificationsUnread> | NotificationsUnread), options?: RequestHandlerOptions) => {
  return http.post('*/main/notifications/read', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadNotificationsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getNotificationsMock = () => [
  getListNotificationsMockHandler(),
  getReadNotificationsMockHandler()
]
