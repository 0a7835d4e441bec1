import { BodyPart, PartChange, type ChangedPart } from '@karvon/api/main';
import { CreateAutoBody } from '@karvon/api/zod/main/autos';
import * as z from 'zod/mini';
import { formatNumber } from '../../../shared/format/number';
import type { TextKey } from '../../../shared/i18n/use-text';
import {
  currencyField,
  moneyField,
  numberField,
  optionalChoiceField,
  optionalTextField,
  referenceField,
  referencesField,
  switchField,
  timeField,
  type FieldKind,
  type FieldOptions,
} from '../../../shared/resource/form/field-kinds';
import { fieldSet, type FieldValuesOf } from '../../../shared/resource/form/field-set';
import { fieldsOf, valueAt } from '../../../shared/resource/form/field-values';
import { phonesField } from '../../../shared/resource/form/phones-field';
import { photosField } from './photos-field';

interface Named {
  id: number;
  name: string;
}

/** Stores the option's name, so that a restored form needs no request. */
const namedField = (label: TextKey): FieldKind<Named | null, Named, number | undefined> => ({
  label,
  format: (one) => one?.name ?? '',
  identity: (one) => one?.id,
  shape: z.nullable(z.object({ id: z.int(), name: z.string() })),
  empty: null,
  from: ({ id, name }) => ({ id, name }),
  to: (one) => one?.id,
});

const isOneOf = <Choice extends string>(
  choices: Record<string, Choice>,
  choice: string,
): choice is Choice => Object.hasOwn(choices, choice);

const partsField = (
  label: TextKey,
): FieldKind<{ part: string; change: string }[], readonly ChangedPart[], ChangedPart[]> => ({
  label,
  identity: (parts) => parts.filter(({ change }) => change !== ''),
  shape: z.array(z.object({ part: z.string(), change: z.string() })),
  empty: [],
  from: (parts) => parts.map(({ part, change }) => ({ part, change })),
  to: (parts) =>
    parts.flatMap(({ part, change }) =>
      isOneOf(BodyPart, part) && isOneOf(PartChange, change) ? [{ part, change }] : [],
    ),
});

const amount = (field: FieldOptions<number | null>) =>
  moneyField({ invalid: 'too_large', ...field });

const amounts = {
  price: amount({ label: 'auto-form:fields.price' }),
  vat_price: amount({ label: 'auto-form:fields.vat_price' }),
  cip_certificate_price: amount({ label: 'auto-form:fields.cip_certificate_price' }),
  cip_price: amount({ label: 'auto-form:fields.cip_price' }),
  price_from: amount({ label: 'auto-form:fields.price_from' }),
  price_to: amount({ label: 'auto-form:fields.price_to' }),
};

const { price, ...otherAmounts } = amounts;

