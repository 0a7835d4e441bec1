import { HttpResponse } from 'msw';

const titles: Readonly<Record<number, readonly [title: string, code: string]>> = {
  400: ['Bad Request', 'bad_request'],
  401: ['Unauthorized', 'unauthorized'],
  403: ['Forbidden', 'forbidden'],
  404: ['Not Found', 'not_found'],
  409: ['Conflict', 'transition_not_allowed'],
  412: ['Precondition Failed', 'stale_version'],
  413: ['Payload Too Large', 'file_too_large'],
  415: ['Unsupported Media Type', 'file_type_not_supported'],
  422: ['Unprocessable Content', 'validation_failed'],
  429: ['Too Many Requests', 'too_many_requests'],
  501: ['Not Implemented', 'not_implemented'],
  503: ['Service Unavailable', 'service_unavailable'],
};

/** @param extra members that this status adds: `errors`, `allowed`, `retry_after`, `current`, another `code` */
export function problemResponse(
  status: number,
  extra: Readonly<Record<string, unknown>> = {},
): Response {
  const [title, code] = titles[status] ?? ['Error', 'unknown'];
  const retryAfter = extra['retry_after'];
  return new HttpResponse(
    JSON.stringify({ type: 'about:blank', title, status, code, instance: '01J9Z6T4Q8', ...extra }),
    {
      status,
      headers: {
        'Content-Type': 'application/problem+json',
        ...(typeof retryAfter === 'number' && { 'Retry-After': String(retryAfter) }),
      },
    },
  );
}

export function htmlResponse(status = 200): Response {
  return new HttpResponse('<!doctype html><title>proxy</title>', {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}

/** The screen sees kind `offline`. */
export function offlineResponse(): Response {
  return HttpResponse.error();
}
