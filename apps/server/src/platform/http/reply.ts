import { versionTag } from './etag';

/** 200 with the result of the work. */
export const ok = async <Body>(body: Body | Promise<Body>, headers?: Record<string, string>) => ({
  status: 200 as const,
  body: await body,
  headers,
});

/** 201 with the created entity. */
export const created = async <Body>(body: Body | Promise<Body>) => ({
  status: 201 as const,
  body: await body,
});

/** 204 once it is done. */
export async function noContent(work: Promise<unknown>) {
  await work;
  return { status: 204 as const };
}

const withVersion = <Body extends { version: number }>(body: Body) => ({
  body,
  headers: { etag: versionTag(body.version) },
});

/** 200 with an entity that is changed by `If-Match`: its version is in the body and in `ETag`. */
export const versioned = async <Body extends { version: number }>(body: Body | Promise<Body>) => ({
  status: 200 as const,
  ...withVersion(await body),
});

/** 201 with the created entity and its ETag. */
export const createdVersion = async <Body extends { version: number }>(
  body: Body | Promise<Body>,
) => ({
  status: 201 as const,
  ...withVersion(await body),
});
