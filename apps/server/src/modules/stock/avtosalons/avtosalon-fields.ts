import type { Row } from '../../../platform/db/tables';
import { fieldMap } from '../../../platform/http/field-map';

export const avtosalonFields = fieldMap<Row<'avtosalons'>>()({
  name: ['name'],
  phone: ['phone'],
  additional_phones: ['additional_phones'],
  region: ['region_id'],
  district: ['district_id'],
  address: ['address'],
  latitude: ['latitude'],
  longitude: ['longitude'],
  opening_time: ['opening_time'],
  closing_time: ['closing_time'],
  weekday_hours: ['weekday_hours'],
  logo: ['logo'],
  facade_photo: ['facade_photo'],
  status: ['status'],
});

type Stored = ReturnType<typeof avtosalonFields.fieldsOf>;

/** Both pictures exist until the showroom is deleted. */
export type AvtosalonFields = Omit<Stored, 'logo' | 'facade_photo'> & {
  logo: string;
  facade_photo: string;
};
