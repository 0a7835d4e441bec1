import { nameSpellings } from '../catalogue/name-spellings';
import { searchText } from './text-search';

/** Ends of a phone that people type: all of it, without the country, without the operator, the last four digits. */
const phoneLengths = [12, 9, 7, 4] as const;

/** The text of a person's column `search`. */
export function userSearch({ full_name, phone }: { full_name: string; phone: string }): string {
  const digits = phone.replace(/\D/g, '');
  return searchText([
    ...nameSpellings(full_name),
    ...phoneLengths.map((length) => digits.slice(-length)),
  ]);
}
