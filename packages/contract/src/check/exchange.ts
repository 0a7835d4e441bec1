export interface Received {
  status: number;
  headers: Headers;
  contentType: string | undefined;
  raw: string;
  bytes: Uint8Array;
  /** Text when it is not JSON. */
  body: unknown;
  milliseconds: number;
}

export interface Outgoing {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string | FormData | Uint8Array<ArrayBuffer> | undefined;
  /** ms */
  timeout: number;
}

const parse = (raw: string, contentType: string | undefined): unknown => {
  if (contentType?.includes('json') !== true) return raw;
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
};

const reasonOf = (cause: unknown, timeout: number): string => {
  if (!(cause instanceof Error)) return String(cause);
  if (cause.name === 'TimeoutError') return `no response within ${String(timeout / 1000)} s`;
  const inner = cause.cause;
  return inner instanceof Error && inner.message !== '' ? inner.message : cause.message;
};

export class NoResponse extends Error {}

/** @throws NoResponse when no response came */
export const exchange = async (request: Outgoing): Promise<Received> => {
  const started = performance.now();
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      body: request.body ?? null,
      signal: AbortSignal.timeout(request.timeout),
      redirect: 'manual',
    });
    const contentType = response.headers.get('content-type') ?? undefined;
    // `text()` would remove the byte order mark.
    const bytes = await response.arrayBuffer();
    const raw = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    return {
      status: response.status,
      headers: response.headers,
      contentType,
      raw,
      bytes: new Uint8Array(bytes),
      body: parse(raw, contentType),
      milliseconds: performance.now() - started,
    };
  } catch (cause) {
    throw new NoResponse(reasonOf(cause, request.timeout), { cause });
  }
};
