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
  SocketTicket
} from '../karvonChatAndNotificationService.schemas';


export const getCreateSocketTicketResponseMock = (): SocketTicket => ({"ticket":"wst_3b9d1f60c2a84e7f","expires_at":"2025-11-20T09:40:30Z"})


export const getCreateSocketTicketMockHandler = (overrideResponse?: SocketTicket | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SocketTicket> | SocketTicket), options?: RequestHandlerOptions) => {
  return http.post('*/chat/api/ws-ticket/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSocketTicketResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSocketMock = () => [
  getCreateSocketTicketMockHandler()
]
