import type { Application, ApplicationUpdate } from '@karvon/api/main';
import * as z from 'zod/mini';
import { phoneRule, requiredRule, textRule } from '../../shared/form/field-rules';
import { formatPhone } from '../../shared/format/phone';
import { changedFields } from '../../shared/resource/form/changed-fields';
import { defineForm } from '../../shared/resource/form/define-form';
import { ofMoment, toMoment } from '../../shared/inspection/inspection-time';

const applicationValues = z.object({
  status: z.enum(['pending', 'scheduled', 'approved', 'rejected']),
  client_name: z.string(),
  phone: z.string(),
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
  client_name: '',
  phone: '',
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

/** An application in work: who, for how much, when it is inspected, and what is decided. */
export const applicationForm = defineForm({
  name: 'application',
  version: 2,
  values: applicationValues,
  empty: () => empty,
  from: (application: Application): ApplicationValues => ({
    ...empty,
    status: application.status,
    client_name: application.client_name,
    phone: application.phone,
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
  toUpdate: (values, before): ApplicationUpdate | undefined => {
    const changed = changedFields(
      { ...plain(before), ...decisionOf(before) },
      { ...plain(values), ...decisionOf(values) },
    );
    if (changed === undefined) return undefined;
    // A status is sent whole; what it leaves out is not cleared.
    const fields = changedFields(plain(before), plain(values));
    return { ...fields, ...decisionOf(values) };
  },
  rules: async ({ status, client_name, phone, price, day, reject_reason, manager_comment }) => ({
    client_name: textRule(client_name, 200),
    phone: await phoneRule(phone),
    price: price === 0 ? 'price_positive' : status === 'approved' ? requiredRule(price) : undefined,
    day: status === 'scheduled' ? requiredRule(day) : undefined,
    reject_reason: status === 'rejected' && reject_reason === null ? 'reason_required' : undefined,
    manager_comment:
      status === 'rejected' && reject_reason === 'other'
        ? requiredRule(manager_comment.trim())
        : undefined,
  }),
  fieldOf: (path) => (path === 'scheduled_at' ? 'day' : undefined),
  fields: {
    client_name: { label: 'applications:form.name', isRequired: true },
    phone: { label: 'applications:form.phone', isRequired: true, format: formatPhone },
    market_price: { label: 'applications:marketPrice' },
    price: { label: 'applications:price' },
    currency: { label: 'applications:form.currency' },
    status: {
      label: 'applications:col.status',
      format: (status, { t }) => t(`applications:status.${status}`),
    },
    day: { label: 'applications:form.day' },
    time: { label: 'applications:form.time' },
    desired_car: { label: 'applications:form.desiredCar' },
    responsible: { label: 'applications:responsible' },
    reject_reason: {
      label: 'applications:form.reason',
      format: (reason, { t }) => (reason === null ? '' : t(`applications:reason.${reason}`)),
    },
    manager_comment: { label: 'applications:comment' },
  },
});
