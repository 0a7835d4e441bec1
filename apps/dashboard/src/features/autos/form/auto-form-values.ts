import type { Auto, Image } from '@karvon/api/main';
import * as z from 'zod/mini';

const id = z.nullable(z.int());
const amount = z.nullable(z.number());
const ids = z.array(z.int());

/** What a search picked: its text is kept, so that a restored form does not have to ask for it. */
const choice = z.nullable(z.object({ id: z.int(), name: z.string() }));

const image = z.object({
  id: z.string(),
  url: z.string(),
  thumbnail: z.string(),
  name: z.optional(z.string()),
  width: z.optional(z.number()),
  height: z.optional(z.number()),
});

const photo = z.object({
  /** Of this device: the file waits under it until it is uploaded. */
  key: z.string(),
  name: z.string(),
  /** Null while it is on the device only. */
  image: z.nullable(image),
});

/** Paths are those of the contract, so that rejections, moderators' reasons and differences need no dictionary. */
export const autoFormShape = z.object({
  core_car: z.object({
    brand: choice,
    car_model: choice,
    year: id,
    generation: id,
    modification: id,
    position: id,
    body_type: id,
    fuel_type: id,
    transmission: id,
    drive_unit: id,
    color: id,
    paint_condition: id,
    mileage: amount,
    number_of_owners: id,
    used_car: z.boolean(),
    vin: z.string(),
    description: z.string(),
    media_tools: ids,
    external_body_kit: ids,
    optics: ids,
    salon: ids,
    services: ids,
  }),
  avtosalon: id,
  region: id,
  district: id,
  condition: z.nullable(z.enum(['excellent', 'good', 'average', 'repair'])),
  currency: z.enum(['UZS', 'USD']),
  price: amount,
  price_from: amount,
  price_to: amount,
  vat_price: amount,
  cip_price: amount,
  cip_certificate_price: amount,
  time_from: z.string(),
  time_to: z.string(),
  additional_phones: z.array(z.string()),
  barter: z.boolean(),
  is_trade_in: z.boolean(),
  is_karvon_nasiya: z.boolean(),
  is_cheaper: z.boolean(),
  owner_warranty: z.boolean(),
  passed_customs_clearance: z.boolean(),
  is_available_for_rent_to_own: z.boolean(),
  terms_of_rent: z.string(),
  photos: z.array(photo),
  changed_part: z.array(z.object({ part: z.string(), change: z.string() })),
});

/** The form of a car as it is on the screen: empty texts are `''`, nothing chosen is null. */
export type AutoFormValues = z.infer<typeof autoFormShape>;
export type PhotoValue = AutoFormValues['photos'][number];

/** Raise it with every change of the shape: drafts of another version are dropped. */
export const autoFormVersion = 2;

/** An empty form: so'm, a used car, cleared through customs, as most are. */
export function emptyAutoForm(): AutoFormValues {
  return {
    core_car: {
      brand: null,
      car_model: null,
      year: null,
      generation: null,
      modification: null,
      position: null,
      body_type: null,
      fuel_type: null,
      transmission: null,
      drive_unit: null,
      color: null,
      paint_condition: null,
      mileage: null,
      number_of_owners: null,
      used_car: true,
      vin: '',
      description: '',
      media_tools: [],
      external_body_kit: [],
      optics: [],
      salon: [],
      services: [],
    },
    avtosalon: null,
    region: null,
    district: null,
    condition: null,
    currency: 'UZS',
    price: null,
    price_from: null,
    price_to: null,
    vat_price: null,
    cip_price: null,
    cip_certificate_price: null,
    time_from: '',
    time_to: '',
    additional_phones: [],
    barter: false,
    is_trade_in: false,
    is_karvon_nasiya: false,
    is_cheaper: false,
    owner_warranty: false,
    passed_customs_clearance: true,
    is_available_for_rent_to_own: false,
    terms_of_rent: '',
    photos: [],
    changed_part: [],
  };
}

/** Photos that the server has. */
export const sentPhotos = (photos: readonly PhotoValue[]) =>
  photos.filter(({ image: uploaded }) => uploaded !== null);

/** Photos that are on this device only. */
export const waitingPhotos = (photos: readonly PhotoValue[]) =>
  photos.filter(({ image: uploaded }) => uploaded === null);

/** An image that the server has. */
export function photoOf(uploaded: Image): PhotoValue {
  return { key: uploaded.id, name: uploaded.name ?? '', image: uploaded };
}

const idOf = (reference: { id: number } | undefined) => reference?.id ?? null;
const idsOf = (references: readonly { id: number }[]) => references.map((one) => one.id);
const named = ({ id: value, name }: { id: number; name: string }) => ({ id: value, name });

/** A listing of the server as the form shows it. */
export function fromAuto(auto: Auto): AutoFormValues {
  const car = auto.core_car;
  return {
    core_car: {
      brand: named(car.brand),
      car_model: named(car.car_model),
      year: car.year ?? null,
      generation: idOf(car.generation),
      modification: idOf(car.modification),
      position: idOf(car.position),
      body_type: idOf(car.body_type),
      fuel_type: idOf(car.fuel_type),
      transmission: idOf(car.transmission),
      drive_unit: idOf(car.drive_unit),
      color: idOf(car.color),
      paint_condition: idOf(car.paint_condition),
      mileage: car.mileage ?? null,
      number_of_owners: car.number_of_owners ?? null,
      used_car: car.used_car,
      vin: car.vin ?? '',
      description: car.description ?? '',
      media_tools: idsOf(car.media_tools),
      external_body_kit: idsOf(car.external_body_kit),
      optics: idsOf(car.optics),
      salon: idsOf(car.salon),
      services: idsOf(car.services),
    },
    avtosalon: idOf(auto.avtosalon),
    region: idOf(auto.region),
    district: idOf(auto.district),
    condition: auto.condition ?? null,
    currency: auto.currency,
    price: auto.price ?? null,
    price_from: auto.price_from ?? null,
    price_to: auto.price_to ?? null,
    vat_price: auto.vat_price ?? null,
    cip_price: auto.cip_price ?? null,
    cip_certificate_price: auto.cip_certificate_price ?? null,
    time_from: auto.time_from ?? '',
    time_to: auto.time_to ?? '',
    additional_phones: [...auto.additional_phones],
    barter: auto.barter,
    is_trade_in: auto.is_trade_in,
    is_karvon_nasiya: auto.is_karvon_nasiya,
    is_cheaper: auto.is_cheaper,
    owner_warranty: auto.owner_warranty,
    passed_customs_clearance: auto.passed_customs_clearance,
    is_available_for_rent_to_own: auto.is_available_for_rent_to_own,
    terms_of_rent: auto.terms_of_rent ?? '',
    photos: auto.photos.map(photoOf),
    changed_part: auto.changed_part.map(({ part, change }) => ({ part, change })),
  };
}
