import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config/config';

const originOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).origin : undefined;

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/**
 * Whether a page of that origin may open the socket: ours, and those of SOCKET_ORIGINS. Ours is PUBLIC_ORIGIN, or where none is given the
 * address it was asked at, which a page that points its own name at us (DNS rebinding) shares. A client that names none is no browser, so no foreign page is behind it.
 */
export function createOriginRule({ PUBLIC_ORIGIN, SOCKET_ORIGINS }: Config) {
  const allowed = new Set([PUBLIC_ORIGIN ?? '', ...SOCKET_ORIGINS].map(originOf));
  return ({ origin, host }: IncomingHttpHeaders): boolean =>
    origin === undefined ||
    (originOf(origin) !== undefined && allowed.has(originOf(origin))) ||
    (PUBLIC_ORIGIN === undefined && host !== undefined && hostOf(origin) === host);
}
