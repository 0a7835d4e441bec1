/**
 * Cyrillic letters in Uzbek Latin. Digraphs are kept (ch, sh), soft and hard signs are dropped, and `ў қ ғ ҳ` lose
 * their mark, as the Latin apostrophe is dropped too.
 */
const latinOf: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'x',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
  ў: 'o',
  қ: 'k',
  ғ: 'g',
  ҳ: 'h',
  і: 'i',
};

/** Characters typed for the apostrophe in o‘, g‘ and a’. */
const apostrophes = /['‘’ʻʼʹʽ`´′‵＇]/g;

/**
 * Normal form in which texts are compared: stored in search columns and applied to every query.
 *
 * Lower case, ё as е, no apostrophes (o‘, oʻ, o' and plain o are equal), Cyrillic in Latin. Letters that the alphabets spell differently
 * are equal: c as k (s before e, i, y), q as k, w as v, y as i. Everything except letters and digits becomes one space. Applying it twice
 * changes nothing.
 *
 * @example norm('Кобальт') === norm('Cobalt') // 'kobalt'
 */
export function norm(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(apostrophes, '')
    .replace(/дж/g, 'j')
    .replace(/[\u0430-\u045f\u0493\u049b\u04b3]/g, (letter) => latinOf[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ck/g, 'k')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c(?!h)/g, 'k')
    .replace(/q/g, 'k')
    .replace(/w/g, 'v')
    .replace(/y/g, 'i')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Matches "cx5", "CX-5" and "cx 5". */
export function normCompact(text: string): string {
  return norm(text).replaceAll(' ', '');
}
