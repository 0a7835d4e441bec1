import type { FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/config';
import { handlersOf } from '../../../platform/http/contract';
import { noContent, ok } from '../../../platform/http/reply';
import { type SignedInAccount, toSignedIn } from './auth.mapper';
import type { AuthService } from './auth.service';
import type { DemoVisits } from './demo-visits';
import { clientOf, markCookie } from './device-mark';

/** Responses with a token or a ticket must not be cached. */
const headers = { 'cache-control': 'no-store' };

export function authRoutes(
  auth: AuthService,
  demoVisits: DemoVisits,
  { PUBLIC_ORIGIN }: Pick<Config, 'PUBLIC_ORIGIN'>,
) {
  const isSecure = ({ protocol }: FastifyRequest) =>
    protocol === 'https' || PUBLIC_ORIGIN?.startsWith('https:') === true;

  const signedIn = (account: SignedInAccount & { mark: string }, request: FastifyRequest) => ({
    body: toSignedIn(account),
    headers: { ...headers, 'set-cookie': markCookie(account.mark, isSecure(request)) },
  });

  return handlersOf({
    checkPhone: ({ body, request }) => ok(auth.checkPhone(body.phone, clientOf(request)), headers),
    async sendCode({ body, language, request }) {
      const sent = await auth.sendCode(body.phone, body.purpose, language, clientOf(request));
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
      const verified = await auth.verifyCode(body, clientOf(request));
      return {
        status: 200,
        body: { ...verified, expires_at: verified.expires_at.toISOString() },
        headers,
      };
    },
    async register({ body, language, request }) {
      const account = await auth.register(body, language, clientOf(request));
      return { status: 200, ...signedIn(account, request) };
    },
    async login({ body, request }) {
      const client = clientOf(request);
      const account =
        'phone' in body
          ? await auth.loginByPassword(body.phone, body.password, client)
          : await auth.loginByTicket(body, client);
      return { status: 200, ...signedIn(account, request) };
    },
    changePassword: ({ dealer, body }) => noContent(auth.changePassword(dealer, body)),
    async startDemo({ request, language }) {
      const account = await demoVisits.start(clientOf(request), language);
      return { status: 200, body: toSignedIn(account), headers };
    },
    getInvitation: ({ params }) => ok(auth.invitation(params.token), headers),
    async resetPassword({ body, request }) {
      const account = await auth.resetPassword(body.ticket, body.password, clientOf(request));
      return { status: 200, ...signedIn(account, request) };
    },
  });
}
