import type { ApiError } from './errors';
import type { RequestConfig, RequestOptions } from './request-config';
import { send } from './send';

export { configureApi } from './configuration';
export { addressWithParams } from './prefetched-response';
export type { ContractBreach, Service } from './configuration';
export type { RequestConfig, RequestOptions } from './request-config';

/** The generator requires this name; every generated hook fails with ApiError. */
export type ErrorType<_Body> = ApiError;
export type BodyType<Body> = Body;

/**
 * axios is loaded with the first call that the page has not prefetched, so a page without such calls does not load it.
 * @throws ApiError and nothing else
 */
export function request<T>(config: RequestConfig, options?: RequestOptions): Promise<T> {
  return send<T>(config, options);
}

export function preloadClient(): void {
  void import('./axios-client');
}

export function etagOf(entity: { version: number }): string {
  return `"v${entity.version}"`;
}

/** Returns a random `Idempotency-Key`: keep one per entity to create, and reuse it for each retry. */
export function idempotencyKey(): string {
  // randomUUID is missing where the page came over plain HTTP from another machine.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
