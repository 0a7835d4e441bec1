import type { Application } from '@karvon/api/main';
import { CreateApplicationBody } from '@karvon/api/zod/main/trade-in';
import { defineForm } from '../../shared/resource/form/define-form';
import { phoneField, referenceField, textField } from '../../shared/resource/form/field-kinds';
import { fieldSet, type FieldValuesOf } from '../../shared/resource/form/field-set';
import {
  currentCarField,
  currentCarKinds,
  fromCurrentCar,
  modelRule,
  toCurrentCar,
} from './current-car';

const application = fieldSet(CreateApplicationBody, {
  client_name: textField({ label: 'applications:form.name' }),
  phone: phoneField({ label: 'applications:form.phone', countries: 'any' }),
  ...currentCarKinds,
  desired_car: referenceField({ label: 'applications:form.desiredCar' }),
  responsible: referenceField({ label: 'applications:responsible' }),
  manager_comment: textField({ label: 'applications:comment', isAsTyped: true }),
});

export type CreateValues = FieldValuesOf<typeof application>;

export const createForm = defineForm({
  ...application,
  name: 'application-new',
  version: 2,
  from: (one: Application): CreateValues => ({
    ...application.from(one),
    ...fromCurrentCar(one.current_car),
  }),
  toCreate: (values) => ({ ...application.body(values), current_car: toCurrentCar(values) }),
  toUpdate: () => undefined,
  rules: async (values) => ({ ...(await application.rules(values)), ...modelRule(values) }),
  fieldOf: currentCarField,
});
