import { isImportField } from './columns';
import type { ImportField } from './import-types';

/** Path of a field in the contract of a car. */
const topFields: ReadonlySet<string> = new Set([
  'price',
  'currency',
  'condition',
  'avtosalon',
  'is_karvon_nasiya',
  'is_trade_in',
]);
export const pathOf = (field: string) => (topFields.has(field) ? field : `core_car.${field}`);
export const fieldOf = (path: string): ImportField | undefined => {
  const name = path.replace(/^core_car\./, '').replace(/\..*$/, '');
  return isImportField(name) ? name : undefined;
};

/** The body of a request from values by path. */
export function bodyOf(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  const core: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(values)) {
    if (path.startsWith('core_car.')) core[path.slice('core_car.'.length)] = value;
    else body[path] = value;
  }
  return Object.keys(core).length === 0 ? body : { ...body, core_car: core };
}
