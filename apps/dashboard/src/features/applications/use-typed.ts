import type { Application } from '@karvon/api/main';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ApplicationValues } from './application-definition';
import { surchargeOf } from './surcharge';

/** The application with the prices that are in the form around, and what the buyer adds by them. */
export function useTyped(application: Application): {
  typed: Application;
  surcharge: ReturnType<typeof surchargeOf>;
} {
  const { control } = useFormContext<ApplicationValues>();
  const [market_price, price, currency] = useWatch({
    control,
    name: ['market_price', 'price', 'currency'],
  });
  const surcharge = surchargeOf(application, { market_price, price, currency });
  const { desired_price: desired, currency: own } = application;
  const base = price ?? market_price;
  return {
    typed: {
      ...application,
      currency,
      price: price ?? undefined,
      market_price: market_price ?? undefined,
      surcharge: surcharge?.amount,
      desired_price:
        desired === undefined || own === currency || surcharge === undefined || base === null
          ? desired
          : surcharge.amount + base,
    },
    surcharge,
  };
}
