import type { RoomAuto, Template } from '@karvon/api/chat';
import { formatMoney } from '../../../shared/format/money';
import type { Language } from '../../../shared/i18n/languages';

const names = ['car', 'price', 'address'] as const;

const places = /\{(car|price|address)\}/g;

export type TemplateName = (typeof names)[number];

export type TemplateValues = Readonly<Partial<Record<TemplateName, string>>>;

/** Values of the placeholders. A room does not include the showroom's address. */
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

export function textFor(
  { text, text_uz }: Pick<Template, 'text' | 'text_uz'>,
  language: Language,
): { text: string; language?: Language } {
  if (text_uz === undefined) return { text };
  return language === 'uz' ? { text: text_uz, language } : { text, language: 'ru' };
}

/** Replaces placeholders. Those without a value stay and are reported, so that nobody sends `{price}` to a buyer. */
export function fillTemplate(
  text: string,
  values: TemplateValues,
): { text: string; missing: readonly TemplateName[] } {
  const missing = new Set<TemplateName>();
  // In one pass, since braces in a value are not placeholders.
  const filled = text.replace(places, (place, name: string) => {
    const known = names.find((each) => each === name);
    if (known === undefined) return place;
    const value = values[known];
    if (value === undefined) missing.add(known);
    return value ?? place;
  });
  return { text: filled, missing: [...missing] };
}

export function unfilledNames(text: string): readonly TemplateName[] {
  return names.filter((name) => text.includes(`{${name}}`));
}
