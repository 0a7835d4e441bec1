import { generationName } from '../../catalogue/catalog/generation-name';
import type { AutoFields } from '../autos/auto-fields';
import { conditionLabels, yesNo } from '../autos/auto-labels';
import type { AutoRow } from '../autos/auto-reader';
import type { BilingualText } from '../autos/auto-types';
import { fieldOf } from './field-paths';
import type { ImportField, PlannedChange, PurchasePlan } from './import-types';
import type { Matcher } from './matching';
import type { RowValues } from './row-values';

interface Names {
  matcher: Matcher;
  salons: readonly { id: number; name: string }[];
}

/** Texts of fields as the plan shows them: names of the catalogue, and numbers as digits. */
function namesOf({ matcher: { rows }, salons }: Names) {
  return (field: ImportField, at: AutoFields): BilingualText | undefined => {
    const named = (entry: { name_ru: string; name_uz: string } | undefined) =>
      entry && { ru: entry.name_ru, uz: entry.name_uz };
    switch (field) {
      case 'brand':
        return rows.brands.get(at.brand_id)?.name;
      case 'car_model':
        return rows.models.get(at.car_model_id)?.name;
      case 'generation': {
        const entry = rows.generations.get(at.generation_id ?? 0);
        return entry && generationName(entry.name, entry.year_start, entry.year_stop);
      }
      case 'modification':
        return rows.modifications.get(at.modification_id ?? 0)?.name;
      case 'position':
        return named(rows.positions.get(at.position_id ?? 0));
      case 'body_type':
      case 'fuel_type':
      case 'transmission':
      case 'drive_unit':
      case 'color':
        return named(rows.options.get(at[`${field}_id`] ?? 0));
      case 'condition':
        return at.condition === null ? undefined : conditionLabels[at.condition];
      case 'avtosalon':
        return salons.find(({ id }) => id === at.avtosalon_id)?.name;
      case 'is_karvon_nasiya':
      case 'is_trade_in':
        return yesNo[at[field] ? 'yes' : 'no'];
      case 'year':
      case 'mileage':
      case 'number_of_owners':
      case 'price':
        return at[field] === null ? undefined : String(at[field]);
      case 'currency':
      case 'vin':
      case 'description':
        return at[field] ?? undefined;
      default:
        return undefined;
    }
  };
}

/** Fields that a row changes, with their texts. */
export function changesOf(
  names: Names,
  {
    old,
    fields,
    paths,
    number,
    purchase,
  }: {
    old: AutoFields | undefined;
    fields: AutoFields;
    paths: readonly string[];
    number: { before: string | undefined; after: string } | undefined;
    purchase: { before: PurchasePlan | undefined; after: PurchasePlan } | undefined;
  },
): PlannedChange[] {
  const nameOf = namesOf(names);
  const changes = [...new Set(paths)].flatMap((path): PlannedChange[] => {
    const field = fieldOf(path);
    if (field === undefined || (field === 'currency' && paths.includes('price'))) return [];
    return [
      {
        field,
        before: old && nameOf(field, old),
        after: nameOf(field, fields),
        currency: field === 'price' ? fields.currency : undefined,
      },
    ];
  });
  if (number !== undefined) changes.push({ field: 'external_id', ...number });
  if (purchase !== undefined)
    changes.push({
      field: 'purchase_price',
      before: purchase.before && String(purchase.before.price),
      after: String(purchase.after.price),
      currency: purchase.after.currency,
    });
  return changes;
}

/** «Chevrolet Cobalt, 2023, № C-118»: a car that an error names. */
export function carText({ nameOf }: Matcher, { car_model_id, year, external_id }: AutoRow): string {
  const number = external_id && `№\u00A0${external_id}`;
  return [nameOf(car_model_id), year, number].filter(Boolean).join(', ');
}

/** Name of the row's car: the catalogue's, else as it is written. */
export function titleOf(
  model: string | 0 | undefined,
  { brand, car_model }: RowValues['texts'],
  year: number | undefined,
): string {
  const written = [brand, car_model].filter((text) => text != null).join(' ');
  return `${model || written}${year === undefined ? '' : `, ${year}`}`.slice(0, 500);
}