const parts = {
  model: {
    'core_car.brand': namedField('auto-form:fields.brand'),
    'core_car.car_model': namedField('auto-form:fields.car_model'),
    'core_car.year': numberField({ label: 'auto-form:fields.year', format: String }),
    'core_car.generation': referenceField({ label: 'auto-form:fields.generation' }),
    'core_car.modification': referenceField({ label: 'auto-form:fields.modification' }),
    'core_car.position': referenceField({ label: 'auto-form:fields.position' }),
    'core_car.body_type': referenceField({ label: 'auto-form:fields.body_type' }),
    'core_car.fuel_type': referenceField({ label: 'auto-form:fields.fuel_type' }),
    'core_car.transmission': referenceField({ label: 'auto-form:fields.transmission' }),
    'core_car.drive_unit': referenceField({ label: 'auto-form:fields.drive_unit' }),
    'core_car.color': referenceField({ label: 'auto-form:fields.color' }),
    'core_car.vin': {
      ...optionalTextField({
        label: 'auto-form:fields.vin',
        invalid: 'vin_invalid',
        identity: (vin) => vin.trim().toUpperCase(),
      }),
      to: (vin: string) => vin.trim().toUpperCase() || undefined,
    },
  },
  condition: {
    'core_car.used_car': switchField({
      label: 'auto-form:fields.used_car',
      empty: true,
      format: (isUsed, { t }) => t(isUsed ? 'auto-form:condition.used' : 'auto-form:condition.new'),
    }),
    'core_car.mileage': numberField({
      label: 'auto-form:fields.mileage',
      rule: (mileage) => (mileage !== null && mileage < 0 ? 'mileage_minimum' : undefined),
      format: (mileage, { t, language }) =>
        mileage === null
          ? ''
          : t('auto-form:preview.km', { value: formatNumber(mileage, language, 0) }),
    }),
    'core_car.number_of_owners': numberField({ label: 'auto-form:fields.number_of_owners' }),
    'core_car.paint_condition': referenceField({ label: 'auto-form:fields.paint_condition' }),
    condition: optionalChoiceField(['excellent', 'good', 'average', 'repair'], {
      label: 'auto-form:fields.condition',
      texts: (condition) => `auto-form:condition.${condition}`,
    }),
    changed_part: partsField('auto-form:fields.changed_part'),
  },
  photos: { photos: photosField('auto-form:fields.photos') },
  price: {
    price,
    currency: currencyField({ label: 'auto-form:fields.currency' }),
    ...otherAmounts,
    is_karvon_nasiya: switchField({ label: 'auto-form:fields.is_karvon_nasiya' }),
    is_trade_in: switchField({ label: 'auto-form:fields.is_trade_in' }),
    barter: switchField({ label: 'auto-form:fields.barter' }),
    // True for most cars, so it is the default.
    passed_customs_clearance: switchField({
      label: 'auto-form:fields.passed_customs_clearance',
      empty: true,
    }),
    owner_warranty: switchField({ label: 'auto-form:fields.owner_warranty' }),
    is_cheaper: switchField({ label: 'auto-form:fields.is_cheaper' }),
    is_available_for_rent_to_own: switchField({
      label: 'auto-form:fields.is_available_for_rent_to_own',
    }),
    terms_of_rent: optionalTextField({ label: 'auto-form:fields.terms_of_rent' }),
  },
  options: {
    'core_car.media_tools': referencesField({ label: 'auto-form:fields.media_tools' }),
    'core_car.external_body_kit': referencesField({ label: 'auto-form:fields.external_body_kit' }),
    'core_car.optics': referencesField({ label: 'auto-form:fields.optics' }),
    'core_car.salon': referencesField({ label: 'auto-form:fields.salon' }),
    'core_car.services': referencesField({ label: 'auto-form:fields.services' }),
  },
  place: {
    avtosalon: referenceField({ label: 'auto-form:fields.avtosalon' }),
    region: referenceField({ label: 'auto-form:fields.region' }),
    district: referenceField({ label: 'auto-form:fields.district' }),
    time_from: timeField({ label: 'auto-form:fields.time_from' }),
    time_to: timeField({ label: 'auto-form:fields.time_to' }),
    additional_phones: phonesField('auto-form:fields.additional_phones'),
  },
  description: {
    'core_car.description': optionalTextField({ label: 'auto-form:fields.description' }),
  },
} as const;

/** Fields of a listing. Empty texts are `''`, empty choices null. A draft needs only brand and model. */
export const auto = fieldSet(CreateAutoBody, {
  ...parts.model,
  ...parts.condition,
  ...parts.photos,
  ...parts.price,
  ...parts.options,
  ...parts.place,
  ...parts.description,
});

export type AutoFormValues = FieldValuesOf<typeof auto>;
export type SectionId = keyof typeof parts;
export type AutoField = NonNullable<ReturnType<typeof auto.fieldOf>>;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of literals, which have no further properties
const namesOf = <Of extends object>(of: Of) => Object.keys(of) as (keyof Of & string)[];

export const amountNames = namesOf(amounts);

export const optionLists = [
  'media_tools',
  'external_body_kit',
  'optics',
  'salon',
  'services',
] as const;
export type OptionList = (typeof optionLists)[number];

export const sections = namesOf(parts).map((id) => ({
  id,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a union of records has no common names
  fields: Object.keys(parts[id]) as AutoField[],
}));

export const requiredFields = [
  'core_car.brand',
  'core_car.car_model',
  'core_car.year',
  'core_car.generation',
  'core_car.body_type',
  'core_car.fuel_type',
  'core_car.transmission',
  'core_car.drive_unit',
  'core_car.color',
  'condition',
  'currency',
  'price',
  'avtosalon',
  'region',
] as const;

export const fieldOf = (path: string): AutoField | undefined =>
  path === 'core_car' ? 'core_car.brand' : auto.fieldOf(path);

export function orderOf(path: string): number {
  const at = fieldsOf(auto.fields).findIndex(({ name }) => name === fieldOf(path));
  return at === -1 ? Number.MAX_SAFE_INTEGER : at;
}

export function isFilled(values: AutoFormValues, field: AutoField): boolean {
  const value = valueAt(values, field);
  if (typeof value === 'boolean' || field === 'currency') return false;
  if (Array.isArray(value)) return value.length > 0;
  return value !== null && value !== '' && value !== undefined;
}

/** Done when its required fields are filled, or any field if none is required. */
export function sectionState(
  id: SectionId,
  values: AutoFormValues,
  hasError: (field: AutoField) => boolean,
): 'done' | 'error' | 'empty' {
  const fields = sections.find((section) => section.id === id)?.fields ?? [];
  if (fields.some(hasError)) return 'error';
  const needed = fields.filter((field) => requiredFields.some((required) => required === field));
  const isComplete =
    id === 'photos'
      ? values.photos.length > 0
      : needed.length > 0
        ? needed.every((field) => field === 'currency' || isFilled(values, field))
        : fields.some((field) => isFilled(values, field));
  return isComplete ? 'done' : 'empty';
}
