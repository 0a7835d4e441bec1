import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { request as secureRequest } from 'node:https';
import { type IncomingHttpHeaders, type IncomingMessage, request as plainRequest } from 'node:http';
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
  /** The one origin beside public https, of a local stand-in: `http://127.0.0.1:8792`. */
  localOrigin?: string | undefined;
  /** Certificates beside the system's that are trusted. */
  ca?: string;
}

type Resolve = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

const mostRedirects = 3;

export type RemoteFailure =
  | 'address'
  | 'status'
  | 'timeout'
  | 'too_large'
  | 'redirects'
  | 'unreachable';

export class RemoteError extends Error {
  readonly failure: RemoteFailure;
  /** Status of the response, with the failure `status`. */
  readonly status: number | undefined;

  constructor(failure: RemoteFailure, why: string, status?: number) {
    super(`The file is not fetched: ${why}.`);
    this.failure = failure;
    this.status = status;
  }
}

const innerAddress = (why: string) => new RemoteError('address', why);
const tooLarge = () => new RemoteError('too_large', 'too large');

export interface RemoteResponse {
  /** 304 only after `If-None-Match` or `If-Modified-Since`. */
  status: 200 | 304;
  body: Buffer;
  headers: IncomingHttpHeaders;
}

/**
 * Fetches over https only, and connects to public addresses only. The check applies to the resolved address that the socket connects to, at
 * every redirect again, so that DNS rebinding gains nothing. No proxy is used, no cookie or key is sent, and the response is cut off at
 * `maxBytes` and at the deadline.
 */
export function createRemoteReader({
  deadline = 10_000,
  mayConnect = isPublicAddress,
  resolve = lookup,
  localOrigin,
  ca,
}: RemoteFilesOptions = {}) {
  const guarded: LookupFunction = (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const allowed = (addresses ?? []).filter(({ address }) => mayConnect(address));
      const [first] = allowed;
      if (error !== null) return done(error, '');
      if (first === undefined || allowed.length < addresses.length)
        return done(innerAddress('the name leads to an inner address'), '');
      if (options.all === true) return done(null, allowed);
      done(null, first.address, first.family);
    });
  };

  /** @throws Error for anything but https to a name or a public address, without a login */
  function check(url: URL): void {
    if (url.origin === localOrigin) return;
    if (url.protocol !== 'https:') throw innerAddress('not https');
    if (url.username !== '' || url.password !== '') throw innerAddress('a login in the address');
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // Literal addresses skip the lookup, so they are checked here.
    if (/^[\d.]+$|:/.test(host) && !mayConnect(host)) throw innerAddress('an inner address');
  }

  function ask(
    url: URL,
    signal: AbortSignal,
    headers: Readonly<Record<string, string>>,
  ): Promise<IncomingMessage> {
    check(url);
    const isLocal = url.origin === localOrigin;
    const request = isLocal ? plainRequest : secureRequest;
    return new Promise((done, fail) => {
      request(url, {
        ...(!isLocal && { lookup: guarded }),
        signal,
        agent: false,
        ...(ca === undefined ? {} : { ca }),
        headers: { ...headers, 'user-agent': 'karvon' },
      })
        .on('response', done)
        .on('error', fail)
        .end();
    });
  }

  async function read(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
    if (Number(response.headers['content-length'] ?? 0) > maxBytes) {
      response.destroy();
      throw tooLarge();
    }
    const pieces: Buffer[] = [];
    let size = 0;
    for await (const piece of response) {
      if (!Buffer.isBuffer(piece)) continue;
      size += piece.length;
      if (size > maxBytes) throw tooLarge();
      pieces.push(piece);
    }
    return Buffer.concat(pieces);
  }

  async function follow(
    address: string,
    maxBytes: number,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<RemoteResponse> {
    let url = new URL(address);
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const response = await ask(url, signal, headers);
      const { statusCode = 0, headers: received } = response;
      if (statusCode === 200)
        return { status: 200, body: await read(response, maxBytes), headers: received };
      response.destroy();
      const isConditional = 'if-none-match' in headers || 'if-modified-since' in headers;
      if (statusCode === 304 && isConditional)
        return { status: 304, body: Buffer.alloc(0), headers: received };
      if (statusCode < 300 || statusCode > 399 || received.location === undefined)
        throw new RemoteError('status', `it was answered by ${statusCode}`, statusCode);
      url = new URL(received.location, url);
    }
    throw new RemoteError('redirects', 'too many redirects');
  }

  return {
    /** @throws RemoteError */
    async get(
      address: string,
      maxBytes: number,
      headers: Readonly<Record<string, string>>,
    ): Promise<RemoteResponse> {
      const signal = AbortSignal.timeout(deadline);
      try {
        return await follow(address, maxBytes, headers, signal);
      } catch (error) {
        if (error instanceof RemoteError) throw error;
        const why = error instanceof Error ? error.message : String(error);
        throw new RemoteError(signal.aborted ? 'timeout' : 'unreachable', why);
      }
    },
  };
}

export function createRemoteFiles(options: RemoteFilesOptions = {}): RemoteFiles {
  const reader = createRemoteReader(options);
  return {
    fetch: async (address, maxBytes) =>
      (await reader.get(address, maxBytes, { accept: 'image/*' })).body,
  };
}
