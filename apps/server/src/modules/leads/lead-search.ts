import { nameSpellings } from '../../catalogue/name-spellings';
import { norm } from '../../catalogue/text-norm';
import { searchText } from '../../db/text-search';

/** Ends of a phone that people type: all of it, without the country, without the operator, the last four digits. */
const phoneLengths = [12, 9, 7, 4] as const;

/** The text of a lead's column `search`. */
export function leadSearch({
  client_name,
  phone,
  comment,
}: {
  client_name: string;
  phone: string | null;
  comment: string;
}): string {
  const digits = (phone ?? '').replace(/\D/g, '');
  const phones = digits === '' ? [] : phoneLengths.map((length) => digits.slice(-length));
  return searchText([...nameSpellings(client_name), ...phones, norm(comment)]);
}

/** Digits of a text that is nothing but a piece of a phone, from four on. */
export function phonePiece(text: string): string | undefined {
  const digits = text.replace(/\D/g, '');
  return /^[\d\s+()-]*$/.test(text) && digits.length >= 4 ? digits : undefined;
}
