import { addressOf, apiConfiguration } from './configuration';
import { createSocketTicket } from './generated/chat/endpoints/socket/socket';

/** Token as specified (§7), or a single-use ticket (ADR 0016). */
export type SocketCredential = 'token' | 'ticket';

/**
 * Address under the chat's base, `wss` over TLS, with the current token or a new ticket.
 * @param page address of the page, for bases without a host
 * @throws ApiError when no ticket is available
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
