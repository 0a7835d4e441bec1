import type { Avtosalon, AvtosalonCreate } from '@karvon/api/main';
import * as z from 'zod/mini';
import { imageId, imageShape, toImageValue } from '../../shared/photos/image-value';

/** What the form of a showroom holds. */
export const avtosalonValues = z.object({
  name: z.string(),
  phone: z.string(),
  region: z.nullable(z.number()),
  district: z.nullable(z.number()),
  address: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  opening_time: z.string(),
  closing_time: z.string(),
  logo: imageShape,
  facade_photo: imageShape,
  status: z.enum(['active', 'inactive']),
});

export type AvtosalonValues = z.infer<typeof avtosalonValues>;

/** A new showroom: most open from nine to eight. */
export const newAvtosalon: AvtosalonValues = {
  name: '',
  phone: '',
  region: null,
  district: null,
  address: '',
  latitude: null,
  longitude: null,
  opening_time: '09:00',
  closing_time: '20:00',
  logo: null,
  facade_photo: null,
  status: 'active',
};

/** The showroom as the form shows it. */
export function fromAvtosalon(avtosalon: Avtosalon): AvtosalonValues {
  const { name, phone, region, district, address, latitude, longitude, status } = avtosalon;
  return {
    name,
    phone,
    region: region.id,
    district: district?.id ?? null,
    address,
    latitude,
    longitude,
    opening_time: avtosalon.opening_time,
    closing_time: avtosalon.closing_time,
    logo: toImageValue(avtosalon.logo),
    facade_photo: toImageValue(avtosalon.facade_photo),
    status,
  };
}

/** The contract's request, of values that passed the rules. */
export function toAvtosalon(values: AvtosalonValues): AvtosalonCreate {
  const { name, region, district, address, latitude, longitude, logo, facade_photo } = values;
  return {
    ...values,
    name: name.trim(),
    region: region ?? 0,
    district: district ?? undefined,
    address: address.trim(),
    latitude: latitude ?? 0,
    longitude: longitude ?? 0,
    logo: imageId(logo) ?? '',
    facade_photo: imageId(facade_photo) ?? '',
  };
}
