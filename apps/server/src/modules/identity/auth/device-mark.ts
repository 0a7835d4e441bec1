import type { FastifyRequest } from 'fastify';
import type { Client } from '../sessions/sessions.service';

const name = 'karvon-device';
const lifeSeconds = 180 * 24 * 60 * 60;

const markOf = (cookies: string | undefined): string | undefined =>
  cookies
    ?.split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

export const clientOf = (request: FastifyRequest): Client => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
  mark: markOf(request.headers.cookie),
});

/** Neither a session nor a credential. Scripts cannot read it, and other sites' requests do not send it. */
export const markCookie = (mark: string, isSecure: boolean): string =>
  `${name}=${mark}; Path=/; Max-Age=${lifeSeconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
