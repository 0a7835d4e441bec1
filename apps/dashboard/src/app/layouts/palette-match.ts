/** Apostrophes of Uzbek are typed in many ways and mean one letter; ё is typed as е. */
const plain = (text: string): string =>
  text
    .toLocaleLowerCase()
    .replaceAll(/['`ʻʼ‘’]/g, '’')
    .replaceAll('ё', 'е');

/**
 * Finds a typed word in a label, at the beginning of a word.
 *
 * @returns undefined without a match; an empty match for an empty query
 */
export function matchAt(
  label: string,
  query: string,
): { match?: readonly [number, number] } | undefined {
  const wanted = plain(query.trim());
  if (wanted === '') return {};
  const text = plain(label);
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}’]/u.test(text.charAt(at - 1))) {
      return { match: [at, at + wanted.length] };
    }
  }
  return undefined;
}
