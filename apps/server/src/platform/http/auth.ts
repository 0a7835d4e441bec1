import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Dealer, SessionLookup } from '../values/dealer';
import { forbidden, unauthorized } from './problem';

const bearerPattern = /^Bearer ([A-Za-z0-9._~+/=-]{16,512})$/i;

/** @throws Problem 401 without a token or with an unknown one. */
export async function requireDealer(
  request: FastifyRequest,
  lookup: SessionLookup,
): Promise<Dealer> {
  const token = bearerPattern.exec(request.headers.authorization ?? '')?.[1];
  const dealer = token === undefined ? null : await lookup(token, request.ip);
  if (dealer === null) throw unauthorized();
  return dealer;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares by digest, so that neither length nor content shows in the time taken. */
export const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other));

/** @throws Problem 401 without X-Service-Key, 403 with a wrong one or when none is configured */
export function requireServiceKey(request: FastifyRequest, serviceKey: string | undefined): void {
  const provided = request.headers['x-service-key'];
  if (typeof provided !== 'string' || provided === '') throw unauthorized('service_key_required');
  if (serviceKey === undefined || !isSameSecret(provided, serviceKey)) throw forbidden();
}
