import { Banner } from '@karvon/ui/Banner';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import type { Application, TradeInAuto, TradeInCar } from '@karvon/api/main';
import { paths } from '../../../shared/paths';
import { FormBoundary } from '../../../shared/resource/form/FormBoundary';
import { useNamed } from '../../../shared/resource/query/use-fresh';
import { autoFormQueries } from './queries';
import type { KnownCar, ListingSource } from './known-car';
import type { AutoFormValues } from './auto-fields';
import { buyerCarIds, useCarLists } from './use-car-lists';
import { photoOf } from './photos-field';

export interface FromBuyerProps {
  id: number;
  children: (known: KnownCar, source: ListingSource, banner: ReactNode) => ReactNode;
}

export function FromTradeIn({ id, children }: FromBuyerProps) {
  const { t } = useTranslation('auto-form');
  const read = useQuery(autoFormQueries.tradeInAuto(id));
  const query = useNamed(read, useCarLists(buyerCarIds(read.data?.car)));
  return (
    <FormBoundary query={query} title={t('createTitle')} backTo={paths.tradeIn.offers(id)}>
      {(car) =>
        car.auto_id !== undefined ? (
          <Navigate replace to={paths.autos.view(car.auto_id)} />
        ) : car.status === 'won' ? (
          <WithWon car={car}>{children}</WithWon>
        ) : (
          <Navigate replace to={paths.tradeIn.offers(id)} />
        )
      }
    </FormBoundary>
  );
}

export function FromApplication({ id, children }: FromBuyerProps) {
  const { t } = useTranslation('auto-form');
  const read = useQuery(autoFormQueries.application(id));
  const query = useNamed(read, useCarLists(buyerCarIds(read.data?.current_car)));
  return (
    <FormBoundary query={query} title={t('createTitle')} backTo={paths.tradeIn.application(id)}>
      {(application) =>
        application.auto_id !== undefined ? (
          <Navigate replace to={paths.autos.view(application.auto_id)} />
        ) : application.status === 'approved' ? (
          <WithApproved application={application}>{children}</WithApproved>
        ) : (
          <Navigate replace to={paths.tradeIn.application(id)} />
        )
      }
    </FormBoundary>
  );
}

function WithWon({ car, children }: { car: TradeInAuto; children: FromBuyerProps['children'] }) {
  const known = useMemo(() => fromBuyerCar(car.car, car.my_offer?.avtosalon?.id), [car]);
  const source = useMemo(() => ({ trade_in_auto_id: car.id }), [car.id]);
  return children(known, source, <FromBanner title={car.car.title} />);
}

function WithApproved({
  application,
  children,
}: {
  application: Application;
  children: FromBuyerProps['children'];
}) {
  const { current_car: car, avtosalon, id } = application;
  const known = useMemo(() => fromBuyerCar(car, avtosalon?.id), [car, avtosalon]);
  const source = useMemo(() => ({ application_id: id }), [id]);
  return children(known, source, <FromBanner title={car.title} />);
}

function FromBanner({ title }: { title: string }) {
  const { t } = useTranslation('auto-form');
  return <Banner tone="success">{t('model.fromBuyer', { name: title })}</Banner>;
}

function fromBuyerCar(
  car: TradeInCar,
  avtosalon: AutoFormValues['avtosalon'] | undefined,
): KnownCar {
  const { brand_id, model_id, brand, car_model, photos, condition, changed_part } = car;
  return {
    core_car: {
      ...(brand_id !== undefined && { brand: { id: brand_id, name: brand } }),
      ...(model_id !== undefined && { car_model: { id: model_id, name: car_model } }),
      year: car.year,
      generation: car.generation?.id ?? null,
      modification: car.modification?.id ?? null,
      fuel_type: car.fuel_type?.id ?? null,
      transmission: car.transmission?.id ?? null,
      drive_unit: car.drive_unit?.id ?? null,
      color: car.color?.id ?? null,
      mileage: car.mileage ?? null,
      number_of_owners: car.number_of_owners ?? null,
      vin: car.vin ?? '',
    },
    listing: {
      photos: photos.map(photoOf),
      condition: condition ?? null,
      changed_part: (changed_part ?? []).map(({ part, change }) => ({ part, change })),
      avtosalon,
    },
  };
}
