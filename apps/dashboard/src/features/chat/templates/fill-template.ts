import type { RoomAuto, Template } from '@karvon/api/chat';
import { formatMoney } from '../../../shared/format/money';
import type { Language } from '../../../shared/i18n/languages';

/** What a quick reply may name (contract, `Template.text`). */
const names = ['car', 'price', 'address'] as const;

const places = /\{(car|price|address)\}/g;

export type TemplateName = (typeof names)[number];

/** What is known in a room, by the names of quick replies. */
export type TemplateValues = Readonly<Partial<Record<TemplateName, string>>>;

/** What quick replies of a room are filled with: its car as it is now, and the showroom's address, which a room does not carry. */
export function templateValues(
  car: Pick<RoomAuto, 'title' | 'price' | 'currency'> | undefined,
  address: string | undefined,
  language: Language,
): TemplateValues {
  return {
    ...(car !== undefined && { car: car.title }),
    ...(car?.price !== undefined && { price: formatMoney(car.price, car.currency, language) }),
    ...(address !== undefined && address !== '' && { address }),
  };
}

/** A reply's words for a buyer of that language. Their language is known where the reply has both. */
export function textFor(
  { text, text_uz }: Pick<Template, 'text' | 'text_uz'>,
  language: Language,
): { text: string; language?: Language } {
  if (text_uz === undefined) return { text };
  return language === 'uz' ? { text: text_uz, language } : { text, language: 'ru' };
}

/**
 * Puts a room's texts into a quick reply. What is not known stays as it is written, and is named, so that nobody sends `{price}`
 * to a buyer unseen. Other braces are left alone.
 */
export function fillTemplate(
  text: string,
  values: TemplateValues,
): { text: string; missing: readonly TemplateName[] } {
  const missing = new Set<TemplateName>();
  // In one pass: a value that looks like a place is a value.
  const filled = text.replace(places, (place, name: string) => {
    const known = names.find((each) => each === name);
    if (known === undefined) return place;
    const value = values[known];
    if (value === undefined) missing.add(known);
    return value ?? place;
  });
  return { text: filled, missing: [...missing] };
}

/** The names that are still to be written in, in a message about to be sent. */
export function unfilledNames(text: string): readonly TemplateName[] {
  return names.filter((name) => text.includes(`{${name}}`));
}
