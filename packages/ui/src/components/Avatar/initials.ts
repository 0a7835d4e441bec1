/** First letters of the first and the last word, in capitals; empty for an empty name. */
export const initialsOf = (name: string | null | undefined): string => {
  const words = (name ?? '').trim().split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
};

/** One of four tones, always the same for the same id. */
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
