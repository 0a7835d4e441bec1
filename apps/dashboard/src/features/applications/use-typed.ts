import type { Application } from '@karvon/api/main';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { convertMoney } from '../../shared/format/money';
import type { ApplicationValues } from './application-definition';
import { foundCar } from './DesiredCarField';
import { surchargeOf } from './surcharge';

function withCar(application: Application, id: number | null, client: QueryClient): Application {
  const { desired_car, currency, rate } = application;
  if (id === (desired_car?.id ?? null)) return application;
  const {
    desired_car: _car,
    desired_price: _price,
    desired_currency: _currency,
    ...rest
  } = application;
  const found = id === null ? undefined : foundCar(client, id);
  if (id === null || found === undefined) return rest;
  const { title, price } = found;
  return {
    ...rest,
    desired_car: { id, title },
    desired_currency: found.currency,
    ...(price !== undefined && {
      desired_price:
        found.currency === currency ? price : convertMoney(price, found.currency, rate.rate),
    }),
  };
}

export function useTyped(saved: Application): {
  typed: Application;
  surcharge: ReturnType<typeof surchargeOf>;
} {
  const client = useQueryClient();
  const { control } = useFormContext<ApplicationValues>();
  const [market_price, price, currency, car] = useWatch({
    control,
    name: ['market_price', 'price', 'currency', 'desired_car'],
  });
  const application = withCar(saved, car, client);
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
