/** Characters of a message; the contract's limit. */
const longest = 300;

const gap = '…';

/** Replacements in order: each relies on the earlier ones. */
const steps: readonly (readonly [RegExp, string])[] = [
  [/\s+/g, ' '],
  // Files of the page keep their names: `/assets/AutosPage-B7xK2m1Q.js`.
  [/(?:\w+:\/\/[^\s/]+)?\/assets\/([\w.-]+?)(?:-[\w-]{8})?\.(m?js|css)(?:\?[^\s)]*)?/g, '$1.$2'],
  [/\w[\w+.-]*:\/\/\S+/g, gap],
  [/\S*\?\S+=\S*/g, gap],
  // From the first quote to the last: a quoted text may contain quotes.
  [/(?:["«“„‘`]|(?<![A-Za-z])').*(?:["»”’`]|'(?![A-Za-z]))/, gap],
  [/(?:["«“„‘`]|(?<![A-Za-z])').*$/, gap],
  [/\S*@\S*/g, gap],
  [/(?<![\w-])(?:(?=[\w-]*\d)[\w-]{16,}|[\w-]{32,})/g, gap],
  [/\+?\d(?:[\d\s().-]*\d)?/g, '#'],
  // Our own messages and the browser's are English.
  [/[^\x20-\x7e…]+(?: [^\x20-\x7e]+)*/g, gap],
  // Two capitalised words within a sentence are a name: "of Aziz Karimov".
  [/(?<=\S )[A-Z][a-z]+(?: [A-Z][a-z]+)+/g, gap],
];

/** Removes values from a message: quoted texts, URLs, numbers, tokens and non-English text. */
export const redactText = (text: string): string =>
  steps
    .reduce((rest, [found, by]) => rest.replace(found, by), text.slice(0, 2_000))
    .slice(0, longest);

const mostFrames = 6;

/** Returns `file:line:column` of the first frames, without address, query and function names. */
export const framesOf = (stack: string | undefined): string[] =>
  (stack ?? '')
    .split('\n')
    .flatMap((line) => {
      const [, file, at] =
        /([\w.-]{1,100}\.m?[jt]sx?)(?:\?[^\s:]*)?(:\d{1,7}:\d{1,7})\)?$/.exec(line) ?? [];
      return file !== undefined && at !== undefined ? [file + at] : [];
    })
    .slice(0, mostFrames);

/** In this order: most of them also contain "Chrome", and Chrome contains "Safari". */
const families: readonly (readonly [string, RegExp])[] = [
  ['Edge', /Edg(?:A|iOS)?\/(\d{1,4})/],
  ['Opera', /OPR\/(\d{1,4})/],
  ['Yandex', /YaBrowser\/(\d{1,4})/],
  ['Samsung', /SamsungBrowser\/(\d{1,4})/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d{1,4})/],
  ['Safari', /Version\/(\d{1,4}).* Safari/],
];

export function browserOf(userAgent: string): string | undefined {
  for (const [family, version] of families) {
    const major = version.exec(userAgent)?.[1];
    if (major !== undefined) return `${family} ${major}`;
  }
  return undefined;
}
