import type { RequestConfig, RequestOptions } from './request-config';

export function callHeaders(
  config: RequestConfig,
  options: RequestOptions,
  token: string | undefined,
  language: string,
): Record<string, string> {
  const headers: Record<string, string> = {
    Accept: 'application/json, application/problem+json, */*;q=0.5',
    'Accept-Language': language,
  };
  if (token !== undefined) headers['Authorization'] = `Bearer ${token}`;
  // FormData needs its own boundary: with a JSON header axios would convert it to a JSON string.
  if (config.data !== undefined && !(config.data instanceof FormData)) {
    headers['Content-Type'] = 'application/json';
  }
  for (const [name, value] of Object.entries({ ...config.headers, ...options.headers })) {
    if (typeof value === 'string' && value !== '' && name.toLowerCase() !== 'content-type') {
      headers[name] = value;
    }
  }
  return headers;
}
