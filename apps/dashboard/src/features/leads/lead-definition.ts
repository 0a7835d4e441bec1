import type { Lead } from '@karvon/api/main';
import { CreateLeadBody } from '@karvon/api/zod/main/leads';
import { namesFrom } from '../../shared/lookups/names-from';
import { peopleQueries } from '../../shared/lookups/people-queries';
import { lookupQueries } from '../../shared/lookups/queries';
import { defineForm } from '../../shared/resource/form/define-form';
import {
  choiceField,
  phoneField,
  referenceField,
  textField,
} from '../../shared/resource/form/field-kinds';
import { fieldSet, type FieldValuesOf } from '../../shared/resource/form/field-set';

const lead = fieldSet(CreateLeadBody, {
  type: choiceField(['call', 'leads'], {
    label: 'leads:form.how',
    isRequired: true,
    texts: (type) => `leads:type.${type}`,
  }),
  client_name: textField({ label: 'leads:form.name' }),
  phone: phoneField({ label: 'leads:form.phone', countries: 'any' }),
  auto_id: referenceField({ label: 'leads:form.car' }),
  avtosalon: referenceField({
    label: 'leads:form.avtosalon',
    format: namesFrom(lookupQueries.avtosalons),
  }),
  responsible: referenceField({
    label: 'leads:responsible',
    format: namesFrom(peopleQueries.assignable),
  }),
  comment: textField({ label: 'leads:form.comment', isAsTyped: true }),
});

export type LeadValues = FieldValuesOf<typeof lead>;

export const leadForm = defineForm({
  ...lead,
  name: 'lead',
  version: 2,
  from: (one: Lead) => lead.from({ ...one, auto_id: one.car }),
  toCreate: (values) => {
    const { avtosalon, ...body } = lead.body(values);
    // The server takes the showroom from the car.
    return body.auto_id === undefined && avtosalon !== undefined ? { ...body, avtosalon } : body;
  },
  toUpdate: () => undefined,
});
