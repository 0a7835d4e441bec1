import type { FastifyRequest } from 'fastify';
import type { HandlersFor } from '../../contract';
import type { Client } from '../sessions/sessions.service';
import { toSignedIn } from './auth.mapper';
import type { AuthService } from './auth.service';

/** Answers that hold a token or a ticket are kept by no cache. */
const headers = { 'cache-control': 'no-store' };

const clientOf = (request: FastifyRequest): Client => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
});

type AuthOperation =
  | 'checkPhone'
  | 'sendCode'
  | 'verifyCode'
  | 'register'
  | 'login'
  | 'resetPassword'
  | 'changePassword'
  | 'getInvitation';

export function authRoutes(auth: AuthService): HandlersFor<AuthOperation> {
  return {
    async checkPhone({ body, request }) {
      return { status: 200, body: await auth.checkPhone(body.phone, request.ip), headers };
    },
    async sendCode({ body, language, request }) {
      const sent = await auth.sendCode(body.phone, body.purpose, language, request.ip);
      return {
        status: 200,
        body: {
          resend_at: sent.resend_at.toISOString(),
          expires_at: sent.expires_at.toISOString(),
        },
        headers,
      };
    },
    async verifyCode({ body, request }) {
      const verified = await auth.verifyCode(body, request.ip);
      return {
        status: 200,
        body: { ...verified, expires_at: verified.expires_at.toISOString() },
        headers,
      };
    },
    async register({ body, language, request }) {
      return {
        status: 201,
        body: toSignedIn(await auth.register(body, language, clientOf(request))),
        headers,
      };
    },
    async login({ body, request }) {
      const client = clientOf(request);
      const signedIn =
        'phone' in body
          ? await auth.loginByPassword(body.phone, body.password, client)
          : await auth.loginByTicket(body, client);
      return { status: 200, body: toSignedIn(signedIn), headers };
    },
    async changePassword({ dealer, body }) {
      await auth.changePassword(dealer, body);
      return { status: 204 };
    },
    async getInvitation({ params }) {
      return { status: 200, body: await auth.invitation(params.token), headers };
    },
    async resetPassword({ body, request }) {
      const signedIn = await auth.resetPassword(body.ticket, body.password, clientOf(request));
      return { status: 200, body: toSignedIn(signedIn), headers };
    },
  };
}
