import { addressOf, apiConfiguration } from './configuration';
import { createSocketTicket } from './generated/chat/endpoints/socket/socket';

/** How the socket says who asks: by the access token as specified (§7), or by a ticket for one use (ADR 0016). */
export type SocketCredential = 'token' | 'ticket';

/**
 * The socket's address for one try: under the chat's base, `wss` over TLS, with the token or ticket as it is now.
 *
 * @param page address of the page, for bases without a host
 * @throws ApiError when no ticket can be had
 */
export async function socketAddress(credential: SocketCredential, page: string): Promise<string> {
  const url = new URL(addressOf('/chat/ws'), page);
  url.protocol = url.protocol === 'https:' || url.protocol === 'wss:' ? 'wss:' : 'ws:';
  if (credential === 'ticket') {
    const { ticket } = await createSocketTicket();
    url.searchParams.set('ticket', ticket);
  } else {
    url.searchParams.set('token', apiConfiguration().getToken() ?? '');
  }
  return url.href;
}
