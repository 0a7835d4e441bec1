import { handlersOf } from '../../../platform/http/contract';
import { csvResponse } from '../../../platform/http/csv-response';
import { missing, unavailable, validation } from '../../../platform/http/problem';
import { created, noContent, ok } from '../../../platform/http/reply';
import type { MoneyServices } from './money.module';

/** Idempotency key, required where money moves. @throws Problem 422 */
function keyOf({ headers }: { headers: Record<string, unknown> }): string {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string') throw validation([missing('Idempotency-Key')]);
  if (key.length < 8 || key.length > 100)
    throw validation([{ field: 'Idempotency-Key', code: 'invalid_format' }]);
  return key;
}

/**
 * Operations under /payments. Calls to the provider run before the transaction of the idempotency key opens: no database connection
 * waits for the provider, and a payment is committed before its card is charged.
 */
export function moneyRoutes(money: MoneyServices) {
  const { cards, payments, refunds, ledger, entries } = money;
  return handlersOf({
    listCards: ({ access }) => ok(cards.list(access)),
    addCard: {
      async prepare({ access, body: { token, is_default: isDefault = false } }) {
        const store = await cards.add(access, { token, isDefault });
        return () => ok(store());
      },
    },
    updateCard: ({ access, params }) => ok(cards.makeDefault(access, params.id)),
    deleteCard: ({ access, params }) => noContent(cards.remove(access, params.id)),
    async startCardVerification({ access, params }) {
      return { status: 200, body: { token: await cards.startVerification(access, params.id) } };
    },
    async getPaymentProvider() {
      if (money.provider === undefined) throw unavailable(60);
      return { status: 200, body: money.provider };
    },
    listPayments: ({ access, query, language }) => ok(payments.page(access, query, language)),
    createPayment: {
      async prepare({ access, dealer, body, language, request }) {
        const payer = await money.payerOf(dealer);
        const id = await payments.start(access, keyOf(request), payer, body);
        return () => created(payments.get(access, id, language));
      },
    },
    exportPayments: ({ access, query, language, request }) =>
      csvResponse({ access, request }, () => payments.csv(access, query, language)),
    getPayment: ({ access, params, language }) => ok(payments.get(access, params.id, language)),
    refundPayment: {
      async prepare({ access, params, language, request }) {
        await refunds.start(access, params.id, keyOf(request));
        return () => ok(payments.get(access, params.id, language));
      },
    },
    sendReceipt: {
      async prepare({ access, params, body }) {
        await payments.sendReceipt(access, params.id, body.phone);
        return async () => ({ status: 204 });
      },
    },
    getBalance: ({ access }) => ok(ledger.balance(access.owner)),
    listLedger: ({ access, query, language }) => ok(entries.page(access, query, language)),
    exportLedger: ({ access, query, language, request }) =>
      csvResponse({ access, request }, () => entries.csv(access, query, language)),
  });
}
