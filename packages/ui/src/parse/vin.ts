/** Cyrillic letters that look like Latin ones, as a Russian keyboard types them. */
const lookalikes: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
};

/** Parses a VIN: `VIN: xwb mc5e-12pa…`, `ХWВМС5Е…`. Letters and digits are never dropped, so that users see mistakes. */
export const readVin = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\d]/gu, '')
    // No VIN has an I.
    .replace(/^(?:VIN|ВИН)(?:КОД|KOD|CODE|НОМЕР|RAQAMI)?/, '')
    .replace(/[А-Я]/g, (letter) => lookalikes[letter] ?? letter);
