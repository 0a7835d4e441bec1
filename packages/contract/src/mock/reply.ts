import { STATUS_CODES } from 'node:http';

export interface Reply {
  status: number;
  body?: unknown;
  type?: string | undefined;
  headers?: Record<string, string>;
}

const codes: Record<number, string> = {
  400: 'malformed_json',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  412: 'stale_version',
  415: 'content_type_not_supported',
  422: 'validation_failed',
  428: 'if_match_required',
  429: 'too_many_requests',
  500: 'internal_error',
  501: 'not_implemented',
  503: 'service_unavailable',
};

export const problem = (status: number, more: object = {}): Reply => ({
  status,
  type: 'application/problem+json',
  body: {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? `Status ${String(status)}`,
    status,
    code: codes[status] ?? 'bad_request',
    instance: 'mock',
    ...more,
  },
});
