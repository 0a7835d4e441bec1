import type { DeclinedReason } from '../src/modules/stock/autos/auto-types';
import type { Language } from '../src/platform/values/language';
import texts from './car-texts.json' with { type: 'json' };
import type { Random } from './random';

/** Text in a random language by default. */
export function descriptionOf(random: Random, isNew: boolean, wanted?: Language): string {
  const either = random.chance(0.6) ? 'ru' : 'uz';
  const language = wanted ?? either;
  const { openings, details } = isNew ? texts.new : texts.used;
  return [
    random.pick(openings[language]),
    ...random.some(details[language], random.int(1, 3)),
    random.pick(texts.endings[language]),
  ].join(' ');
}

export const termsOfRent = texts.termsOfRent;

export const declinedReasons: readonly (readonly DeclinedReason[])[] = texts.declinedReasons;

export const deactivation = texts.deactivation;
