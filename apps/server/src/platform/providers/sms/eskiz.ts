import * as z from 'zod';
import { SmsError, type SmsProvider } from './sms-provider';

export interface EskizOptions {
  /** @default https://notify.eskiz.uz */
  baseUrl: string;
  email: string;
  password: string;
  /** Sender that Eskiz has approved. @default 4546 */
  from: string;
  /** ms. @default 10000 */
  timeout?: number;
}

const tokenResponse = z.object({ data: z.object({ token: z.string().min(1) }) });

/** Eskiz, the Uzbek SMS gateway: signs in once, signs in again when the token is rejected, then sends. */
export function createEskiz({
  baseUrl,
  email,
  password,
  from,
  timeout = 10_000,
}: EskizOptions): SmsProvider {
  let token: Promise<string> | undefined;

  async function post(path: string, fields: Record<string, string>, bearer?: string) {
    try {
      return await fetch(new URL(path, baseUrl), {
        method: 'POST',
        headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
        body: new URLSearchParams(fields),
        signal: AbortSignal.timeout(timeout),
      });
    } catch (error) {
      throw new SmsError('unreachable', { cause: error });
    }
  }

  async function login(): Promise<string> {
    const response = await post('/api/auth/login', { email, password });
    const parsed = tokenResponse.safeParse(await response.json().catch(() => undefined));
    if (!response.ok || !parsed.success) throw new SmsError(`login ${response.status}`);
    return parsed.data.data.token;
  }

  /** Shares one login between all waiting calls. A failed one is not cached. */
  function currentToken(): Promise<string> {
    token ??= login().catch((error: unknown) => {
      token = undefined;
      throw error;
    });
    return token;
  }

  return {
    async send({ phone, text }) {
      const message = { mobile_phone: phone.replace('+', ''), message: text, from };
      const used = currentToken();
      let response = await post('/api/message/sms/send', message, await used);
      if (response.status === 401) {
        if (token === used) token = undefined;
        response = await post('/api/message/sms/send', message, await currentToken());
      }
      if (!response.ok) throw new SmsError(`send ${response.status}`);
      await response.body?.cancel();
    },
  };
}
