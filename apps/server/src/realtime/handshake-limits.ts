import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { Config } from '../config';
import { addressBucket } from '../http/address-bucket';

const minute = 60_000;

/**
 * Counts handshakes of an address before anything is asked for them, as the limit on requests does not see them. Kept in this process: what
 * several instances let through together is still few.
 */
export function createHandshakeLimits(
  { TRUST_PROXY, SOCKET_RATE_LIMIT }: Pick<Config, 'TRUST_PROXY' | 'SOCKET_RATE_LIMIT'>,
  now: () => Date,
) {
  let counts = new Map<string, number>();
  let ends = 0;

  /** The client's address, past the trusted proxies: the one that requests have as `request.ip`. */
  const addressOf = (request: IncomingMessage): string =>
    proxyAddr(request, (_address, hop) => hop < TRUST_PROXY);

  return {
    addressOf,

    /** @returns false over the limit */
    take(request: IncomingMessage): boolean {
      if (SOCKET_RATE_LIMIT === 0) return true;
      const time = now().getTime();
      if (time >= ends) {
        counts = new Map();
        ends = time + minute;
      }
      const bucket = addressBucket(addressOf(request));
      const count = (counts.get(bucket) ?? 0) + 1;
      counts.set(bucket, count);
      return count <= SOCKET_RATE_LIMIT;
    },
  };
}
