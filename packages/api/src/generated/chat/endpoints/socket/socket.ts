/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  SocketTicket
} from '../karvonChatAndNotificationService.schemas';

import { request } from '../../../../http';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Returns a one-time ticket for opening the socket. The ticket replaces the access token in the socket's URL.
 * @summary Get a ticket for the socket
 */
export const createSocketTicket = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SocketTicket>(
      {url: `/chat/api/ws-ticket/`, method: 'POST', signal
    },
      options);
    }


