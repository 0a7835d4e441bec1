/** Cyrillic letters that look like Latin ones. */
const twins: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  С: 'C',
  Е: 'E',
  Н: 'H',
  К: 'K',
  М: 'M',
  О: 'O',
  Р: 'P',
  Т: 'T',
  У: 'Y',
  Х: 'X',
};

export type VinResult =
  | { vin: string }
  /** `suggestion`: the VIN that was probably meant. */
  | { code: 'vin_length' | 'vin_letters'; suggestion?: string };

const isVin = (text: string) => /^[A-HJ-NPR-Z0-9]{17}$/.test(text);

/** Reads a VIN (ISO 3779): Cyrillic twins become Latin letters; I, O and Q, which no VIN has, are suggested as 1 and 0. */
export function readVin(text: string): VinResult {
  const vin = text
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[А-Я]/gu, (letter) => twins[letter] ?? letter);
  if (vin.length !== 17) return { code: 'vin_length' };
  if (isVin(vin)) return { vin };
  const suggestion = vin.replaceAll('I', '1').replaceAll(/[OQ]/g, '0');
  return { code: 'vin_letters', ...(isVin(suggestion) && { suggestion }) };
}

const letterValues = new Map(
  [...'ABCDEFGHJKLMNPRSTUVWXYZ'].map((letter, index) => [
    letter,
    [1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 7, 9, 2, 3, 4, 5, 6, 7, 8, 9][index] ?? 0,
  ]),
);
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** Sign 9 is a check digit only by the rules of North America and China. */
export function checkDigit(vin: string): 'right' | 'wrong' | 'none' {
  if (!/^[1-5L]/.test(vin)) return 'none';
  const sum = [...vin].reduce(
    (total, sign, index) =>
      total + (letterValues.get(sign) ?? Number(sign)) * (weights[index] ?? 0),
    0,
  );
  const digit = sum % 11;
  return vin[8] === (digit === 10 ? 'X' : String(digit)) ? 'right' : 'wrong';
}

/** Signs of the model years from 1980; the cycle repeats after 30 years. */
const yearSigns = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const cycle = { start: 1980, years: yearSigns.length };

/** Model years that sign 10 may mean, oldest first. */
export function modelYears(vin: string, thisYear: number): number[] {
  const at = yearSigns.indexOf(vin[9] ?? ' ');
  if (at < 0) return [];
  const years: number[] = [];
  for (let year = cycle.start + at; year <= thisYear + 1; year += cycle.years) years.push(year);
  return years;
}

/** Years in which the model was made. */
export function yearsOfModel(
  years: readonly number[],
  modelId: number,
  generations: ReadonlyMap<
    number,
    { car_model_id: number; year_start: number; year_stop: number | null }
  >,
): number[] {
  const own = [...generations.values()].filter(({ car_model_id }) => car_model_id === modelId);
  return years.filter((year) =>
    own.some(({ year_start, year_stop }) => year_start <= year && year <= (year_stop ?? year)),
  );
}

/** Signs of the maker: 1–3, and 12–14 of makers of fewer than 1,000 vehicles a year, whose third sign is 9 (ISO 3780). */
export const makerOf = (vin: string): string =>
  vin[2] === '9' ? vin.slice(0, 3) + vin.slice(11, 14) : vin.slice(0, 3);

/** Length of the signs that cars of one model share. */
export const modelSigns = 8;
