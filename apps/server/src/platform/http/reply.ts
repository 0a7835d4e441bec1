import { versionTag } from './etag';

export const ok = async <Body>(body: Body | Promise<Body>, headers?: Record<string, string>) => ({
  status: 200 as const,
  body: await body,
  headers,
});

export const created = async <Body>(body: Body | Promise<Body>) => ({
  status: 201 as const,
  body: await body,
});

export async function noContent(work: Promise<unknown>) {
  await work;
  return { status: 204 as const };
}

const withVersion = <Body extends { version: number }>(body: Body) => ({
  body,
  headers: { etag: versionTag(body.version) },
});

/** 200 with the version in the body and in `ETag`, for changes by `If-Match`. */
export const versioned = async <Body extends { version: number }>(body: Body | Promise<Body>) => ({
  status: 200 as const,
  ...withVersion(await body),
});

export const createdVersion = async <Body extends { version: number }>(
  body: Body | Promise<Body>,
) => ({
  status: 201 as const,
  ...withVersion(await body),
});
