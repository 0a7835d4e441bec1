import type { FieldError } from '../../../platform/http/problem';
import { columnOf, optionLists, requiredFields, type AutoFields } from './auto-fields';
import type { AutoQuality } from './auto-types';

type Item = AutoQuality['items'][number];

interface Share {
  check: Item['check'];
  points: number;
  most: number;
  /** Number of missing fields, photos, options or characters; 0 where counting makes no sense. */
  missing?: number;
}

/** Points of each check (contract, getAutoQuality); they add up to 100. */
const points = {
  required: 50,
  photos: 18,
  options: 9,
  description: 5,
  vin: 5,
  modification: 4,
  position: 3,
  number_of_owners: 3,
  paint_condition: 3,
} as const satisfies Record<Item['check'], number>;

const goodPhotos = 10;
const goodOptions = 5;
const goodDescription = 200;

/** Proportional points, rounded down. */
const share = (most: number, has: number, of: number) =>
  Math.floor((most * Math.min(has, of)) / of);

const filled = (check: Item['check'], value: unknown): Share => ({
  check,
  points: value === null ? 0 : points[check],
  most: points[check],
});

function counted(check: Item['check'], has: number, of: number): Share {
  const most = points[check];
  return { check, points: share(most, has, of), most, missing: Math.max(0, of - has) };
}

/** All points or none, but with the progress. */
function shareOf(check: Item['check'], has: number, of: number): Share {
  return { ...counted(check, has, of), points: has >= of ? points[check] : 0 };
}

/** Returns a listing's completeness from 0 to 100, and improvements with the greatest gain first. */
export function qualityOf(
  fields: AutoFields,
  photoCount: number,
  blocking: FieldError[],
): AutoQuality {
  const isThere = requiredFields.filter((path) => fields[columnOf(path)] !== null).length;
  const shares = [
    counted(
      'required',
      isThere + Math.min(photoCount, 1),
      // Plus one photo.
      requiredFields.length + 1,
    ),
    // Two points for each photo from the second to the tenth.
    counted('photos', Math.max(0, photoCount - 1), goodPhotos - 1),
    shareOf('options', optionLists.flatMap((set) => fields[set]).length, goodOptions),
    shareOf('description', (fields.description ?? '').trim().length, goodDescription),
    filled('vin', fields.vin),
    filled('modification', fields.modification_id),
    filled('position', fields.position_id),
    filled('number_of_owners', fields.number_of_owners),
    filled('paint_condition', fields.paint_condition_id),
  ];
  const items = shares
    .filter(({ points: has, most }) => has < most)
    .map(({ check, points: has, most, missing }) => ({
      check,
      gain: most - has,
      ...(missing === undefined || missing === 0 ? {} : { missing }),
    }))
    .sort((a, b) => b.gain - a.gain);
  return { score: shares.reduce((sum, { points: has }) => sum + has, 0), items, blocking };
}
