import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Config } from '../../../platform/config/config';
import { isSameSecret } from '../../../platform/http/auth';
import { smallBody } from '../../../platform/http/json-body';
import type { FiscalReceipts } from './fiscal-receipts.service';

/** Path of Payme's calls: the address configured for the cash desk in the merchant's cabinet. */
const providerCallsPath = '/payme';

/** Error codes of Payme's Merchant protocol. */
const errors = {
  unauthorized: -32504,
  notACall: -32600,
  unknownMethod: -32601,
  wrongParams: -32602,
  receiptUnknown: -32001,
} as const;

const callInput = z.object({
  id: z.union([z.number(), z.string()]).nullish(),
  method: z.string(),
  params: z.unknown(),
});

const fiscalInput = z.object({
  id: z.string().min(1).max(100),
  type: z.enum(['PERFORM', 'CANCEL']),
  fiscal_data: z.object({
    /** 0 when the tax office has accepted it. */
    status_code: z.number(),
    qr_code_url: z.string().max(500).optional(),
  }),
});

/** True for an address of a fiscal receipt that dealers may open: https or the local provider, without a login. */
function isSafeAddress(url: string, provider: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, origin, username, password } = new URL(url);
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || origin === new URL(provider).origin;
}

/** Checks `Basic` authentication: the login is always `Paycom`, the password is the key of the cash desk. */
function isProvider({ headers }: FastifyRequest, key: string): boolean {
  const [scheme, encoded = ''] = (headers.authorization ?? '').split(' ');
  const provided = Buffer.from(encoded, 'base64').toString();
  return scheme === 'Basic' && isSameSecret(provided, `Paycom:${key}`);
}

/**
 * Registers the call that Payme makes to merchants using the Subscribe protocol: `SetFiscalData`, once a receipt is with the tax office. It
 * is Payme's protocol and not part of our contract: every response is 200 with a result or a code.
 */
export function installProviderCalls(
  app: FastifyInstance,
  config: Config,
  fiscalReceipts: FiscalReceipts,
): void {
  const { PAYMENTS, PAYME_KEY: key, PAYME_URL, PAYME_PUBLIC_URL = PAYME_URL } = config;
  if (PAYMENTS !== 'payme' || key === undefined) return;

  async function setFiscalData(params: unknown, { log }: FastifyRequest): Promise<number | object> {
    const input = fiscalInput.safeParse(params);
    if (!input.success) return errors.wrongParams;
    const { id, type, fiscal_data } = input.data;
    const { status_code: code, qr_code_url: url } = fiscal_data;
    const done = { success: true };
    // A refund has its own receipt. A receipt rejected by the tax office has no address.
    if (type === 'CANCEL' || code !== 0 || url === undefined) {
      if (code !== 0) log.warn({ receipt_id: id, code }, 'payment.fiscal_failed');
      return (await fiscalReceipts.isKnown(id)) ? done : errors.receiptUnknown;
    }
    if (!isSafeAddress(url, PAYME_PUBLIC_URL)) return errors.wrongParams;
    return (await fiscalReceipts.keep(id, url)) ? done : errors.receiptUnknown;
  }

  async function respond(request: FastifyRequest): Promise<object> {
    const call = callInput.safeParse(request.body);
    const id = call.data?.id ?? null;
    const outcome = !isProvider(request, key ?? '')
      ? errors.unauthorized
      : !call.success
        ? errors.notACall
        : call.data.method === 'SetFiscalData'
          ? await setFiscalData(call.data.params, request)
          : errors.unknownMethod;
    return typeof outcome === 'number'
      ? { jsonrpc: '2.0', id, error: { code: outcome } }
      : { jsonrpc: '2.0', id, result: outcome };
  }

  app.post(providerCallsPath, { bodyLimit: smallBody.bytes }, (request) => respond(request));
}
