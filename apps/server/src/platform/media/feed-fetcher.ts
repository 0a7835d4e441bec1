import { type RemoteFilesOptions, createRemoteReader } from './remote-files';

/** Validators of an earlier response. */
export interface FeedValidators {
  etag: string | undefined;
  lastModified: string | undefined;
}

/** Undefined content: unchanged since the validators. */
export interface FetchedFeed extends FeedValidators {
  content: Buffer | undefined;
}

export interface FeedFetcher {
  /** @throws RemoteError */
  fetch(address: string, validators: FeedValidators): Promise<FetchedFeed>;
}

const mostBytes = 50 * 1024 * 1024;
const deadline = 120_000;

export function createFeedFetcher(options: RemoteFilesOptions = {}): FeedFetcher {
  const reader = createRemoteReader({ deadline, ...options });
  return {
    async fetch(address, { etag, lastModified }) {
      const { status, body, headers } = await reader.get(address, mostBytes, {
        accept: 'application/xml, application/json, text/xml',
        ...(etag !== undefined && { 'if-none-match': etag }),
        ...(lastModified !== undefined && { 'if-modified-since': lastModified }),
      });
      return {
        content: status === 304 ? undefined : body,
        etag: headers.etag,
        lastModified: headers['last-modified'],
      };
    },
  };
}
