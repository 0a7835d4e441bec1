import { createLocalBank } from '../../apps/server/src/platform/providers/payments/local-bank.ts';
import { createLocalPayme } from '../../apps/server/src/platform/providers/payments/local-payme.ts';

/** Runs in this process, with its own origin: test cards, no money. */
export const startLocalPayme = async () => {
  const bank = createLocalBank();
  const payme = createLocalPayme({ bank });
  await payme.listen();
  return {
    origin: new URL(payme.url()).origin,
    bank,
    kept: bank.kept,
    reportTo: (serverUrl: string) => payme.reportTo(`${serverUrl}/payme`),
    close: payme.close,
    env: {
      PAYMENTS: 'payme',
      PAYME_MODE: 'sandbox',
      PAYME_URL: payme.url(),
      PAYME_MERCHANT_ID: payme.merchantId,
      PAYME_KEY: payme.key,
    },
  };
};
