import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { ApiError } from './api-error.ts';
import type { Uploads } from './files.ts';

const maxBody = 50 * 1024 * 1024;

/** Objects are JSON in a query, a form and multipart. */
function valueOf(text: string): unknown {
  if (!/^[[{]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, "can't parse JSON object");
  }
}

/** Parameters of a call in each of the ways that Telegram takes them. */
export async function readCall(
  request: IncomingMessage,
  url: URL,
): Promise<{ params: Record<string, unknown>; uploads: Uploads }> {
  const type = request.headers['content-type'] ?? '';
  const body = await buffer(request);
  if (body.byteLength > maxBody) throw new ApiError(413, 'Request Entity Too Large');
  const uploads = new Map<string, Buffer>();
  const params: Record<string, unknown> = {};
  for (const [name, value] of url.searchParams) params[name] = valueOf(value);
  if (type.startsWith('application/json') && body.byteLength > 0) {
    Object.assign(params, valueOf(body.toString()));
  } else if (/^multipart\/form-data|urlencoded/.test(type)) {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': type },
    }).formData();
    for (const [name, value] of form) {
      if (typeof value === 'string') params[name] = valueOf(value);
      else uploads.set(name, Buffer.from(await value.arrayBuffer()));
    }
    // A file may be the parameter itself, without `attach://`.
    for (const name of uploads.keys()) params[name] ??= `attach://${name}`;
  }
  return { params, uploads };
}
