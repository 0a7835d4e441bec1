import {
  isTimeOrderWrong,
  phoneRule,
  requiredRule,
  textRule,
  timeRule,
} from '../../shared/form/field-rules';
import { formatPhone } from '../../shared/format/phone';
import {
  fileOf,
  imageId,
  imageRule,
  resumeImage,
  thumbnailOf,
  type ImageValue,
} from '../../shared/photos/image-value';
import { changedFields } from '../../shared/resource/form/changed-fields';
import { defineForm } from '../../shared/resource/form/define-form';
import {
  avtosalonValues,
  newAvtosalon,
  fromAvtosalon,
  toAvtosalon,
  type AvtosalonValues,
} from './avtosalon-values';

/** Where Uzbekistan is, in degrees, as the contract says it. */
const country = { south: 37, north: 46, west: 55, east: 74 } as const;

const degreesRule = (value: number | null, least: number, most: number) =>
  value === null ? 'required' : value < least || value > most ? 'outside_uzbekistan' : undefined;

/** What the specification (§5) asks for: all of it but the district. The server's rules are the same. */
export const avtosalonRules = async (values: AvtosalonValues) => ({
  name: textRule(values.name, 100),
  phone: await phoneRule(values.phone),
  logo: imageRule(values.logo),
  facade_photo: imageRule(values.facade_photo),
  region: requiredRule(values.region),
  address: textRule(values.address, 300),
  latitude: degreesRule(values.latitude, country.south, country.north),
  longitude: degreesRule(values.longitude, country.west, country.east),
  opening_time: timeRule(values.opening_time),
  closing_time:
    timeRule(values.closing_time) ??
    (isTimeOrderWrong(values.opening_time, values.closing_time) ? 'time_order' : undefined),
});

/** A new showroom can lead on to its first car. */
export type AvtosalonIntent = 'save' | 'add-auto';

const image = {
  isRequired: true,
  identity: (value: ImageValue) => imageId(value),
} as const;

const degrees = (value: number | null) => value?.toFixed(5) ?? '';

export const avtosalonForm = defineForm({
  name: 'avtosalon',
  version: 2,
  values: avtosalonValues,
  empty: () => newAvtosalon,
  from: fromAvtosalon,
  toCreate: toAvtosalon,
  toUpdate: (values, before) => changedFields(toAvtosalon(before), toAvtosalon(values)),
  rules: (values, _intent: AvtosalonIntent | undefined) => avtosalonRules(values),
  fields: {
    name: { label: 'avtosalons:fields.name', isRequired: true },
    phone: { label: 'avtosalons:fields.phone', isRequired: true, format: formatPhone },
    logo: {
      ...image,
      label: 'avtosalons:fields.logo',
      format: (value, { t }) => ({ text: t('avtosalons:fields.logo'), image: thumbnailOf(value) }),
    },
    facade_photo: {
      ...image,
      label: 'avtosalons:fields.facade_photo',
      format: (value, { t }) => ({
        text: t('avtosalons:fields.facade_photo'),
        image: thumbnailOf(value),
      }),
    },
    region: { label: 'avtosalons:fields.region', isRequired: true },
    district: { label: 'avtosalons:fields.district' },
    address: { label: 'avtosalons:fields.address', isRequired: true },
    latitude: { label: 'avtosalons:fields.latitude', isRequired: true, format: degrees },
    longitude: { label: 'avtosalons:fields.longitude', isRequired: true, format: degrees },
    opening_time: { label: 'avtosalons:fields.opening_time', isRequired: true },
    closing_time: { label: 'avtosalons:fields.closing_time', isRequired: true },
    status: {
      label: 'avtosalons:fields.status',
      format: (value, { t }) => t(`avtosalons:status.${value}`),
    },
  },
  files: ({ logo, facade_photo }) => [...fileOf(logo), ...fileOf(facade_photo)],
  restore: (values) => ({
    ...values,
    logo: resumeImage(values.logo),
    facade_photo: resumeImage(values.facade_photo),
  }),
  // An image that nothing uses is swept in the end: a draft may outlive it.
  codeOf: (field, code) =>
    (field === 'logo' || field === 'facade_photo') && code === 'unknown_reference'
      ? 'image_gone'
      : code,
});
