import type { Auto, AutoCreate, AutoUpdate } from '@karvon/api/main';
import { tashkentYear } from '../../../shared/format/date';
import { defineForm } from '../../../shared/resource/form/define-form';
import { valueAt } from '../../../shared/resource/form/field-values';
import type { FormDefinition, FormFields } from '../../../shared/resource/form/form-definition';
import { phoneProblems } from '../../../shared/resource/form/phones-field';
import { auto, fieldOf, requiredFields, type AutoFormValues } from './auto-fields';
import type { KnownCar, ListingSource } from './known-car';
import { isWaiting } from './model-choice';

/** `draft` saves the listing. `moderation` also submits it to the moderators. */
export type AutoIntent = 'draft' | 'moderation';

type Problems = Record<string, string | undefined>;

const sendable = (values: AutoFormValues): AutoFormValues =>
  values.is_available_for_rent_to_own ? values : { ...values, terms_of_rent: '' };

function priceProblems({ price, price_from, price_to }: AutoFormValues): Problems {
  return {
    ...(price_from !== null &&
      price !== null &&
      price_from > price && { price_from: 'price_order' }),
    ...(price_to !== null &&
      price_to < (price ?? price_from ?? price_to) && { price_to: 'price_order' }),
  };
}

function hoursProblems({ time_from, time_to }: AutoFormValues): Problems {
  if (time_from !== '' && time_to === '') return { time_to: 'required' };
  if (time_from === '' && time_to !== '') return { time_from: 'required' };
  return {};
}

/** Problems that block a draft too: contradictions and values that cannot be sent. */
export function draftProblems(values: AutoFormValues, now = new Date()): Problems {
  const { year } = values.core_car;
  return {
    ...auto.problems(sendable(values)),
    ...(year !== null && year > tashkentYear(now) + 1 && { 'core_car.year': 'year_in_future' }),
    ...priceProblems(values),
    ...hoursProblems(values),
    ...phoneProblems(values.additional_phones),
  };
}

/** Fields required for moderation (specification §5; the server's rules are the same). */
export function missingProblems(values: AutoFormValues): Problems {
  const empty = requiredFields.filter((field) => valueAt(values, field) === null);
  return {
    ...Object.fromEntries(empty.map((field) => [field, 'required'])),
    ...(values.price === 0 && { price: 'price_positive' }),
    ...(values.photos.length === 0 && { photos: 'photos_min' }),
  };
}

export function autoRules(values: AutoFormValues, intent: AutoIntent | undefined): Problems {
  const problems = {
    ...draftProblems(values),
    ...(intent === 'draft' ? {} : missingProblems(values)),
  };
  return Object.fromEntries(
    Object.entries(problems).filter(([field]) => !isWaiting(values.core_car, field)),
  );
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- entries lose which name has which type
const required = Object.fromEntries(
  requiredFields
    .filter((field) => field !== 'currency')
    .map((field) => [field, { ...auto.fields[field], isRequired: true }]),
) as FormFields<AutoFormValues>;

export const autoForm = defineForm<Auto, AutoFormValues, AutoCreate, AutoUpdate, AutoIntent>({
  ...auto,
  name: 'auto',
  version: 2,
  from: (one) => auto.from(one),
  toCreate: (values) => auto.body(sendable(values)),
  toUpdate: (values, before) => auto.changes(sendable(values), sendable(before)),
  rules: autoRules,
  fields: {
    ...auto.fields,
    ...required,
    terms_of_rent: {
      label: 'auto-form:fields.terms_of_rent',
      ...auto.fields.terms_of_rent,
      identity: (_, values) => sendable(values).terms_of_rent.trim(),
    },
  },
  fieldOf,
});

export function newAutoForm(
  known: KnownCar | undefined,
  source: ListingSource | undefined,
): FormDefinition<Auto, AutoFormValues, AutoCreate, AutoUpdate, AutoIntent> {
  return {
    ...autoForm,
    name: [autoForm.name, ...Object.entries(source ?? {}).flat()].join('-'),
    empty: () => {
      const empty = auto.empty();
      return { ...empty, ...known?.listing, core_car: { ...empty.core_car, ...known?.core_car } };
    },
    toCreate: (values) => ({ ...autoForm.toCreate(values), ...source }),
  };
}
