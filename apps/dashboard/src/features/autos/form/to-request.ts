import type { AutoCreate, AutoUpdate } from '@karvon/api/main';
import { BodyPart, PartChange } from '@karvon/api/main';
import type { AutoFormValues } from './auto-form-values';

type Flat = Record<string, unknown>;

/** Empty in the form is null in the contract. */
const textOrNull = (text: string) => (text.trim() === '' ? null : text.trim());

function isOneOf<Choice extends string>(
  choices: Record<string, Choice>,
  choice: string,
): choice is Choice {
  return Object.hasOwn(choices, choice);
}

/** What the server is to know, whole: null where nothing is given. Photos that are not uploaded yet are not in it. */
export function toPayload(values: AutoFormValues) {
  const { core_car: car, ...listing } = values;
  return {
    ...listing,
    core_car: {
      ...car,
      brand: car.brand?.id ?? null,
      car_model: car.car_model?.id ?? null,
      vin: textOrNull(car.vin.toUpperCase()),
      description: textOrNull(car.description),
    },
    time_from: textOrNull(values.time_from),
    time_to: textOrNull(values.time_to),
    terms_of_rent: values.is_available_for_rent_to_own ? textOrNull(values.terms_of_rent) : null,
    additional_phones: values.additional_phones.filter((phone) => phone !== ''),
    photos: values.photos.flatMap(({ image }) => (image === null ? [] : [image.id])),
    changed_part: values.changed_part.flatMap(({ part, change }) =>
      isOneOf(BodyPart, part) && isOneOf(PartChange, change) ? [{ part, change }] : [],
    ),
  };
}

type Payload = ReturnType<typeof toPayload>;
type Provided<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], null> };

/** Leaves out what is null. */
function provided<Fields extends object>(fields: Fields): Provided<Fields> {
  const kept: Provided<Fields> = {};
  for (const name of Object.keys(fields)) copyProvided(fields, kept, name);
  return kept;
}

function copyProvided(from: Flat | object, to: Flat | object, name: string): void {
  const value: unknown = Reflect.get(from, name);
  if (value !== null) Reflect.set(to, name, value);
}

/** @returns undefined while brand or model are missing: without them there is no draft */
export function toCreate(values: AutoFormValues): AutoCreate | undefined {
  const { core_car, ...listing } = toPayload(values);
  const { brand, car_model, ...car } = core_car;
  if (brand === null || car_model === null) return undefined;
  return { ...provided(listing), core_car: { ...provided(car), brand, car_model } };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields of `after` that are not as in `before`. */
function changed<Fields extends object>(before: Fields, after: Fields): Partial<Fields> {
  const kept: Partial<Fields> = {};
  for (const name of Object.keys(after)) {
    const value: unknown = Reflect.get(after, name);
    if (!isSame(Reflect.get(before, name), value)) Reflect.set(kept, name, value);
  }
  return kept;
}

/** What has to be sent for the listing to become as the form is: only what differs, null for what was cleared. */
export function toUpdate(before: AutoFormValues, after: AutoFormValues): AutoUpdate {
  const [{ core_car: carBefore, ...wasListing }, { core_car: carAfter, ...isListing }]: [
    Payload,
    Payload,
  ] = [toPayload(before), toPayload(after)];
  const { brand, car_model, ...car } = changed(carBefore, carAfter);
  const identity = {
    ...(typeof brand === 'number' && { brand }),
    ...(typeof car_model === 'number' && { car_model }),
  };
  const core_car = { ...car, ...identity };
  return {
    ...changed(wasListing, isListing),
    ...(Object.keys(core_car).length > 0 && { core_car }),
  };
}

/** Dotted paths of what an update changes: `core_car.year`, `photos`. */
export function changedPaths(update: AutoUpdate): string[] {
  const { core_car, ...listing } = update;
  return [
    ...Object.keys(core_car ?? {}).map((name) => `core_car.${name}`),
    ...Object.keys(listing),
  ];
}
