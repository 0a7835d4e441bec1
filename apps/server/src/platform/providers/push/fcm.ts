import type { Clock } from '../../values/clock';
import { outcomeOf } from './fcm-response';
import { GoogleTokenError, createGoogleToken, retryAfterOf } from './google-token';
import type { PushMessage, PushOutcome, PushProvider } from './push-provider';
import type { ServiceAccount } from './service-account';

export interface FcmOptions {
  account: ServiceAccount;
  clock: Clock;
  /** @default https://fcm.googleapis.com */
  baseUrl: string;
  /** ms for each request. @default 10000 */
  timeout?: number;
}

/** Errors before a connection was made: the message cannot have arrived. */
const neverLeft = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

function codeOf(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'code' in cause
    ? String(cause.code)
    : undefined;
}

/** A message without visible text, with the same lifetime on each platform. */
function bodyOf({ token, platform, timeToLive, data }: PushMessage, now: Date) {
  const seconds = String(timeToLive);
  const byPlatform = {
    web: { webpush: { headers: { TTL: seconds, Urgency: 'high' } } },
    android: { android: { priority: 'HIGH', ttl: `${seconds}s` } },
    // Apple requires priority 5 for a push without an alert.
    ios: {
      apns: {
        headers: {
          'apns-priority': '5',
          'apns-push-type': 'background',
          'apns-expiration': String(Math.floor(now.getTime() / 1000) + timeToLive),
        },
        payload: { aps: { 'content-available': 1 } },
      },
    },
  } as const;
  return { message: { token, data, ...byPlatform[platform] } };
}

/** Sends by FCM's HTTP v1, one message per request, authorized by the service account. */
export function createFcm({ account, clock, baseUrl, timeout = 10_000 }: FcmOptions): PushProvider {
  const googleToken = createGoogleToken(account, clock, timeout);
  const address = new URL(`/v1/projects/${account.project_id}/messages:send`, baseUrl);

  const post = (message: PushMessage, token: string) =>
    fetch(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(bodyOf(message, clock.now())),
      signal: AbortSignal.timeout(timeout),
    });

  async function signedPost(message: PushMessage): Promise<Response> {
    const response = await post(message, await googleToken.current());
    if (response.status !== 401) return response;
    await response.body?.cancel();
    googleToken.forget();
    return post(message, await googleToken.current());
  }

  function failureOf(error: unknown): PushOutcome {
    if (error instanceof GoogleTokenError) {
      const { message: reason, isTemporary, retryAfter } = error;
      if (!isTemporary) return { kind: 'failed', reason };
      return { kind: 'later', reason, retryAfter };
    }
    const code = codeOf(error);
    return code !== undefined && neverLeft.has(code)
      ? { kind: 'later', reason: `fcm ${code}` }
      : { kind: 'failed', reason: `fcm no answer${code === undefined ? '' : ` (${code})`}` };
  }

  return {
    async send(message) {
      try {
        const response = await signedPost(message);
        if (response.ok) {
          await response.body?.cancel();
          return { kind: 'sent' };
        }
        const body: unknown = await response.json().catch(() => undefined);
        return outcomeOf(response.status, body, retryAfterOf(response, clock.now()));
      } catch (error) {
        return failureOf(error);
      }
    },
  };
}
