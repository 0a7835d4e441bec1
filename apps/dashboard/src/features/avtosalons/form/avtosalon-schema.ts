import type * as z from 'zod/mini';
import { whenReachable } from '../../../shared/routing/when-reachable';
import {
  avtosalonShape,
  type AvtosalonFormValues,
  type PictureValue,
} from './avtosalon-form-values';

/** One thing that is wrong: a field of the form and a code of the namespace `errors`. */
export interface FieldProblem {
  field: keyof AvtosalonFormValues;
  code: string;
}

/** Where Uzbekistan lies, in degrees, as the contract says it. */
export const country = { south: 37, north: 46, west: 55, east: 74 } as const;

const time = /^([01]\d|2[0-3]):[0-5]\d$/;

function pictureCode(picture: PictureValue): string | undefined {
  switch (picture?.state) {
    case undefined:
      return 'picture_required';
    case 'uploading':
      return 'picture_uploading';
    case 'failed':
      return 'picture_failed';
    case 'ready':
      return undefined;
    default:
      return picture satisfies undefined;
  }
}

function coordinateCode(value: number | null, least: number, most: number): string | undefined {
  if (value === null) return 'required';
  return value < least || value > most ? 'outside_uzbekistan' : undefined;
}

const textCode = (text: string, most: number): string | undefined =>
  text.trim() === '' ? 'required' : text.length > most ? `max_length:${most}` : undefined;

const timeCode = (text: string): string | undefined =>
  text === '' ? 'required' : time.test(text) ? undefined : 'time_invalid';

/**
 * Everything that stands between the form and the server (specification §5: all of it is required; the server's rules are the
 * same), each field once, in the order of the screen.
 *
 * @param isPhone whether a number in E.164 exists in Uzbekistan's plan
 */
export function avtosalonProblems(
  values: AvtosalonFormValues,
  isPhone: (phone: string) => boolean,
): FieldProblem[] {
  const { phone, opening_time, closing_time } = values;
  const order =
    time.test(opening_time) && time.test(closing_time) && opening_time >= closing_time
      ? 'time_order'
      : undefined;
  const codes: readonly [FieldProblem['field'], string | undefined][] = [
    ['name', textCode(values.name, 100)],
    ['phone', phone === '' ? 'required' : isPhone(phone) ? undefined : 'invalid_phone'],
    ['logo', pictureCode(values.logo)],
    ['facade_photo', pictureCode(values.facade_photo)],
    ['region', values.region === null ? 'required' : undefined],
    ['address', textCode(values.address, 300)],
    ['latitude', coordinateCode(values.latitude, country.south, country.north)],
    ['longitude', coordinateCode(values.longitude, country.west, country.east)],
    ['opening_time', timeCode(opening_time)],
    ['closing_time', timeCode(closing_time) ?? order],
  ];
  return codes.flatMap(([field, code]) => (code === undefined ? [] : [{ field, code }]));
}

/** The numbering plan (34 KiB) loads with the first check, not with the page. */
async function loadPhoneCheck(): Promise<(phone: string) => boolean> {
  const { isValidPhoneNumber } = await whenReachable(() => import('libphonenumber-js/min'));
  return (phone) => phone.startsWith('+998') && isValidPhoneNumber(phone);
}

/** The form's schema: its shape and all its rules. */
export const avtosalonSchema = avtosalonShape.check(async ({ value, issues }) => {
  for (const { field, code } of avtosalonProblems(value, await loadPhoneCheck())) {
    issues.push({ code: 'custom', path: [field], message: code, input: value });
  }
}) satisfies z.ZodMiniType<AvtosalonFormValues>;
