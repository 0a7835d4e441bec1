import { norm } from '../../catalogue/text-norm';

/** Ends of a phone that people type: all of it, without the country, without the operator, the last four digits. */
const phoneLengths = [12, 9, 7, 4] as const;

/** Letters of names that Russian and Uzbek write differently: Бахтиёр and Baxtiyor, Хамидов and Hamidov. */
const swaps: readonly (readonly [RegExp, string])[] = [
  [/ё/gi, 'йо'],
  [/yo/gi, 'ё'],
  [/х/gi, 'ҳ'],
  [/x/gi, 'h'],
  [/(?<![sc])h/gi, 'x'],
];

/** A name in the spellings by which it is looked for. */
function spellings(name: string): string[] {
  const all = swaps.reduce(
    (found, [letter, other]) =>
      new Set([...found].flatMap((one) => [one, one.replace(letter, other)])),
    new Set([name]),
  );
  return [...all].map(norm);
}

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
  const words = [...spellings(client_name), ...phones, norm(comment)].flatMap((text) =>
    text.split(' '),
  );
  return ` ${[...new Set(words)].filter((word) => word !== '').join(' ')}`;
}
