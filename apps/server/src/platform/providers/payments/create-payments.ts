import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config/config';
import { createPayme } from './payme';
import type { PaymentProvider } from './payment-provider';

/** Undefined when payments are off, which is logged once. */
export function createPayments(
  config: Config,
  { log }: { log: Pick<FastifyBaseLogger, 'info'> },
): PaymentProvider | undefined {
  switch (config.PAYMENTS) {
    case 'none':
      log.info('payment.off');
      return undefined;
    case 'payme':
      return createPayme({
        url: config.PAYME_URL,
        publicUrl: config.PAYME_PUBLIC_URL ?? config.PAYME_URL,
        merchantId: config.PAYME_MERCHANT_ID ?? '',
        key: config.PAYME_KEY ?? '',
        mode: config.PAYME_MODE,
        offerUrl: config.PAYME_OFFER_URL,
      });
    default:
      return config.PAYMENTS satisfies never;
  }
}
