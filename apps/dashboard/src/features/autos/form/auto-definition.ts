import type { Auto, AutoCreate, AutoUpdate } from '@karvon/api/main';
import type { FieldPath } from 'react-hook-form';
import { defineForm } from '../../../shared/resource/form/define-form';
import type { FormDefinition, FormFields } from '../../../shared/resource/form/form-definition';
import { fieldOf } from './auto-fields';
import { allProblems, draftProblems } from './auto-form-rules';
import {
  autoFormShape,
  autoFormVersion,
  emptyAutoForm,
  fromAuto,
  sentPhotos,
  waitingPhotos,
  type AutoFormValues,
} from './auto-form-values';
import type { KnownCar, ListingSource } from './known-car';
import { isWaiting } from './model-choice';
import { toCreate, toUpdate } from './to-request';

/** A draft keeps what there is; `moderation` also sends it to the moderators. */
export type AutoIntent = 'draft' | 'moderation';

/** In the order of `sections`. */
const fields: FormFields<AutoFormValues> = {
  'core_car.brand': { label: 'auto-form:fields.brand', identity: (brand) => brand?.id },
  'core_car.car_model': { label: 'auto-form:fields.car_model', identity: (model) => model?.id },
  'core_car.year': { label: 'auto-form:fields.year' },
  'core_car.generation': { label: 'auto-form:fields.generation' },
  'core_car.modification': { label: 'auto-form:fields.modification' },
  'core_car.position': { label: 'auto-form:fields.position' },
  'core_car.body_type': { label: 'auto-form:fields.body_type' },
  'core_car.fuel_type': { label: 'auto-form:fields.fuel_type' },
  'core_car.transmission': { label: 'auto-form:fields.transmission' },
  'core_car.drive_unit': { label: 'auto-form:fields.drive_unit' },
  'core_car.color': { label: 'auto-form:fields.color' },
  'core_car.vin': { label: 'auto-form:fields.vin', identity: (vin) => vin.trim().toUpperCase() },
  'core_car.used_car': { label: 'auto-form:fields.used_car' },
  'core_car.mileage': { label: 'auto-form:fields.mileage' },
  'core_car.number_of_owners': { label: 'auto-form:fields.number_of_owners' },
  'core_car.paint_condition': { label: 'auto-form:fields.paint_condition' },
  condition: { label: 'auto-form:fields.condition' },
  changed_part: {
    label: 'auto-form:fields.changed_part',
    identity: (parts) => parts.filter(({ change }) => change !== ''),
  },
  photos: {
    label: 'auto-form:fields.photos',
    identity: (photos) => sentPhotos(photos).map(({ image }) => image?.id),
    merge: (mine, theirs) => [...theirs, ...waitingPhotos(mine)],
  },
  price: { label: 'auto-form:fields.price' },
  currency: { label: 'auto-form:fields.currency' },
  vat_price: { label: 'auto-form:fields.vat_price' },
  cip_certificate_price: { label: 'auto-form:fields.cip_certificate_price' },
  cip_price: { label: 'auto-form:fields.cip_price' },
  price_from: { label: 'auto-form:fields.price_from' },
  price_to: { label: 'auto-form:fields.price_to' },
  is_karvon_nasiya: { label: 'auto-form:fields.is_karvon_nasiya' },
  is_trade_in: { label: 'auto-form:fields.is_trade_in' },
  barter: { label: 'auto-form:fields.barter' },
  passed_customs_clearance: { label: 'auto-form:fields.passed_customs_clearance' },
  owner_warranty: { label: 'auto-form:fields.owner_warranty' },
  is_cheaper: { label: 'auto-form:fields.is_cheaper' },
  is_available_for_rent_to_own: { label: 'auto-form:fields.is_available_for_rent_to_own' },
  terms_of_rent: {
    label: 'auto-form:fields.terms_of_rent',
    identity: (terms, values) => (values.is_available_for_rent_to_own ? terms.trim() : ''),
  },
  'core_car.media_tools': { label: 'auto-form:fields.media_tools' },
  'core_car.external_body_kit': { label: 'auto-form:fields.external_body_kit' },
  'core_car.optics': { label: 'auto-form:fields.optics' },
  'core_car.salon': { label: 'auto-form:fields.salon' },
  'core_car.services': { label: 'auto-form:fields.services' },
  avtosalon: { label: 'auto-form:fields.avtosalon' },
  region: { label: 'auto-form:fields.region' },
  district: { label: 'auto-form:fields.district' },
  time_from: { label: 'auto-form:fields.time_from' },
  time_to: { label: 'auto-form:fields.time_to' },
  additional_phones: {
    label: 'auto-form:fields.additional_phones',
    identity: (phones) => phones.filter((phone) => phone !== ''),
  },
  'core_car.description': { label: 'auto-form:fields.description' },
};

/** What is wrong, at its field; nobody is asked for what cannot be chosen yet. */
function rules(values: AutoFormValues, intent: AutoIntent | undefined) {
  const problems: Partial<Record<FieldPath<AutoFormValues>, string>> = {};
  for (const { field, code } of intent === 'draft' ? draftProblems(values) : allProblems(values)) {
    if (!isWaiting(values.core_car, field)) problems[field] = code;
  }
  return problems;
}

/** The form of a car. */
export const autoForm = defineForm<Auto, AutoFormValues, AutoCreate, AutoUpdate, AutoIntent>({
  name: 'auto',
  version: autoFormVersion,
  values: autoFormShape,
  empty: emptyAutoForm,
  from: fromAuto,
  toCreate: (values) => {
    const body = toCreate(values);
    if (body === undefined) throw new TypeError('brand and model are checked before');
    return body;
  },
  toUpdate: (values, before) => {
    const update = toUpdate(before, values);
    return Object.keys(update).length === 0 ? undefined : update;
  },
  rules,
  fields,
  files: ({ photos }) => waitingPhotos(photos).map(({ key }) => key),
  fieldOf,
});

/**
 * The form of a new car of which something is known.
 *
 * @param source the buyer's car that the listing is made of; it has drafts of its own
 */
export function newAutoForm(
  known: KnownCar | undefined,
  source: ListingSource | undefined,
): FormDefinition<Auto, AutoFormValues, AutoCreate, AutoUpdate, AutoIntent> {
  return {
    ...autoForm,
    name: [autoForm.name, ...Object.entries(source ?? {}).flat()].join('-'),
    empty: () => {
      const empty = emptyAutoForm();
      return { ...empty, ...known?.listing, core_car: { ...empty.core_car, ...known?.core_car } };
    },
    toCreate: (values) => ({ ...autoForm.toCreate(values), ...source }),
  };
}
