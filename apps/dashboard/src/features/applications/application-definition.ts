import type { Application, ApplicationUpdate, TradeInCar } from '@karvon/api/main';
import * as z from 'zod/mini';
import { currencyLabel, formatMoney, type Currency } from '../../shared/format/money';
import type { Language } from '../../shared/i18n/languages';
import { phoneRule, requiredRule, textRule } from '../../shared/form/field-rules';
import { formatPhone } from '../../shared/format/phone';
import { namesFrom } from '../../shared/lookups/names-from';
import { peopleQueries } from '../../shared/lookups/people-queries';
import { changedFields } from '../../shared/resource/form/changed-fields';
import { defineForm } from '../../shared/resource/form/define-form';
import {
  changedCar,
  currentCarField,
  currentCarFields,
  currentCarRules,
  currentCarShape,
  emptyCurrentCar,
  fromCurrentCar,
  toCurrentCar,
} from './current-car';
import { ofMoment, toMoment } from '../../shared/inspection/inspection-time';

const applicationValues = z.object({
  status: z.enum(['pending', 'scheduled', 'approved', 'rejected']),
  /** The present status counts once it was chosen too. */
  isStatusChosen: z.boolean(),
  client_name: z.string(),
  phone: z.string(),
  ...currentCarShape,
  market_price: z.nullable(z.number()),
  price: z.nullable(z.number()),
  currency: z.enum(['UZS', 'USD']),
  day: z.nullable(z.string()),
  time: z.string(),
  desired_car: z.nullable(z.number()),
  responsible: z.nullable(z.number()),
  reject_reason: z.nullable(z.enum(['car', 'price', 'no_show', 'changed_mind', 'other'])),
  manager_comment: z.string(),
});

export type ApplicationValues = z.infer<typeof applicationValues>;

const empty: ApplicationValues = {
  status: 'pending',
  isStatusChosen: false,
  client_name: '',
  phone: '',
  ...emptyCurrentCar,
  market_price: null,
  price: null,
  currency: 'UZS',
  day: null,
  time: '11:00',
  desired_car: null,
  responsible: null,
  reject_reason: null,
  manager_comment: '',
};

/** A price in the currency that goes with it. */
const money = (
  price: number | null,
  { values, language }: { values: { currency: Currency }; language: Language },
): string => (price === null ? '' : formatMoney(price, values.currency, language));

/** What a status says of itself; the rest is sent where it has changed. */
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

const plain = ({
  client_name,
  phone,
  market_price,
  price,
  currency,
  desired_car,
  responsible,
  manager_comment,
}: ApplicationValues) => ({
  client_name: client_name.trim(),
  phone,
  market_price,
  price,
  currency,
  desired_car,
  responsible,
  manager_comment,
});

function priceRule(status: ApplicationValues['status'], price: number | null) {
  if (price === 0) return 'price_positive';
  return status === 'approved' && price === null ? 'price_required' : undefined;
}

/** What the chosen status asks for. */
const decisionRules = ({
  status,
  isStatusChosen,
  price,
  day,
  reject_reason,
  manager_comment,
}: ApplicationValues) => ({
  status: isStatusChosen ? undefined : 'status_required',
  price: priceRule(status, price),
  day: status === 'scheduled' ? requiredRule(day) : undefined,
  reject_reason: status === 'rejected' && reject_reason === null ? 'reason_required' : undefined,
  manager_comment:
    status === 'rejected' && reject_reason === 'other'
      ? requiredRule(manager_comment.trim())
      : undefined,
});

/** What a save sends; undefined where nothing differs. The car, as the server has it, is needed once its fields have changed. */
function updateOf(
  values: ApplicationValues,
  before: ApplicationValues,
  car?: TradeInCar,
): ApplicationUpdate | undefined {
  const carUpdate =
    car !== undefined && changedFields(toCurrentCar(before), toCurrentCar(values)) !== undefined
      ? { current_car: changedCar(car, values) }
      : undefined;
  const fields = changedFields(plain(before), plain(values));
  const decision = changedFields(decisionOf(before), decisionOf(values));
  if (carUpdate === undefined && fields === undefined && decision === undefined) return undefined;
  // A status is sent with all that belongs to it; what it leaves out is not cleared.
  return { ...fields, ...carUpdate, ...decisionOf(values) };
}

/** The form of one application: its car is replaced as one. */
export const formOf = ({ current_car: car }: Application) => ({
  ...applicationForm,
  toUpdate: (values: ApplicationValues, before: ApplicationValues) => updateOf(values, before, car),
});

/** An application in work: who, for how much, when it is inspected, and what is decided. */
export const applicationForm = defineForm({
  name: 'application',
  version: 4,
  values: applicationValues,
  empty: () => empty,
  from: (application: Application): ApplicationValues => ({
    ...empty,
    status: application.status,
    client_name: application.client_name,
    phone: application.phone,
    ...fromCurrentCar(application.current_car),
    market_price: application.market_price ?? null,
    price: application.price ?? null,
    currency: application.currency,
    ...(application.scheduled_at !== undefined && ofMoment(application.scheduled_at)),
    desired_car: application.desired_car?.id ?? null,
    responsible: application.responsible?.id ?? null,
    reject_reason: application.reject_reason ?? null,
    manager_comment: application.manager_comment,
  }),
  // An application is made by the other form.
  toCreate: () => ({}),
  toUpdate: updateOf,
  rules: async (values) => ({
    client_name: textRule(values.client_name, 200),
    phone: await phoneRule(values.phone, 'any'),
    ...currentCarRules(values),
    ...decisionRules(values),
  }),
  codeOf: (field, code) =>
    code !== 'required'
      ? code
      : field === 'price'
        ? 'price_required'
        : field === 'status'
          ? 'status_required'
          : code,
  fieldOf: (path) => (path === 'scheduled_at' ? 'day' : currentCarField(path)),
  fields: {
    client_name: { label: 'applications:form.name', isRequired: true, maxLength: 200 },
    phone: { label: 'applications:form.phone', isRequired: true, format: formatPhone },
    ...currentCarFields,
    market_price: { label: 'applications:marketPrice', format: money },
    price: { label: 'applications:price', format: money },
    currency: {
      label: 'applications:form.currency',
      format: (currency, { language }) => currencyLabel(currency, language),
    },
    status: {
      label: 'applications:col.status',
      isRequired: true,
      format: (status, { t }) => t(`applications:status.${status}`),
    },
    day: { label: 'applications:form.day' },
    time: { label: 'applications:form.time' },
    desired_car: { label: 'applications:form.desiredCar' },
    responsible: {
      label: 'applications:responsible',
      format: namesFrom(peopleQueries.assignable),
    },
    reject_reason: {
      label: 'applications:form.reason',
      format: (reason, { t }) => (reason === null ? '' : t(`applications:reason.${reason}`)),
    },
    manager_comment: { label: 'applications:comment', maxLength: 2000 },
  },
});
