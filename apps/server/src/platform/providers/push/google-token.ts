import { sign } from 'node:crypto';
import * as z from 'zod';
import type { Clock } from '../../values/clock';
import type { ServiceAccount } from './service-account';

const scope = 'https://www.googleapis.com/auth/firebase.messaging';
/** Google's maximum. */
const assertionSeconds = 3600;
/** Time before its end at which a token is renewed, so that none expires in use. */
const marginSeconds = 300;

const responseSchema = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
});

/** Google rejected a token, or could not be reached. `retryAfter` in seconds. */
export class GoogleTokenError extends Error {
  readonly isTemporary: boolean;
  readonly retryAfter: number | undefined;

  constructor(
    reason: string,
    options: { isTemporary: boolean; retryAfter?: number | undefined; cause?: unknown },
  ) {
    super(reason, { cause: options.cause });
    this.name = 'GoogleTokenError';
    this.isTemporary = options.isTemporary;
    this.retryAfter = options.retryAfter;
  }
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** JWT (RS256) with which the account requests a token. */
export function assertion(account: ServiceAccount, now: Date): string {
  const issued = Math.floor(now.getTime() / 1000);
  const head = part({ alg: 'RS256', typ: 'JWT', kid: account.private_key_id });
  const claims = part({
    iss: account.client_email,
    scope,
    aud: account.token_uri,
    iat: issued,
    exp: issued + assertionSeconds,
  });
  const signature = sign('RSA-SHA256', Buffer.from(`${head}.${claims}`), account.private_key);
  return `${head}.${claims}.${signature.toString('base64url')}`;
}

/** Retry-After may also be a date. */
export function retryAfterOf(response: Response, now: Date): number | undefined {
  const text = response.headers.get('retry-after');
  if (text === null) return undefined;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - now.getTime()) / 1000;
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : undefined;
}

/** Cached until shortly before its end; concurrent callers share one request. */
export function createGoogleToken(account: ServiceAccount, clock: Clock, timeout: number) {
  let kept: { token: Promise<string>; until: number } | undefined;

  async function fetchToken(): Promise<{ token: string; seconds: number }> {
    let response: Response;
    try {
      response = await fetch(account.token_uri, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
          assertion: assertion(account, clock.now()),
        }),
        signal: AbortSignal.timeout(timeout),
      });
    } catch (error) {
      // No message has been sent yet, so a retry is safe.
      throw new GoogleTokenError('token unreachable', { isTemporary: true, cause: error });
    }
    const body = responseSchema.safeParse(await response.json().catch(() => undefined));
    if (response.ok && body.success)
      return { token: body.data.access_token, seconds: body.data.expires_in };
    throw new GoogleTokenError(`token ${response.status}`, {
      isTemporary: response.status === 429 || response.status >= 500,
      retryAfter: retryAfterOf(response, clock.now()),
    });
  }

  return {
    /** @throws GoogleTokenError */
    current(): Promise<string> {
      const now = clock.now().getTime();
      if (kept !== undefined && now < kept.until) return kept.token;
      const fetched = fetchToken();
      const mine = {
        token: fetched.then(({ token }) => token),
        until: Number.POSITIVE_INFINITY,
      };
      kept = mine;
      fetched.then(
        ({ seconds }) => {
          mine.until = now + Math.max(0, seconds - marginSeconds) * 1000;
        },
        () => {
          if (kept === mine) kept = undefined;
        },
      );
      return mine.token;
    },

    /** Call it after a rejection, so that the next token is a new one. */
    forget(): void {
      kept = undefined;
    },
  };
}
