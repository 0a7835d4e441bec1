import type { Avtosalon } from '@karvon/api/main';
import { CreateAvtosalonBody } from '@karvon/api/zod/main/avtosalons';
import { imageField } from '../../shared/photos/image-field-kind';
import { defineForm } from '../../shared/resource/form/define-form';
import {
  choiceField,
  numberField,
  phoneField,
  referenceField,
  textField,
  timeField,
} from '../../shared/resource/form/field-kinds';
import { fieldSet, type FieldValuesOf } from '../../shared/resource/form/field-set';
import { phoneProblems, phonesField } from '../../shared/resource/form/phones-field';
import { weekdayHoursField, weekdayProblems } from './weekday-hours-field';

const degreesField = (axis: 'latitude' | 'longitude') =>
  numberField({
    label: `avtosalons:fields.${axis}`,
    format: (value) => value?.toFixed(5) ?? '',
    invalid: 'outside_uzbekistan',
  });

const avtosalon = fieldSet(CreateAvtosalonBody, {
  name: textField({ label: 'avtosalons:fields.name' }),
  phone: phoneField({ label: 'avtosalons:fields.phone', countries: 'any' }),
  additional_phones: phonesField('avtosalons:fields.additional_phones'),
  logo: imageField({ label: 'avtosalons:fields.logo' }),
  facade_photo: imageField({ label: 'avtosalons:fields.facade_photo' }),
  region: referenceField({ label: 'avtosalons:fields.region' }),
  district: referenceField({ label: 'avtosalons:fields.district' }),
  address: textField({ label: 'avtosalons:fields.address' }),
  latitude: degreesField('latitude'),
  longitude: degreesField('longitude'),
  opening_time: timeField({ label: 'avtosalons:fields.opening_time', empty: '09:00' }),
  closing_time: timeField({ label: 'avtosalons:fields.closing_time', empty: '20:00' }),
  weekday_hours: weekdayHoursField('avtosalons:fields.weekday_hours'),
  status: choiceField(['active', 'inactive'], {
    label: 'avtosalons:fields.status',
    texts: (status) => `avtosalons:status.${status}`,
  }),
});

export type AvtosalonValues = FieldValuesOf<typeof avtosalon>;

/** `add-auto` saves and then opens the form of the first car. */
export type AvtosalonIntent = 'save' | 'add-auto';

export const avtosalonForm = defineForm({
  ...avtosalon,
  name: 'avtosalon',
  version: 3,
  from: (one: Avtosalon) => avtosalon.from(one),
  toCreate: avtosalon.body,
  toUpdate: avtosalon.changes,
  rules: async (values, _intent: AvtosalonIntent | undefined) => ({
    ...(await avtosalon.rules(values)),
    ...phoneProblems(values.additional_phones),
    ...weekdayProblems(values.weekday_hours),
  }),
  // The server deletes unused images after a time, and a draft may outlive them.
  codeOf: (field, code) =>
    (field === 'logo' || field === 'facade_photo') && code === 'unknown_reference'
      ? 'image_gone'
      : code,
});
