import type { Avtosalon, AvtosalonCreate } from '@karvon/api/main';
import { isTimeOrderWrong } from '../../shared/form/field-rules';
import { imageField } from '../../shared/photos/image-field-kind';
import { changedFields } from '../../shared/resource/form/changed-fields';
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

/** Where Uzbekistan is, in degrees, as the contract says it. */
const country = { latitude: [37, 46], longitude: [55, 74] } as const;

const degreesField = (axis: keyof typeof country) =>
  numberField({
    label: `avtosalons:fields.${axis}`,
    format: (value) => value?.toFixed(5) ?? '',
    rule: (value) => {
      if (value === null) return 'required';
      const [least, most] = country[axis];
      return value < least || value > most ? 'outside_uzbekistan' : undefined;
    },
  });

/** What the specification (§5) asks for: all of it but the district. The server's rules are the same. */
const avtosalon = fieldSet({
  name: textField({ label: 'avtosalons:fields.name', isRequired: true, max: 100 }),
  phone: phoneField({ label: 'avtosalons:fields.phone', countries: 'any' }),
  logo: imageField({ label: 'avtosalons:fields.logo', isRequired: true }),
  facade_photo: imageField({ label: 'avtosalons:fields.facade_photo', isRequired: true }),
  region: referenceField({ label: 'avtosalons:fields.region', isRequired: true }),
  district: referenceField({ label: 'avtosalons:fields.district' }),
  address: textField({ label: 'avtosalons:fields.address', isRequired: true, max: 300 }),
  latitude: degreesField('latitude'),
  longitude: degreesField('longitude'),
  // Most open from nine to eight.
  opening_time: timeField({ label: 'avtosalons:fields.opening_time', empty: '09:00' }),
  closing_time: timeField({ label: 'avtosalons:fields.closing_time', empty: '20:00' }),
  status: choiceField(['active', 'inactive'], {
    label: 'avtosalons:fields.status',
    texts: (status) => `avtosalons:status.${status}`,
  }),
});

export type AvtosalonValues = FieldValuesOf<typeof avtosalon>;

/** The contract's request, of values that passed the rules: they have a region and both images. */
const toAvtosalon = (values: AvtosalonValues): AvtosalonCreate => ({
  region: 0,
  logo: '',
  facade_photo: '',
  ...avtosalon.body(values),
});

/** A new showroom can lead on to its first car. */
export type AvtosalonIntent = 'save' | 'add-auto';

export const avtosalonForm = defineForm({
  ...avtosalon,
  name: 'avtosalon',
  version: 2,
  from: (one: Avtosalon) => avtosalon.from(one),
  toCreate: toAvtosalon,
  toUpdate: (values, before) => changedFields(toAvtosalon(before), toAvtosalon(values)),
  rules: async (values, _intent: AvtosalonIntent | undefined) => {
    const problems = await avtosalon.rules(values);
    const isLate = isTimeOrderWrong(values.opening_time, values.closing_time);
    return isLate ? { ...problems, closing_time: 'time_order' } : problems;
  },
  // An image that nothing uses is swept in the end: a draft may outlive it.
  codeOf: (field, code) =>
    (field === 'logo' || field === 'facade_photo') && code === 'unknown_reference'
      ? 'image_gone'
      : code,
});
