import type { Avtosalon, AvtosalonCreate, AvtosalonUpdate, Image } from '@karvon/api/main';
import * as z from 'zod/mini';

/** A picture of the form. The file of one on its way lies beside the draft, under its key. */
const pictureShape = z.catch(
  z.nullable(
    z.union([
      z.object({
        state: z.literal('ready'),
        id: z.string(),
        url: z.string(),
        thumbnail: z.string(),
      }),
      z.object({ state: z.enum(['uploading', 'failed']), key: z.string(), name: z.string() }),
    ]),
  ),
  null,
);

/** Only a whole one is of use: anything else is no attempt. */
const attemptShape = z.catch(
  z.nullable(
    z.object({
      key: z.string(),
      body: z.custom<AvtosalonCreate>((value) => typeof value === 'object' && value !== null),
    }),
  ),
  null,
);

/** What stands on the screen. `version` is the one that the values were made from; 0 for a new showroom. */
export const avtosalonShape = z.object({
  version: z.number(),
  name: z.string(),
  phone: z.string(),
  region: z.nullable(z.number()),
  district: z.nullable(z.number()),
  address: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  opening_time: z.string(),
  closing_time: z.string(),
  logo: pictureShape,
  facade_photo: pictureShape,
  status: z.enum(['active', 'inactive']),
  /**
   * The creation that is under way or whose answer never came: the same key and body are sent again, so that a lost answer makes
   * no second showroom.
   */
  attempt: attemptShape,
});

export type AvtosalonFormValues = z.infer<typeof avtosalonShape>;
export type PictureValue = AvtosalonFormValues['logo'];

/** Raise it when `avtosalonShape` changes: older drafts no longer fit. */
export const avtosalonDraftVersion = 1;

export const emptyAvtosalon: AvtosalonFormValues = {
  version: 0,
  name: '',
  phone: '',
  region: null,
  district: null,
  address: '',
  latitude: null,
  longitude: null,
  opening_time: '',
  closing_time: '',
  logo: null,
  facade_photo: null,
  status: 'active',
  attempt: null,
};

export const toPicture = ({ id, url, thumbnail }: Image): NonNullable<PictureValue> => ({
  state: 'ready',
  id,
  url,
  thumbnail,
});

/** The showroom as the form shows it. */
export function fromAvtosalon(avtosalon: Avtosalon): AvtosalonFormValues {
  const { version, name, phone, address, latitude, longitude, status } = avtosalon;
  return {
    version,
    name,
    phone,
    region: avtosalon.region.id,
    district: avtosalon.district?.id ?? null,
    address,
    latitude,
    longitude,
    opening_time: avtosalon.opening_time,
    closing_time: avtosalon.closing_time,
    logo: toPicture(avtosalon.logo),
    facade_photo: toPicture(avtosalon.facade_photo),
    status,
    attempt: null,
  };
}

/** One that was not sent then is tried again. */
const taken = (picture: PictureValue): PictureValue =>
  picture?.state === 'failed' ? { ...picture, state: 'uploading' } : picture;

/** Reads a draft. */
export function parseAvtosalonDraft(values: unknown): AvtosalonFormValues | undefined {
  const { success, data } = avtosalonShape.safeParse(values);
  if (!success) return undefined;
  return { ...data, logo: taken(data.logo), facade_photo: taken(data.facade_photo) };
}

/** Keys of the files that lie beside a draft. */
export const filesOf = ({ logo, facade_photo }: AvtosalonFormValues): string[] =>
  [logo, facade_photo].flatMap((picture) =>
    picture === null || picture.state === 'ready' ? [] : picture.key,
  );

/** The contract's request, of values that passed the schema. */
export function toRequest(values: AvtosalonFormValues): AvtosalonCreate {
  const { name, phone, address, opening_time, closing_time, status } = values;
  const { region, district, latitude, longitude, logo, facade_photo } = values;
  return {
    name: name.trim(),
    phone,
    region: region ?? 0,
    ...(district !== null && { district }),
    address: address.trim(),
    latitude: latitude ?? 0,
    longitude: longitude ?? 0,
    opening_time,
    closing_time,
    logo: logo?.state === 'ready' ? logo.id : '',
    facade_photo: facade_photo?.state === 'ready' ? facade_photo.id : '',
    status,
  };
}

/** What differs from the showroom as it was read; undefined when nothing does. */
export function toUpdate(
  values: AvtosalonFormValues,
  before: AvtosalonFormValues,
): AvtosalonUpdate | undefined {
  const wanted = { district: null, ...toRequest(values) };
  const had: Readonly<Record<string, unknown>> = { district: null, ...toRequest(before) };
  const changed = Object.entries(wanted).filter(([field, value]) => value !== had[field]);
  return changed.length === 0 ? undefined : Object.fromEntries(changed);
}
