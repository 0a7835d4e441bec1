import { nameSpellings } from '../../catalogue/name-spellings';
import { norm } from '../../catalogue/text-norm';

/** Ends of a phone that people type: all of it, without the country, without the operator, the last four digits. */
const phoneLengths = [12, 9, 7, 4] as const;

/** The text of the column `search`: normalised words, each with a space before it, as the listings have it. */
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
  const words = [...nameSpellings(client_name), ...phones, norm(comment)].flatMap((text) =>
    text.split(' '),
  );
  return ` ${[...new Set(words)].filter((word) => word !== '').join(' ')}`;
}
