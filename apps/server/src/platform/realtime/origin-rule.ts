import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config/config';

const originOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).origin : undefined;

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/**
 * Returns a check whether a page of an origin may open the socket: our own origin and SOCKET_ORIGINS. Our origin is PUBLIC_ORIGIN, or by
 * default the requested host, which a page using DNS rebinding shares. A client without an origin is no browser, so no foreign page is
 * involved.
 */
export function createOriginRule({ PUBLIC_ORIGIN, SOCKET_ORIGINS }: Config) {
  const allowed = new Set([PUBLIC_ORIGIN ?? '', ...SOCKET_ORIGINS].map(originOf));
  return ({ origin, host }: IncomingHttpHeaders): boolean =>
    origin === undefined ||
    (originOf(origin) !== undefined && allowed.has(originOf(origin))) ||
    (PUBLIC_ORIGIN === undefined && host !== undefined && hostOf(origin) === host);
}
