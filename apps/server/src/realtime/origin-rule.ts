import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config';

const originOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).origin : undefined;

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/**
 * Whether a page of that origin may open the socket: ours, by PUBLIC_ORIGIN or by the address it was asked at, and those of
 * SOCKET_ORIGINS. A client that names none is no browser, so no foreign page stands behind it.
 */
export function createOriginRule({ PUBLIC_ORIGIN, SOCKET_ORIGINS }: Config) {
  const allowed = new Set([PUBLIC_ORIGIN ?? '', ...SOCKET_ORIGINS].map(originOf));
  return ({ origin, host }: IncomingHttpHeaders): boolean =>
    origin === undefined ||
    (originOf(origin) !== undefined && allowed.has(originOf(origin))) ||
    (host !== undefined && hostOf(origin) === host);
}
