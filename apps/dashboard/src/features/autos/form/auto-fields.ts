import type { AutoFormValues } from './auto-form-values';

/** Required for moderation (specification §5); a draft needs brand and model only. */
export const requiredFields = [
  'core_car.brand',
  'core_car.car_model',
  'core_car.year',
  'core_car.generation',
  'core_car.body_type',
  'core_car.fuel_type',
  'core_car.transmission',
  'core_car.drive_unit',
  'core_car.color',
  'condition',
  'currency',
  'price',
  'avtosalon',
  'region',
] as const;

/** The lists of equipment. */
export const optionLists = [
  'media_tools',
  'external_body_kit',
  'optics',
  'salon',
  'services',
] as const;
export type OptionList = (typeof optionLists)[number];

/** The parts of the form, in their order, and the fields of each in the order on the screen. */
export const sections = [
  {
    id: 'model',
    fields: [
      'core_car.brand',
      'core_car.car_model',
      'core_car.year',
      'core_car.generation',
      'core_car.modification',
      'core_car.position',
      'core_car.body_type',
      'core_car.fuel_type',
      'core_car.transmission',
      'core_car.drive_unit',
      'core_car.color',
      'core_car.vin',
    ],
  },
  {
    id: 'condition',
    fields: [
      'core_car.used_car',
      'core_car.mileage',
      'core_car.number_of_owners',
      'core_car.paint_condition',
      'condition',
      'changed_part',
    ],
  },
  { id: 'photos', fields: ['photos'] },
  {
    id: 'price',
    fields: [
      'price',
      'currency',
      'vat_price',
      'cip_certificate_price',
      'cip_price',
      'price_from',
      'price_to',
      'is_karvon_nasiya',
      'is_trade_in',
      'barter',
      'passed_customs_clearance',
      'owner_warranty',
      'is_cheaper',
      'is_available_for_rent_to_own',
      'terms_of_rent',
    ],
  },
  {
    id: 'options',
    fields: [
      'core_car.media_tools',
      'core_car.external_body_kit',
      'core_car.optics',
      'core_car.salon',
      'core_car.services',
    ],
  },
  {
    id: 'place',
    fields: ['avtosalon', 'region', 'district', 'time_from', 'time_to', 'additional_phones'],
  },
  { id: 'description', fields: ['core_car.description'] },
] as const;

export type SectionId = (typeof sections)[number]['id'];
export type AutoField = (typeof sections)[number]['fields'][number];

const known: ReadonlyMap<string, AutoField> = new Map(
  sections.flatMap(({ fields }) => fields.map((field) => [field, field])),
);

/**
 * The field of the form that a path of the contract means: `core_car.media_tools.3` is the list it is in, `core_car` alone the
 * brand. Undefined: the form has no such field.
 */
export function fieldOf(path: string): AutoField | undefined {
  if (path === 'core_car') return 'core_car.brand';
  let rest = path;
  while (rest !== '') {
    const field = known.get(rest);
    if (field !== undefined) return field;
    rest = rest.slice(0, Math.max(0, rest.lastIndexOf('.')));
  }
  return undefined;
}

/** Place of a field on the screen, for what comes first. */
export function orderOf(field: string): number {
  const name = fieldOf(field);
  const at = name === undefined ? -1 : [...known.keys()].indexOf(name);
  return at === -1 ? Number.MAX_SAFE_INTEGER : at;
}

/** The value at a dotted path; undefined where there is none. */
export function valueAt(values: object, path: string): unknown {
  let value: unknown = values;
  for (const step of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}

/** Whether something is given there: an empty text, list or choice is not. Switches say nothing either way. */
export function isFilled(values: AutoFormValues, field: AutoField): boolean {
  const value = valueAt(values, field);
  if (typeof value === 'boolean' || field === 'currency') return false;
  if (Array.isArray(value)) return value.length > 0;
  return value !== null && value !== '' && value !== undefined;
}

/** Whether a section has what it needs, has an error, or waits. */
export function sectionState(
  id: SectionId,
  values: AutoFormValues,
  hasError: (field: AutoField) => boolean,
): 'done' | 'error' | 'empty' {
  const fields: readonly AutoField[] = sections.find((section) => section.id === id)?.fields ?? [];
  if (fields.some(hasError)) return 'error';
  const needed: readonly AutoField[] = fields.filter((field) =>
    requiredFields.some((required) => required === field),
  );
  const isComplete =
    id === 'photos'
      ? values.photos.length > 0
      : needed.length > 0
        ? needed.every((field) => field === 'currency' || isFilled(values, field))
        : fields.some((field) => isFilled(values, field));
  return isComplete ? 'done' : 'empty';
}
