import type { PaymentProvider } from '@karvon/api/main';
import { minute } from '../../shared/time';
import { valueAt } from '../../shared/value-at';

export type CardFailure =
  | 'number'
  | 'expired'
  | 'sms_off'
  | 'code'
  | 'code_old'
  | 'declined'
  | 'provider_unavailable';

export class CardError extends Error {
  readonly failure: CardFailure;

  constructor(failure: CardFailure) {
    super(failure);
    this.name = 'CardError';
    this.failure = failure;
  }
}

const failures: Readonly<Record<number, CardFailure>> = {
  [-31001]: 'provider_unavailable',
  [-31002]: 'provider_unavailable',
  [-31101]: 'code_old',
  [-31103]: 'code',
  [-31110]: 'sms_off',
  [-31300]: 'number',
  [-31301]: 'expired',
  [-32602]: 'number',
};

const patience = 20_000;

/** Calls Payme's Subscribe API. Only this function handles a card's number, which goes to no address of ours and into no cache, log or storage. */
async function call(
  { url, merchant_id }: PaymentProvider,
  method: string,
  params: object,
): Promise<unknown> {
  let body: unknown;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-auth': merchant_id },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    body = await response.json();
  } catch {
    throw new CardError('provider_unavailable');
  }
  const code = valueAt(valueAt(body, 'error'), 'code');
  if (typeof code === 'number') throw new CardError(failures[code] ?? 'declined');
  return valueAt(body, 'result');
}

const tokenOf = (result: unknown): string => {
  const token = valueAt(valueAt(result, 'card'), 'token');
  if (typeof token !== 'string') throw new CardError('provider_unavailable');
  return token;
};

export const createCard = async (
  provider: PaymentProvider,
  card: { number: string; expire: string },
): Promise<string> =>
  tokenOf(
    await call(provider, 'cards.create', {
      card: { number: card.number.replaceAll(' ', ''), expire: card.expire.replace('/', '') },
      save: true,
    }),
  );

export interface SentCode {
  phone: string;
  wait: number;
}

/** @throws CardError */
export async function sendCode(provider: PaymentProvider, token: string): Promise<SentCode> {
  const result = await call(provider, 'cards.get_verify_code', { token });
  const [phone, wait] = [valueAt(result, 'phone'), valueAt(result, 'wait')];
  return {
    phone: typeof phone === 'string' ? phone : '',
    wait: typeof wait === 'number' ? wait : minute,
  };
}

export const verifyCard = async (
  provider: PaymentProvider,
  token: string,
  code: string,
): Promise<string> => tokenOf(await call(provider, 'cards.verify', { token, code }));
