const fromCyrillic: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ғ: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  қ: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  ў: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ҳ: 'h',
  ц: 's',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
};

// Letters with the same sound in car names: Cobalt and кобальт, Lacetti and ласетти, Volvo and вольво.
const fromLatin: Record<string, string> = {
  c: 'k',
  q: 'k',
  w: 'v',
  y: 'i',
  x: 'h',
  "'": '',
  '‘': '',
  '’': '',
  ʻ: '',
  ʼ: '',
};

interface Folded {
  text: string;
  /** For each letter of `text`, its index in the original. */
  origin: number[];
}

/** Normalizes Latin and Cyrillic to one spelling, with the origin of each letter. */
export function fold(original: string): Folded {
  const lower = original.toLowerCase();
  const origin: number[] = [];
  let text = '';
  for (let at = 0; at < original.length; at += 1) {
    const char = lower.charAt(at).normalize('NFD').charAt(0) || lower.charAt(at);
    const next = lower.charAt(at + 1);
    let letters = fromCyrillic[lower.charAt(at)] ?? fromCyrillic[char] ?? fromLatin[char] ?? char;
    // Latin ch stays; c before e, i and y becomes s.
    if (char === 'c')
      letters = next === 'h' ? 'c' : 'eiy'.includes(next) && next !== '' ? 's' : 'k';
    for (const letter of letters) {
      // Doubled letters count once: Lacetti, ласети.
      if (text.endsWith(letter)) continue;
      text += letter;
      origin.push(at);
    }
  }
  return { text, origin };
}

/** Range of `label` that matches `query` in either script, as [start, end); null without a match. It only highlights results of the server. */
export function matchRange(label: string, query: string): [number, number] | null {
  const wanted = fold(query.trim()).text;
  if (wanted === '') return null;
  const { text, origin } = fold(label);
  const at = text.indexOf(wanted);
  const start = origin[at];
  const last = origin[at + wanted.length - 1];
  if (at < 0 || start === undefined || last === undefined) return null;
  return [start, last + 1];
}
