import type { HandlersFor } from '../../contract';
import { csvResponse } from '../../http/csv-response';
import { missing, unavailable, validation } from '../../http/problem';
import type { MoneyServices } from './money.module';

type MoneyOperation =
  | 'listCards'
  | 'addCard'
  | 'updateCard'
  | 'deleteCard'
  | 'startCardVerification'
  | 'getPaymentProvider'
  | 'listPayments'
  | 'createPayment'
  | 'exportPayments'
  | 'getPayment'
  | 'refundPayment'
  | 'sendReceipt'
  | 'getBalance'
  | 'listLedger'
  | 'exportLedger';

/** The key that came with a request, which is required where money moves. @throws Problem 422 */
function keyOf({ headers }: { headers: Record<string, unknown> }): string {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string') throw validation([missing('Idempotency-Key')]);
  if (key.length < 8 || key.length > 100)
    throw validation([{ field: 'Idempotency-Key', code: 'invalid_format' }]);
  return key;
}

/**
 * Everything under /payments. What asks the provider does so before the key's transaction opens: no connection waits for another
 * company's server, and a payment is committed before its card is charged.
 */
export function moneyRoutes(money: MoneyServices): HandlersFor<MoneyOperation> {
  const { cards, payments, refunds, ledger, entries } = money;
  return {
    async listCards({ owner }) {
      return { status: 200, body: await cards.list(owner) };
    },
    addCard: {
      async prepare({ owner, body: { token, is_default: isDefault = false } }) {
        const store = await cards.add(owner, { token, isDefault });
        return async () => ({ status: 201, body: await store() });
      },
    },
    async updateCard({ owner, params }) {
      return { status: 200, body: await cards.makeDefault(owner, params.id) };
    },
    async deleteCard({ owner, params }) {
      await cards.remove(owner, params.id);
      return { status: 204 };
    },
    async startCardVerification({ owner, params }) {
      return { status: 200, body: { token: await cards.startVerification(owner, params.id) } };
    },
    async getPaymentProvider() {
      if (money.provider === undefined) throw unavailable(60);
      return { status: 200, body: money.provider };
    },
    async listPayments({ owner, query, language }) {
      return { status: 200, body: await payments.page(owner, query, language) };
    },
    createPayment: {
      async prepare({ owner, dealer, body, language, request }) {
        const payer = await money.payerOf(dealer);
        const id = await payments.start(owner, keyOf(request), payer, body);
        return async () => ({ status: 201, body: await payments.get(owner, id, language) });
      },
    },
    async exportPayments({ owner, query, language, request }) {
      return csvResponse({ owner, request }, () => payments.csv(owner, query, language));
    },
    async getPayment({ owner, params, language }) {
      return { status: 200, body: await payments.get(owner, params.id, language) };
    },
    refundPayment: {
      async prepare({ owner, params, language, request }) {
        await refunds.start(owner, params.id, keyOf(request));
        return async () => ({ status: 200, body: await payments.get(owner, params.id, language) });
      },
    },
    sendReceipt: {
      async prepare({ owner, params, body }) {
        await payments.sendReceipt(owner, params.id, body.phone);
        return async () => ({ status: 204 });
      },
    },
    async getBalance({ owner }) {
      return { status: 200, body: await ledger.balance(owner) };
    },
    async listLedger({ owner, query, language }) {
      return { status: 200, body: await entries.page(owner, query, language) };
    },
    async exportLedger({ owner, query, language, request }) {
      return csvResponse({ owner, request }, () => entries.csv(owner, query, language));
    },
  };
}
