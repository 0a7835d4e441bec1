/** Skips quotes and brackets: «"Авто"» gives «А». */
const firstSign = (part: string) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.exec(part)?.[0] ?? '';

/** First letters of the first and the last word, in capitals; empty for an empty name. None for «Посетитель 558»: a name ending in a number is of nobody. */
export const initialsOf = (name: string | null | undefined): string => {
  if (/\s\d+$/u.test(name?.trim() ?? '')) return '';
  const signs = (name ?? '').split(/\s+/u).map(firstSign).filter(Boolean);
  const letters = signs.filter((sign) => !/\p{N}/u.test(sign));
  const parts = letters.length > 0 ? letters : signs;
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
  return ends.map((sign) => sign?.toLocaleUpperCase() ?? '').join('');
};

export const toneOf = (id: string | number): 0 | 1 | 2 | 3 => {
  let sum = 0;
  for (const character of String(id)) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 4096;
  switch (sum % 4) {
    case 0:
      return 0;
    case 1:
      return 1;
    case 2:
      return 2;
    default:
      return 3;
  }
};
