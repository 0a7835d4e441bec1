export type NumberProblem = 'unclear' | 'several' | 'fraction' | 'negative' | 'large';

export interface NumberFormat {
  /** Digits after the comma. @default 0 */
  fractionDigits?: number;
  /** Allows numbers below zero. @default false */
  isSigned?: boolean;
}

/** A number, `null` for an empty text, or the reason why there is none. */
export type ParsedNumber =
  | { value: number | null; problem?: undefined }
  | { value?: undefined; problem: NumberProblem };

/** Fifteen digits stay exact in a JavaScript number. */
const limit = 10 ** 15;

/** Currencies and units of distance, volume and power, which do not change the number. */
const unit =
  /^(?:сум\p{L}*|сўм|so'?m|sum|uzs|у\.?е|y\.?e|usd|долл\p{L}*|dollar|км|km|л|l|литр\p{L}*|litr|л\.?с|o\.?k|hp|kw|квт)$/u;
const scales: readonly (readonly [name: RegExp, factor: number])[] = [
  [/^(?:млрд|миллиард\p{L}*|mlrd|milliard)$/u, 1e9],
  [/^(?:млн|миллион\p{L}*|mln|million)$/u, 1e6],
  [/^(?:тыс|тысяч\p{L}*|ming)$/u, 1e3],
];
const grouped = /^\d{1,3}(?:[ .,]\d{3})+$/;
/** Spaces, points or commas group digits; the other of point and comma starts the fraction. */
const decimal =
  /^(\d+|\d{1,3}(?: \d{3})+|\d{1,3}(?:\.\d{3})+(?=,)|\d{1,3}(?:,\d{3})+(?=\.))[.,](\d+)$/;

interface Figure {
  text: string;
  scale: number;
}

/** Numbers with their scales, and whether the rest of the text is known. */
function figuresOf(text: string): { figures: Figure[]; isKnown: boolean } {
  const figures: Figure[] = [];
  let isKnown = true;
  for (const [token] of text.matchAll(/\d(?:[\d .,]*\d)?|\p{L}[\p{L}.']*|[^\s\d\p{L}]+/gu)) {
    const term = token.replace(/\.$/, '');
    const last = figures.at(-1);
    const scale = scales.find(([name]) => name.test(term))?.[1];
    if (/^\d/.test(token)) figures.push({ text: token, scale: 1 });
    else if (scale !== undefined && last?.scale === 1) last.scale = scale;
    else isKnown &&= unit.test(term) || /^[$%.,;]+$/.test(token);
  }
  return { figures, isKnown };
}

function partsOf({ text, scale }: Figure, isInteger: boolean): [string, string] | NumberProblem {
  const isSplitOnce = text.replace(/[^.,]/g, '').length === 1 && !/ \d+[.,]\d{3}$/.test(text);
  const isGrouped = grouped.test(text) && (isInteger || !isSplitOnce);
  if (isGrouped || /^\d+$/.test(text)) return [text.replace(/\D/g, ''), ''];
  const [, integerDigits, fraction] = decimal.exec(text) ?? [];
  if (integerDigits === undefined || fraction === undefined)
    return text.includes(' ') ? 'several' : 'unclear';
  // `1.450 млн` and `18100.000` are ambiguous: thousands or a fraction.
  if (fraction.length === 3 && (isInteger || scale > 1)) return 'unclear';
  return [integerDigits.replace(/\D/g, ''), fraction.replace(/0+$/, '')];
}

/** @param fractionDigits digits after the comma that the sum may have */
function valueOf(figure: Figure, fractionDigits: number): number | NumberProblem {
  const parts = partsOf(figure, fractionDigits === 0 && figure.scale === 1);
  if (typeof parts === 'string') return parts;
  const [integerDigits, fraction] = parts;
  if (fraction.length > fractionDigits + Math.log10(figure.scale)) return 'fraction';
  return figure.scale === 1
    ? Number(`${integerDigits}.${fraction}`)
    : (Number(integerDigits + fraction) * figure.scale) / 10 ** fraction.length;
}

/**
 * Parses a typed or pasted number: `1.450.000`, `1 450 000 сум`, `$18,100.00`, `145 млн`, `145 mln 500 ming`. It
 * never rounds, and returns none for several numbers.
 */
export function readNumber(
  typed: string,
  { fractionDigits = 0, isSigned = false }: NumberFormat = {},
): ParsedNumber {
  const text = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u200B-\u200F\u2060\uFEFF]/g, '')
    .replace(/[‘ʻ’ʼ`]/g, "'")
    .replace(/(\d)'(?=\d{3})/g, '$1 ')
    .replace(/\s+/g, ' ')
    // A label, as in `Цена: 145 000 000`.
    .replace(/^[^\d:]*:/, '')
    .trim();
  if (text === '') return { value: null };
  const isNegative = /^[-−–]/.test(text);
  const { figures, isKnown } = figuresOf(isNegative ? text.slice(1) : text);
  const [first] = figures;
  const isSum = figures.every(
    ({ scale }, at) => scale > 1 && scale < (figures[at - 1]?.scale ?? Infinity),
  );
  if (figures.length > 1 && !(isSum && isKnown)) return { problem: 'several' };
  if (first === undefined || !isKnown) return { problem: 'unclear' };
  let sum = 0;
  for (const figure of figures) {
    const value = valueOf(figure, fractionDigits);
    if (typeof value === 'string') return { problem: value };
    sum += value;
  }
  if (isNegative && !isSigned) return { problem: 'negative' };
  if (sum >= limit) return { problem: 'large' };
  return { value: isNegative ? -sum : sum };
}
