import { sendCode } from './queries';
import { isApiError } from '@karvon/api/errors';
import { useSearchParams } from 'react-router-dom';
import { safeNext } from '../../shared/session/next-path';
import { saveProfile } from '../../shared/session/profile';
import { arrivals, type Arrival } from '../../shared/session/arrival';
import { signInFlow, type Purpose } from './flow';
import { waitOf } from './rejections';

export function enter(
  response: { access: string; business_user: { id: number } },
  arrival?: Arrival,
): void {
  arrivals.set(arrival);
  saveProfile({ access: response.access, business_user: { id: response.business_user.id } });
}

export function enterDemo(response: {
  access: string;
  expires_at: string;
  business_user: { id: number };
}): void {
  arrivals.set(undefined);
  saveProfile(response, response.expires_at);
}

/** Requests a code, unless a valid one for this purpose is less than 60 seconds old. @throws ApiError */
export async function requestCode(phone: string, purpose: Purpose): Promise<void> {
  const { sent } = signInFlow.read();
  if (sent?.purpose === purpose && sent.resendAt > Date.now()) return;
  try {
    const { resend_at } = await sendCode({ phone, purpose });
    signInFlow.codeSent(purpose, resend_at);
  } catch (error) {
    keepRest(error);
    throw error;
  }
}

/** Stores the required wait, so that it survives a reload. */
export function keepRest(error: unknown): void {
  const until = waitOf(error, Date.now());
  if (until === undefined || !isApiError(error)) return;
  if (error.code === 'code_rest') signInFlow.set({ codeRest: until });
  if (error.code === 'password_rest') signInFlow.set({ passwordRest: until });
}

export function useNext(): string | undefined {
  const [search] = useSearchParams();
  return safeNext(search.get('next'));
}
