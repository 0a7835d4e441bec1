import { createDealer } from '../modules/identity/auth/create-dealer';
import type { TestApp } from './test-app';

export const testPassword = 'karvon-demo';

/** Generates unused phone numbers: `+998901000001` and so on. */
export function createPhones(start = 1_000_000) {
  let last = start;
  return () => {
    last += 1;
    return `+99890${last}`;
  };
}

/** Headers of a request through a proxy from that address; the app needs TRUST_PROXY=1. */
export const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

/** Creates an account with `testPassword` and a session through the API. */
export async function signInDealer(
  test: TestApp,
  phone: string,
  headers: Record<string, string> = {},
) {
  const id = await createDealer(test, {
    phone,
    full_name: 'Жасур Каримов',
    password: testPassword,
    language: 'ru',
  });
  return { id, phone, token: await loginAgain(test, phone, headers) };
}

/** Opens another session of that account. */
export async function loginAgain(
  test: TestApp,
  phone: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const { body } = await test.call('login', { body: { phone, password: testPassword }, headers });
  return body.access;
}

/** Requests a code and reads it from the message. */
export async function askForCode(
  test: TestApp,
  phone: string,
  {
    purpose = 'sign_in',
    ...options
  }: { purpose?: 'sign_in' | 'reset'; headers?: Record<string, string> } = {},
): Promise<string> {
  const { status } = await test.call('sendCode', { body: { phone, purpose }, ...options });
  if (status !== 200) throw new Error(`sendCode answered ${status}.`);
  await test.jobs.runDue();
  return test.sent.findLast((message) => message.phone === phone)?.code ?? '';
}

/** Returns a ticket for the number, obtained by a code. */
export async function ticketFor(
  test: TestApp,
  phone: string,
  purpose: 'sign_in' | 'reset' = 'sign_in',
): Promise<string> {
  const code = await askForCode(test, phone, { purpose });
  const { body } = await test.call('verifyCode', { body: { phone, purpose, code } });
  return body.ticket;
}

/** Sorted statuses of concurrent requests, because their order does not matter. */
export const statusesOf = (responses: readonly { status: number }[]): number[] =>
  responses.map(({ status }) => status).toSorted((a, b) => a - b);
