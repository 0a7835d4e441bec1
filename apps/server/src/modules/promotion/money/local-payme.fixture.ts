import { createLocalBank } from '../../../platform/providers/payments/local-bank';
import { createLocalPayme } from '../../../platform/providers/payments/local-payme';
import { createPayme } from '../../../platform/providers/payments/payme';

export interface LocalPaymeSetup {
  now: () => number;
  /** Milliseconds. @default 2000 */
  timeout?: number;
}

/** Starts the local provider with its bank on a free port, and a client `payments` for it. Close `payme` after the tests. */
export async function openLocalPayme({ now, timeout = 2000 }: LocalPaymeSetup) {
  const bank = createLocalBank({ now });
  const payme = createLocalPayme({ bank });
  await payme.listen();
  const payments = createPayme({
    url: payme.url(),
    publicUrl: payme.url(),
    merchantId: payme.merchantId,
    key: payme.key,
    mode: 'sandbox',
    offerUrl: 'https://example.uz/offer',
    timeout,
  });
  return { bank, payme, payments };
}
