import type { Application, ApplicationCreate } from '@karvon/api/main';
import * as z from 'zod/mini';
import { phoneRule, textRule } from '../../shared/form/field-rules';
import { formatPhone } from '../../shared/format/phone';
import { defineForm } from '../../shared/resource/form/define-form';
import {
  currentCarField,
  currentCarFields,
  currentCarRules,
  currentCarShape,
  emptyCurrentCar,
  fromCurrentCar,
  toCurrentCar,
} from './current-car';

const createValues = z.object({
  client_name: z.string(),
  phone: z.string(),
  ...currentCarShape,
  desired_car: z.nullable(z.number()),
  responsible: z.nullable(z.number()),
  manager_comment: z.string(),
});

export type CreateValues = z.infer<typeof createValues>;

const empty: CreateValues = {
  client_name: '',
  phone: '',
  ...emptyCurrentCar,
  desired_car: null,
  responsible: null,
  manager_comment: '',
};

/** An application that the dealer writes down: somebody called or came by with a car. */
export const createForm = defineForm({
  name: 'application-new',
  version: 2,
  values: createValues,
  empty: () => empty,
  from: ({ client_name, phone, current_car: car, ...application }: Application): CreateValues => ({
    client_name,
    phone,
    ...fromCurrentCar(car),
    desired_car: application.desired_car?.id ?? null,
    responsible: application.responsible?.id ?? null,
    manager_comment: application.manager_comment,
  }),
  toCreate: (values): ApplicationCreate => {
    const { desired_car, responsible } = values;
    return {
      client_name: values.client_name.trim(),
      phone: values.phone,
      current_car: toCurrentCar(values),
      ...(desired_car !== null && { desired_car }),
      ...(responsible !== null && { responsible }),
      manager_comment: values.manager_comment,
    };
  },
  toUpdate: () => undefined,
  rules: async ({ client_name, phone, ...car }) => ({
    client_name: textRule(client_name, 200),
    phone: await phoneRule(phone, 'any'),
    ...currentCarRules(car),
  }),
  fieldOf: currentCarField,
  fields: {
    client_name: { label: 'applications:form.name', isRequired: true, maxLength: 200 },
    phone: { label: 'applications:form.phone', isRequired: true, format: formatPhone },
    ...currentCarFields,
    desired_car: { label: 'applications:form.desiredCar' },
    responsible: { label: 'applications:responsible' },
    manager_comment: { label: 'applications:comment', maxLength: 2000 },
  },
});
