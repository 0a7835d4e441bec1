import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { Config } from '../config/config';
import { addressBucket } from '../limits/address-bucket';
import type { SharedCounts } from '../limits/shared-counts';

/** Counts before any query, because the request limit does not see handshakes. */
export function createHandshakeLimits(
  { TRUST_PROXY, SOCKET_RATE_LIMIT }: Pick<Config, 'TRUST_PROXY' | 'SOCKET_RATE_LIMIT'>,
  counts: SharedCounts,
) {
  const add = counts.counter('socket', SOCKET_RATE_LIMIT);

  /** Skips trusted proxies, like `request.ip`. */
  const addressOf = (request: IncomingMessage): string =>
    proxyAddr(request, (_address, hop) => hop < TRUST_PROXY);

  return {
    addressOf,

    /** @returns false over the limit */
    take(request: IncomingMessage): boolean {
      if (SOCKET_RATE_LIMIT === 0) return true;
      return add(addressBucket(addressOf(request))).count <= SOCKET_RATE_LIMIT;
    },
  };
}
