import { handlersOf } from '../../../platform/http/contract';
import { csvResponse } from '../../../platform/http/csv-response';
import { missing, unavailable, validation } from '../../../platform/http/problem';
import { created, noContent, ok } from '../../../platform/http/reply';
import type { MoneyServices } from './money.module';

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
export function moneyRoutes(money: MoneyServices) {
  const { cards, payments, refunds, ledger, entries } = money;
  return handlersOf({
    listCards: ({ owner }) => ok(cards.list(owner)),
    addCard: {
      async prepare({ owner, body: { token, is_default: isDefault = false } }) {
        const store = await cards.add(owner, { token, isDefault });
        return () => created(store());
      },
    },
    updateCard: ({ owner, params }) => ok(cards.makeDefault(owner, params.id)),
    deleteCard: ({ owner, params }) => noContent(cards.remove(owner, params.id)),
    async startCardVerification({ owner, params }) {
      return { status: 200, body: { token: await cards.startVerification(owner, params.id) } };
    },
    async getPaymentProvider() {
      if (money.provider === undefined) throw unavailable(60);
      return { status: 200, body: money.provider };
    },
    listPayments: ({ owner, query, language }) => ok(payments.page(owner, query, language)),
    createPayment: {
      async prepare({ owner, dealer, body, language, request }) {
        const payer = await money.payerOf(dealer);
        const id = await payments.start(owner, keyOf(request), payer, body);
        return () => created(payments.get(owner, id, language));
      },
    },
    exportPayments: ({ owner, query, language, request }) =>
      csvResponse({ owner, request }, () => payments.csv(owner, query, language)),
    getPayment: ({ owner, params, language }) => ok(payments.get(owner, params.id, language)),
    refundPayment: {
      async prepare({ owner, params, language, request }) {
        await refunds.start(owner, params.id, keyOf(request));
        return () => ok(payments.get(owner, params.id, language));
      },
    },
    sendReceipt: {
      async prepare({ owner, params, body }) {
        await payments.sendReceipt(owner, params.id, body.phone);
        return async () => ({ status: 204 });
      },
    },
    getBalance: ({ owner }) => ok(ledger.balance(owner)),
    listLedger: ({ owner, query, language }) => ok(entries.page(owner, query, language)),
    exportLedger: ({ owner, query, language, request }) =>
      csvResponse({ owner, request }, () => entries.csv(owner, query, language)),
  });
}
