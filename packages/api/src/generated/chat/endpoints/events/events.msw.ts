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
  EventList
} from '../karvonChatAndNotificationService.schemas';


export const getListEventsResponseMock = (): EventList => ({"epoch":"k3f9","events":[{"action":"create","seq":1841,"room_id":701,"message":{"id":90415,"room_id":701,"author":"client","text":"И мою Спарк 2019 года примете в зачёт?","attachments":[],"created_at":"2025-11-20T09:38:00Z"},"unreadCount":2,"total_unread_messages":16},{"action":"read","seq":1842,"room_id":701,"reader":"business","up_to":90415,"unreadCount":0,"total_unread_messages":14}],"next":1842,"has_more":false,"limited":false})


export const getListEventsMockHandler = (overrideResponse?: EventList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EventList> | EventList), options?: RequestHandlerOptions) => {
  return http.get('*/chat/api/events/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEventsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getEventsMock = () => [
  getListEventsMockHandler()
]
