/** A part of a plain text: text, or an address in it. */
export interface TextPart {
  text: string;
  /** Address of the link: http, https or tel, nothing else. */
  href?: string;
}

// Marks that turn the order of letters, and ones without a width but for those that join letters and emoji.
const invisible = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** A sum with a plus before it is not a number to call. */
const money =
  /^[\s\u00A0]*(?:сум|сўм|so\W?m|у\.?\s?е|y\.?\s?e|млн|млрд|тыс|минг|mln|mlrd|ming|usd|uzs|eur|rub|долл|dollar|евро|руб|[$€₽])/i;

// An address ends at a space, a bracket or a quote; a number has a plus and at least nine digits.
const address = /\bhttps?:\/\/[^\s<>"«»“”]+|(?<![\w+])\+\d(?:[\s\u00A0()-]{0,2}\d){8,14}(?!\d)/gi;

const closing = ".,!?:;…'’)]}";
const countOf = (text: string, letter: string) => text.split(letter).length - 1;

/** Removes punctuation after an address. A closing bracket stays if it was opened inside the address. */
function withoutPunctuation(found: string): string {
  let text = found;
  while (closing.includes(text.at(-1) ?? ' ')) {
    if (text.endsWith(')') && countOf(text, '(') >= countOf(text, ')')) break;
    text = text.slice(0, -1);
  }
  return text;
}

function target(text: string): string | undefined {
  const url = URL.parse(text);
  // A name before the host (`https://bank.uz@other.uz`) is only there to deceive.
  if (!url || url.username !== '' || url.password !== '') return undefined;
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}

/** Returns true when a number in E.164 can be called. */
export type IsPhoneNumber = (number: string) => boolean;

/** A number to call, unless its country has no such number or it is a sum of money. @param after the text behind it */
function call(text: string, after: string, isPhoneNumber: IsPhoneNumber): string | undefined {
  const number = `+${text.replaceAll(/\D/g, '')}`;
  return !money.test(after) && isPhoneNumber(number) ? `tel:${number}` : undefined;
}

/** Parts a message into texts and addresses. What would change the order of letters, or hide in them, is left out. */
export function linkedText(original: string, isPhoneNumber: IsPhoneNumber): TextPart[] {
  const text = original.replaceAll(invisible, '');
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(address)) {
    const found = withoutPunctuation(match[0]);
    const end = match.index + found.length;
    const href = found.startsWith('+')
      ? call(found, text.slice(end), isPhoneNumber)
      : target(found);
    if (href === undefined) continue;
    if (match.index > from) parts.push({ text: text.slice(from, match.index) });
    parts.push({ text: found, href });
    from = end;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}
