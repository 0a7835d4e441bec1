import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { request } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { isPublicAddress } from './public-address';

/** Addresses are untrusted. */
export interface RemoteFiles {
  /** @throws Error when it cannot be fetched, or its address is forbidden */
  fetch(address: string, maxBytes: number): Promise<Buffer>;
}

export interface RemoteFilesOptions {
  /** Time limit from the first byte sent to the last received, redirects included; ms. @default 10000 */
  deadline?: number;
  /** Addresses that may be connected to. @default public ones */
  mayConnect?: (address: string) => boolean;
  /** Resolves a name to all of its addresses. @default the system's */
  resolve?: Resolve;
  /** Certificates beside the system's that are trusted. */
  ca?: string;
}

type Resolve = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

const mostRedirects = 3;

const rejection = (why: string) => new Error(`The file is not fetched: ${why}.`);

/**
 * Fetches over https only, and connects to public addresses only. The check applies to the resolved address that the socket connects to, at
 * every redirect again, so that DNS rebinding gains nothing. No proxy is used, no cookie or key is sent, and the response is cut off at
 * `maxBytes` and at the deadline.
 */
export function createRemoteFiles({
  deadline = 10_000,
  mayConnect = isPublicAddress,
  resolve = lookup,
  ca,
}: RemoteFilesOptions = {}): RemoteFiles {
  const guarded: LookupFunction = (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const allowed = (addresses ?? []).filter(({ address }) => mayConnect(address));
      const [first] = allowed;
      if (error !== null) return done(error, '');
      if (first === undefined || allowed.length < addresses.length)
        return done(rejection('the name leads to an inner address'), '');
      if (options.all === true) return done(null, allowed);
      done(null, first.address, first.family);
    });
  };

  /** @throws Error for anything but https to a name or a public address, without a login */
  function check(url: URL): void {
    if (url.protocol !== 'https:') throw rejection('not https');
    if (url.username !== '' || url.password !== '') throw rejection('a login in the address');
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // Literal addresses skip the lookup, so they are checked here.
    if (/^[\d.]+$|:/.test(host) && !mayConnect(host)) throw rejection('an inner address');
  }

  function ask(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    check(url);
    return new Promise((done, fail) => {
      request(url, {
        lookup: guarded,
        signal,
        agent: false,
        ...(ca === undefined ? {} : { ca }),
        headers: { accept: 'image/*', 'user-agent': 'karvon' },
      })
        .on('response', done)
        .on('error', fail)
        .end();
    });
  }

  async function read(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
    if (Number(response.headers['content-length'] ?? 0) > maxBytes) {
      response.destroy();
      throw rejection('too large');
    }
    const pieces: Buffer[] = [];
    let size = 0;
    for await (const piece of response) {
      if (!Buffer.isBuffer(piece)) continue;
      size += piece.length;
      if (size > maxBytes) throw rejection('too large');
      pieces.push(piece);
    }
    return Buffer.concat(pieces);
  }

  return {
    async fetch(address, maxBytes) {
      const signal = AbortSignal.timeout(deadline);
      let url = new URL(address);
      for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
        const response = await ask(url, signal);
        const { statusCode = 0, headers } = response;
        if (statusCode === 200) return read(response, maxBytes);
        response.destroy();
        if (statusCode < 300 || statusCode > 399 || headers.location === undefined)
          throw rejection(`it was answered by ${statusCode}`);
        url = new URL(headers.location, url);
      }
      throw rejection('too many redirects');
    },
  };
}
