import type { Lead, LeadCreate } from '@karvon/api/main';
import * as z from 'zod/mini';
import { phoneRule, textRule } from '../../shared/form/field-rules';
import { formatPhone } from '../../shared/format/phone';
import { defineForm } from '../../shared/resource/form/define-form';

const leadValues = z.object({
  type: z.enum(['call', 'leads']),
  client_name: z.string(),
  phone: z.string(),
  auto_id: z.nullable(z.number()),
  avtosalon: z.nullable(z.number()),
  /** Null: whoever writes it down. */
  responsible: z.nullable(z.number()),
  comment: z.string(),
});

export type LeadValues = z.infer<typeof leadValues>;

const empty: LeadValues = {
  type: 'call',
  client_name: '',
  phone: '',
  auto_id: null,
  avtosalon: null,
  responsible: null,
  comment: '',
};

const toCreate = ({ auto_id, avtosalon, responsible, ...values }: LeadValues): LeadCreate => ({
  ...values,
  client_name: values.client_name.trim(),
  ...(auto_id !== null && { auto_id }),
  ...(responsible !== null && { responsible }),
  // A car brings its showroom along.
  ...(auto_id === null && avtosalon !== null && { avtosalon }),
});

/** A lead that the dealer writes down: somebody called or came by. */
export const leadForm = defineForm({
  name: 'lead',
  version: 2,
  values: leadValues,
  empty: () => empty,
  from: ({
    type,
    client_name,
    phone = '',
    car,
    avtosalon,
    responsible,
    comment,
  }: Lead): LeadValues => ({
    type: type === 'room' ? 'leads' : type,
    client_name,
    phone,
    auto_id: car?.id ?? null,
    avtosalon: avtosalon?.id ?? null,
    responsible: responsible?.id ?? null,
    comment,
  }),
  toCreate,
  toUpdate: () => undefined,
  rules: async ({ client_name, phone }) => ({
    client_name: textRule(client_name, 200),
    phone: await phoneRule(phone),
  }),
  fields: {
    type: { label: 'leads:form.how', isRequired: true },
    client_name: { label: 'leads:form.name', isRequired: true },
    phone: { label: 'leads:form.phone', isRequired: true, format: formatPhone },
    auto_id: { label: 'leads:form.car' },
    avtosalon: { label: 'leads:form.avtosalon' },
    responsible: { label: 'leads:responsible' },
    comment: { label: 'leads:form.comment' },
  },
});
