import type { Region } from '@karvon/api/main';
import type { Language } from '../../../shared/i18n/languages';
import { formatPhone } from '../../../shared/format/phone';
import type { AvtosalonFormValues, PictureValue } from '../form/avtosalon-form-values';

/** Fields that two people can change, in the order of the screen. */
export const comparedFields = [
  'name',
  'phone',
  'logo',
  'facade_photo',
  'region',
  'district',
  'address',
  'latitude',
  'longitude',
  'opening_time',
  'closing_time',
  'status',
] as const satisfies readonly (keyof AvtosalonFormValues)[];

export type ComparedField = (typeof comparedFields)[number];

const pictureId = (picture: PictureValue) => (picture?.state === 'ready' ? picture.id : undefined);

const isSame = (field: ComparedField, one: AvtosalonFormValues, other: AvtosalonFormValues) =>
  field === 'logo' || field === 'facade_photo'
    ? pictureId(one[field]) === pictureId(other[field])
    : one[field] === other[field];

/** Where what stands in the form differs from the showroom as it is now. */
export function differences(
  mine: AvtosalonFormValues,
  theirs: AvtosalonFormValues,
): ComparedField[] {
  return comparedFields.filter((field) => !isSame(field, mine, theirs));
}

/** A value in words; a picture is shown by its address instead. */
export function wordsOf(
  field: Exclude<ComparedField, 'logo' | 'facade_photo' | 'status'>,
  values: AvtosalonFormValues,
  regions: readonly Region[],
  language: Language,
): string {
  switch (field) {
    case 'phone':
      return formatPhone(values.phone);
    case 'region':
      return regions.find(({ id }) => id === values.region)?.translations[language].name ?? '';
    case 'district':
      return (
        regions.flatMap(({ districts }) => districts).find(({ id }) => id === values.district)
          ?.translations[language].name ?? ''
      );
    case 'latitude':
    case 'longitude':
      return values[field]?.toFixed(5) ?? '';
    case 'name':
    case 'address':
    case 'opening_time':
    case 'closing_time':
      return values[field];
    default:
      return field satisfies never;
  }
}
