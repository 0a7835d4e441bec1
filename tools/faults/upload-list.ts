import type { Json } from '../../tests/e2e/dealer.ts';

/** Uploads a list of cars for an import. */
export async function uploadList(
  url: string,
  token: string,
  content: Buffer | string,
  name: string,
) {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(Buffer.from(content))]), name);
  const response = await fetch(`${url}/main/imports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  const json: Json = await response.json();
  return { status: response.status, json };
}
