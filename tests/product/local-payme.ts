import { createLocalBank } from '../../apps/server/src/platform/providers/payments/local-bank.ts';
import { createLocalPayme } from '../../apps/server/src/platform/providers/payments/local-payme.ts';

/** A payment provider with its own origin, in this process: test cards, no money. */
export const startLocalPayme = async () => {
  const bank = createLocalBank();
  const payme = createLocalPayme({ bank });
  await payme.listen();
  return {
    origin: new URL(payme.url()).origin,
    /** Its cards and charges. */
    bank,
    /** Its records, as text. */
    kept: bank.kept,
    /** Fiscal receipts are reported to that server, as to the address of a cash desk. */
    reportTo: (serverUrl: string) => payme.reportTo(`${serverUrl}/payme`),
    close: payme.close,
    /** Settings of a server that takes cards through it. */
    env: {
      PAYMENTS: 'payme',
      PAYME_MODE: 'sandbox',
      PAYME_URL: payme.url(),
      PAYME_MERCHANT_ID: payme.merchantId,
      PAYME_KEY: payme.key,
    },
  };
};
