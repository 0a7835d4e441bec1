import type { Application, ApplicationUpdate, TradeInCar } from '@karvon/api/main';
import { UpdateApplicationBody } from '@karvon/api/zod/main/trade-in';
import { ofMoment, toMoment } from '../../shared/inspection/inspection-time';
import { namesFrom } from '../../shared/lookups/names-from';
import { peopleQueries } from '../../shared/lookups/people-queries';
import { changedFields } from '../../shared/resource/form/changed-fields';
import { defineForm } from '../../shared/resource/form/define-form';
import {
  choiceField,
  currencyField,
  dayField,
  moneyField,
  optionalChoiceField,
  phoneField,
  positivePrice,
  referenceField,
  switchField,
  textField,
  unsent,
} from '../../shared/resource/form/field-kinds';
import { fieldSet, type FieldValuesOf } from '../../shared/resource/form/field-set';
import type { FieldProblems } from '../../shared/resource/form/form-definition';
import {
  changedCar,
  currentCarField,
  currentCarKinds,
  fromCurrentCar,
  modelRule,
  toCurrentCar,
} from './current-car';

/** `updateOf` sends the car and the decision as a whole. */
const application = fieldSet(UpdateApplicationBody, {
  client_name: textField({ label: 'applications:form.name', isRequired: true }),
  phone: phoneField({ label: 'applications:form.phone', isRequired: true, countries: 'any' }),
  brand: unsent(currentCarKinds.brand),
  car_model: unsent(currentCarKinds.car_model),
  year: unsent(currentCarKinds.year),
  mileage: unsent(currentCarKinds.mileage),
  market_price: moneyField({ label: 'applications:marketPrice' }),
  price: moneyField({ label: 'applications:price', rule: positivePrice }),
  currency: currencyField({ label: 'applications:form.currency' }),
  status: unsent(
    choiceField(['pending', 'scheduled', 'approved', 'rejected'], {
      label: 'applications:col.status',
      isRequired: true,
      texts: (status) => `applications:status.${status}`,
    }),
  ),
  isStatusChosen: switchField(),
  day: dayField({ label: 'applications:form.day' }),
  time: textField({ label: 'applications:form.time' }),
  desired_car: referenceField({ label: 'applications:form.desiredCar' }),
  responsible: referenceField({
    label: 'applications:responsible',
    format: namesFrom(peopleQueries.assignable),
  }),
  reject_reason: unsent(
    optionalChoiceField(['car', 'price', 'no_show', 'changed_mind', 'other'], {
      label: 'applications:form.reason',
      texts: (reason) => `applications:reason.${reason}`,
    }),
  ),
  manager_comment: textField({ label: 'applications:comment', isAsTyped: true }),
});

export type ApplicationValues = FieldValuesOf<typeof application>;

function decisionOf(values: ApplicationValues): ApplicationUpdate {
  const { status, day, time, price, currency, reject_reason } = values;
  switch (status) {
    case 'scheduled':
      return { status, ...(day !== null && { scheduled_at: toMoment(day, time) }) };
    case 'approved':
      return { status, price, currency };
    case 'rejected':
      return { status, ...(reject_reason !== null && { reject_reason }) };
    case 'pending':
      return { status };
    default:
      return status satisfies never;
  }
}

function decisionRules(values: ApplicationValues): FieldProblems<ApplicationValues> {
  const { status, price, day, reject_reason, manager_comment } = values;
  if (!values.isStatusChosen) return { status: 'status_required' };
  if (status === 'approved' && price === null) return { price: 'price_required' };
  if (status === 'scheduled' && day === null) return { day: 'required' };
  if (status !== 'rejected') return {};
  if (reject_reason === null) return { reject_reason: 'reason_required' };
  const isExplained = reject_reason !== 'other' || manager_comment.trim() !== '';
  return isExplained ? {} : { manager_comment: 'required' };
}

/** Builds the update, undefined without changes. It contains the server's car once its fields have changed. */
function updateOf(
  values: ApplicationValues,
  before: ApplicationValues,
  car?: TradeInCar,
): ApplicationUpdate | undefined {
  const carUpdate =
    car !== undefined && changedFields(toCurrentCar(before), toCurrentCar(values)) !== undefined
      ? { current_car: changedCar(car, values) }
      : undefined;
  const fields = application.changes(values, before);
  const decision = changedFields(decisionOf(before), decisionOf(values));
  if (carUpdate === undefined && fields === undefined && decision === undefined) return undefined;
  // A status is sent with all of its properties. Omitted ones are not cleared.
  return { ...fields, ...carUpdate, ...decisionOf(values) };
}

export const formOf = ({ current_car: car }: Application) => ({
  ...applicationForm,
  toUpdate: (values: ApplicationValues, before: ApplicationValues) => updateOf(values, before, car),
});

export const applicationForm = defineForm({
  ...application,
  name: 'application',
  version: 4,
  from: (one: Application): ApplicationValues => ({
    ...application.from(one),
    time: '11:00',
    ...fromCurrentCar(one.current_car),
    ...(one.scheduled_at !== undefined && ofMoment(one.scheduled_at)),
  }),
  toCreate: () => ({}),
  toUpdate: updateOf,
  rules: async (values) => ({
    ...(await application.rules(values)),
    // The date is shown and sent only with an inspection.
    ...(values.status !== 'scheduled' && { day: undefined }),
    ...modelRule(values),
    ...decisionRules(values),
  }),
  codeOf: (field, code) =>
    code === 'required' && (field === 'price' || field === 'status') ? `${field}_required` : code,
  fieldOf: (path) => (path === 'scheduled_at' ? 'day' : currentCarField(path)),
});
