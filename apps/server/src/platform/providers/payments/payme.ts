import * as z from 'zod';
import { failureOf } from './payme-errors';
import type { PaymentProvider, ProviderOutcome, ReceiptState } from './payment-provider';

export interface PaymeOptions {
  /** Payme's address for requests of this server. */
  url: string;
  publicUrl: string;
  merchantId: string;
  /** Secret key. With the id it signs calls that browsers may not make. */
  key: string;
  mode: 'live' | 'sandbox';
  offerUrl: string;
  /** @default 8000 */
  timeout?: number;
}

/** Errors before a connection was made: the request surely did not arrive. */
const neverLeft = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

const responseBody = z.union([
  z.object({ error: z.object({ code: z.number() }) }),
  z.object({ result: z.unknown() }),
]);

const receipt = z.object({ receipt: z.object({ _id: z.string().min(1), state: z.number() }) });
const state = z.object({ state: z.number() });
const card = z.object({
  card: z.object({ number: z.string(), expire: z.string(), verify: z.boolean() }),
});

/** Payme's states of a receipt; those between are steps of the same payment. */
function stateOf(code: number): ReceiptState {
  if (code === 4) return 'paid';
  if (code === 21) return 'cancelling';
  if (code === 50) return 'cancelled';
  return code === 0 ? 'open' : 'paying';
}

/** `0399` or `03/99` → `03/99`. */
const expiry = (text: string) => text.replace(/^(\d{2})\/?(\d{2})$/, '$1/$2');

/** Six digits, masking characters of any kind, four digits. */
const mask = (text: string) => text.replaceAll(/[^\d]/g, '*').replace(/\*{10,}/, '*********');

function isNeverSent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return (
    typeof cause === 'object' &&
    cause !== null &&
    'code' in cause &&
    neverLeft.has(String(cause.code))
  );
}

/** Payme's Subscribe protocol: JSON-RPC 2.0, amounts in tiyin, signed by `X-Auth`. */
export function createPayme(options: PaymeOptions): PaymentProvider {
  const { url, merchantId, key, timeout = 8000 } = options;
  let last = 0;

  async function call<Value>(
    method: string,
    params: object,
    schema: z.ZodType<Value>,
  ): Promise<ProviderOutcome<Value>> {
    last += 1;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-auth': `${merchantId}:${key}` },
        body: JSON.stringify({ jsonrpc: '2.0', id: last, method, params }),
        signal: AbortSignal.timeout(timeout),
        redirect: 'error',
      });
      const body = responseBody.safeParse(await response.json());
      if (!body.success) return { kind: 'unknown' };
      if ('error' in body.data) {
        const { code } = body.data.error;
        return { kind: 'refused', code, failure: failureOf(code) };
      }
      const result = schema.safeParse(body.data.result);
      return result.success ? { kind: 'done', value: result.data } : { kind: 'unknown' };
    } catch (error) {
      return isNeverSent(error) ? { kind: 'unreachable' } : { kind: 'unknown' };
    }
  }

  const stateOfReceipt = receipt.transform(({ receipt: one }) => stateOf(one.state));

  return {
    info: {
      provider: 'payme',
      mode: options.mode,
      url: options.publicUrl,
      merchant_id: merchantId,
      offer_url: options.offerUrl,
    },

    checkCard: (token) =>
      call(
        'cards.check',
        { token },
        card.transform(({ card: one }) => ({
          masked: mask(one.number),
          expires: expiry(one.expire),
          isVerified: one.verify,
        })),
      ),

    removeCard: (token) =>
      call(
        'cards.remove',
        { token },
        z.unknown().transform(() => undefined),
      ),

    createReceipt: ({ paymentId, campaignId, amount }) =>
      call(
        'receipts.create',
        { amount: amount * 100, account: { payment: paymentId, campaign: campaignId } },
        receipt.transform(({ receipt: one }) => ({ id: one._id })),
      ),

    payReceipt: (id, token) => call('receipts.pay', { id, token }, stateOfReceipt),

    checkReceipt: (id) =>
      call(
        'receipts.check',
        { id },
        state.transform((one) => stateOf(one.state)),
      ),

    cancelReceipt: (id) => call('receipts.cancel', { id }, stateOfReceipt),

    sendReceipt: (id, phone) =>
      call(
        'receipts.send',
        { id, phone: phone.replace('+', '') },
        z.unknown().transform(() => undefined),
      ),
  };
}
