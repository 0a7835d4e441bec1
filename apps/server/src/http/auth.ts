import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Owner, UserId } from '../db/owner';
import type { MemberRole, PermissionsMode } from '../modules/members/members.tables';
import { forbidden, unauthorized } from './problem';

/** Who is signed in, and the business they act for. */
export interface Dealer {
  /** The person: whose sessions, devices and profile these are. */
  user: UserId;
  /** The business: whose rows these are. */
  owner: Owner;
  session_id: number;
  /** A look at the demonstration, which changes nothing. */
  is_read_only: boolean;
  /** Whether roles are in effect in the business. */
  permissions_mode: PermissionsMode;
  /** So'm; what managers may pay at once while roles are in effect. */
  manager_pay_limit: number;
  /** What the person is in the business. */
  member: {
    id: number;
    role: MemberRole;
    /** Showrooms they work in; empty for all. */
    avtosalons: readonly number[];
  };
}

/**
 * Finds the dealer of an access token and slides its life; null when unknown, expired or revoked. Made by the auth module.
 * @throws Problem 401 `account_blocked` for a member who was blocked while signed in
 */
export type SessionLookup = (token: string, address?: string) => Promise<Dealer | null>;

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

/**
 * @throws Problem 401 without X-Service-Key, 403 with a wrong one or when none is configured.
 */
export function requireServiceKey(request: FastifyRequest, serviceKey: string | undefined): void {
  const provided = request.headers['x-service-key'];
  if (typeof provided !== 'string' || provided === '') throw unauthorized('service_key_required');
  if (serviceKey === undefined || !isSameSecret(provided, serviceKey)) throw forbidden();
}
