/** Apostrophes of Uzbek are typed in many ways and mean one letter; ё is typed as е. */
const plain = (text: string): string =>
  text
    .toLocaleLowerCase()
    .replaceAll(/['`ʻʼ‘’]/g, '’')
    .replaceAll('ё', 'е');

/**
 * Where a typed word is in a label, at the beginning of a word.
 *
 * @returns undefined when it does not; nothing to mark for an empty query
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
