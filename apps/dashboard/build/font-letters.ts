const between = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at)).join('');

/** Characters of the product's texts by font file. Other characters, as in a buyer's name, load the full files. Tests compare this with the texts. */
export const everydayLetters = {
  latin: between(0x20, 0x7e) + '\u00A0«»·×±°²³©–—‘’“”„•…€−',
  cyrillic: between(0x410, 0x44f) + 'ЁёЎў№',
} as const;

/** Characters that the font lacks. Browsers use the system's font. */
export const notInFont = '→≈\n';

export function lettersOutside(text: string): string[] {
  const known = new Set(everydayLetters.latin + everydayLetters.cyrillic + notInFont);
  return [...new Set(text)].filter((letter) => !known.has(letter));
}

/** Formats characters for a style sheet: `U+20-7E, U+A0`. */
export function unicodeRange(letters: string): string {
  const points = [...new Set(letters)]
    .map((letter) => letter.codePointAt(0) ?? 0)
    .toSorted((a, b) => a - b);
  const spans: { first: number; last: number }[] = [];
  for (const point of points) {
    const span = spans.at(-1);
    if (span !== undefined && span.last === point - 1) span.last = point;
    else spans.push({ first: point, last: point });
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return spans
    .map(({ first, last }) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`)
    .join(', ');
}
