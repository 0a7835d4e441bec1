/** Unifies spellings: the apostrophes of Uzbek, and ё, which is typed as е. */
const plain = (text: string): string =>
  text
    .toLocaleLowerCase()
    .replaceAll(/['`ʻʼ‘’]/g, '’')
    .replaceAll('ё', 'е');

/**
 * Finds a typed word at the beginning of a label's word.
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
