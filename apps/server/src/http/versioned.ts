import { versionTag } from './etag';

/** Response of an entity that is changed by `If-Match`: its version is in the body and in `ETag`. */
export const versioned = <Body extends { version: number }>(body: Body) => ({
  status: 200 as const,
  body,
  headers: { etag: versionTag(body.version) },
});
