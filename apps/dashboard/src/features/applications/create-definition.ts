import type { Application, ApplicationCreate } from '@karvon/api/main';
import * as z from 'zod/mini';
import { phoneRule, requiredRule, textRule } from '../../shared/form/field-rules';
import { formatPhone } from '../../shared/format/phone';
import { defineForm } from '../../shared/resource/form/define-form';

const named = z.nullable(z.object({ id: z.number(), name: z.string() }));

const createValues = z.object({
  client_name: z.string(),
  phone: z.string(),
  brand: named,
  car_model: named,
  year: z.nullable(z.number()),
  mileage: z.nullable(z.number()),
  desired_car: z.nullable(z.number()),
  responsible: z.nullable(z.number()),
  manager_comment: z.string(),
});

export type CreateValues = z.infer<typeof createValues>;

const empty: CreateValues = {
  client_name: '',
  phone: '',
  brand: null,
  car_model: null,
  year: null,
  mileage: null,
  desired_car: null,
  responsible: null,
  manager_comment: '',
};

/** An application that the dealer writes down: somebody called or came by with a car. */
export const createForm = defineForm({
  name: 'application-new',
  version: 1,
  values: createValues,
  empty: () => empty,
  from: ({ client_name, phone, current_car: car, ...application }: Application): CreateValues => ({
    client_name,
    phone,
    brand: car.brand_id === undefined ? null : { id: car.brand_id, name: car.brand },
    car_model: car.model_id === undefined ? null : { id: car.model_id, name: car.car_model },
    year: car.year,
    mileage: car.mileage ?? null,
    desired_car: application.desired_car?.id ?? null,
    responsible: application.responsible?.id ?? null,
    manager_comment: application.manager_comment,
  }),
  toCreate: (values): ApplicationCreate => {
    const { brand, car_model, year, mileage, desired_car, responsible } = values;
    return {
      client_name: values.client_name.trim(),
      phone: values.phone,
      current_car: {
        brand: brand?.name ?? '',
        car_model: car_model?.name ?? '',
        ...(brand !== null && { brand_id: brand.id }),
        ...(car_model !== null && { model_id: car_model.id }),
        year: year ?? 0,
        ...(mileage !== null && { mileage }),
      },
      ...(desired_car !== null && { desired_car }),
      ...(responsible !== null && { responsible }),
      manager_comment: values.manager_comment,
    };
  },
  toUpdate: () => undefined,
  rules: async ({ client_name, phone, brand, car_model, year }) => ({
    client_name: textRule(client_name, 200),
    phone: await phoneRule(phone),
    brand: requiredRule(brand),
    car_model: requiredRule(car_model),
    year: requiredRule(year),
  }),
  fieldOf: (path) => {
    if (path.startsWith('current_car.brand')) return 'brand';
    if (path.startsWith('current_car.year')) return 'year';
    if (path.startsWith('current_car.mileage')) return 'mileage';
    return path.startsWith('current_car') ? 'car_model' : undefined;
  },
  fields: {
    client_name: { label: 'applications:form.name', isRequired: true },
    phone: { label: 'applications:form.phone', isRequired: true, format: formatPhone },
    brand: { label: 'applications:form.brand', isRequired: true },
    car_model: { label: 'applications:form.model', isRequired: true },
    year: { label: 'applications:form.year', isRequired: true },
    mileage: { label: 'applications:form.mileage' },
    desired_car: { label: 'applications:form.desiredCar' },
    responsible: { label: 'applications:responsible' },
    manager_comment: { label: 'applications:comment' },
  },
});
