import { hour } from '../../../platform/values/clock';
import { businessAccess } from '../../../platform/values/access';
import { norm, normCompact } from '../../../platform/values/text-norm';
import { marketplaceOwner } from '../../../platform/values/owner';
import { searchText } from '../../../platform/db/text-search';
import type { Deps } from '../../../platform/deps';
import { type FieldError, missing, validation } from '../../../platform/http/problem';
import type { CatalogIndex, CatalogService } from '../../catalogue/catalog/catalog.service';
import type { ImagesService } from '../../foundation/images/images.service';
import type { CarsRepository, NewCar } from './cars.repository';
import type { Decisions } from './decisions.service';
import { timers } from './settle';
import type { MarketplaceTradeInAuto, TradeInIntake } from './trade-in-types';

/** Time that a car takes offers (contract). */
const term = { least: hour, most: 60 * 24 * hour } as const;
/** Time before the end at which dealerships with offers are notified. */
export const closingWarning = 2 * hour;

export interface IntakeParts {
  cars: CarsRepository;
  catalog: CatalogService;
  images: Pick<ImagesService, 'copy'>;
  decisions: Pick<Decisions, 'present'>;
}

function referenceErrors({ car, region, district }: TradeInIntake, { rows }: CatalogIndex) {
  const errors: FieldError[] = [];
  const check = (field: string, id: number | undefined, isKnown: boolean) => {
    if (id !== undefined && !isKnown) errors.push({ field, code: 'unknown_reference' });
  };
  const { brand_id, model_id, generation, modification } = car;
  const model = rows.models.get(model_id ?? 0);
  const made = rows.generations.get(generation ?? 0);
  check('car.brand_id', brand_id, rows.brands.has(brand_id ?? 0));
  check('car.model_id', model_id, model !== undefined && model.brand_id === brand_id);
  check('car.generation', generation, made !== undefined && made.car_model_id === model_id);
  check(
    'car.modification',
    modification,
    rows.modifications.get(modification ?? 0)?.generation_id === generation,
  );
  for (const set of ['fuel_type', 'transmission', 'drive_unit', 'color'] as const)
    check(`car.${set}`, car[set], rows.options.get(car[set] ?? 0)?.set === set);
  check('region', region, rows.regions.has(region));
  check('district', district, rows.districts.get(district ?? 0)?.region_id === region);
  return errors;
}

const parentErrors = ({ brand_id, model_id, generation, modification }: TradeInIntake['car']) => [
  ...(model_id !== undefined && brand_id === undefined ? [missing('car.brand_id')] : []),
  ...(generation !== undefined && model_id === undefined ? [missing('car.model_id')] : []),
  ...(modification !== undefined && generation === undefined ? [missing('car.generation')] : []),
];

function timeErrors({ car, open_until }: TradeInIntake, now: Date): FieldError[] {
  const left = Date.parse(open_until) - now.getTime();
  return [
    ...(car.year > now.getUTCFullYear() + 1
      ? [{ field: 'car.year', code: 'year_in_future' as const }]
      : []),
    ...(left < term.least || left > term.most
      ? [{ field: 'open_until', code: 'time_out_of_range' as const }]
      : []),
  ];
}

export function tradeInSearch(names: readonly string[]): string {
  return searchText([...names.map(norm), ...names.map(normCompact)]);
}

export function createTradeInIntake(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  { cars, catalog, images, decisions }: IntakeParts,
) {
  /** Fetches one by one, so that an error names its picture. @throws Problem 422 `picture_not_fetched` */
  async function fetchPhotos(addresses: readonly string[]): Promise<string[]> {
    const ids: string[] = [];
    const errors: FieldError[] = [];
    for (const [index, address] of addresses.entries()) {
      const [id] = await images.copy(businessAccess(marketplaceOwner), [address], 'trade_in');
      if (id === undefined)
        errors.push({ field: `car.photos.${index}`, code: 'picture_not_fetched' });
      else ids.push(id);
    }
    if (errors.length > 0) throw validation(errors);
    return ids;
  }

  async function rowOf(body: TradeInIntake): Promise<NewCar> {
    const { car, external_id, client_name, phone, currency } = body;
    const { brand, car_model, brand_id = null, model_id = null, changed_part = [] } = car;
    const aliases = await cars.aliases(brand_id, model_id);
    return {
      external_id,
      client_name,
      phone,
      brand,
      car_model,
      brand_id,
      model_id,
      generation_id: car.generation ?? null,
      modification_id: car.modification ?? null,
      year: car.year,
      mileage: car.mileage ?? null,
      fuel_type_id: car.fuel_type ?? null,
      transmission_id: car.transmission ?? null,
      drive_unit_id: car.drive_unit ?? null,
      color_id: car.color ?? null,
      condition: car.condition ?? null,
      number_of_owners: car.number_of_owners ?? null,
      changed_part: JSON.stringify(changed_part),
      vin: car.vin ?? null,
      description: car.description ?? null,
      region_id: body.region,
      district_id: body.district ?? null,
      asking_price: body.asking_price ?? null,
      currency,
      desired_car_text: body.desired_car_text ?? null,
      search: tradeInSearch([brand, car_model, ...aliases]),
      open_until: new Date(body.open_until),
      created_at: clock.now(),
    };
  }

  /** @throws Problem 422 with every wrong field */
  async function check(body: TradeInIntake): Promise<void> {
    const errors = [
      ...parentErrors(body.car),
      ...referenceErrors(body, await catalog.current()),
      ...timeErrors(body, clock.now()),
    ];
    if (errors.length > 0) throw validation(errors);
  }

  return {
    /**
     * Fetches the pictures, which is slow, and returns a function that stores the car. A repeated `external_id` returns the first car.
     * @throws Problem 422
     */
    async take(body: TradeInIntake): Promise<() => Promise<MarketplaceTradeInAuto>> {
      const known = await cars.byExternalId(body.external_id);
      if (known !== undefined) return () => decisions.present(known);
      await check(body);
      const photos = await fetchPhotos(body.car.photos ?? []);
      return () =>
        db.transaction(async () => {
          const kept = await cars.insertNew(await rowOf(body));
          if (kept !== undefined) {
            await cars.setPhotos(kept.id, photos);
            const warnAt = new Date(kept.open_until.getTime() - closingWarning);
            await jobs.schedule(timers.closing, kept.id, warnAt);
          }
          const car = kept ?? (await cars.byExternalId(body.external_id));
          if (car === undefined) throw new Error('A car was neither kept nor there already.');
          return decisions.present(car);
        });
    },
  };
}

export type TradeInIntakeService = ReturnType<typeof createTradeInIntake>;
