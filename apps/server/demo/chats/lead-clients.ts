import type { Language } from '../../src/platform/values/language';
import type { Random } from '../random';
import data from './lead-clients.json' with { type: 'json' };

/** Name, phone without the country code, and the dealer's note. */
export type DemoClient = readonly [name: string, phone: string, comment: string];

/** Uzbek clients have names and notes in Latin letters. */
const isFor =
  (language: Language) =>
  (...texts: string[]): boolean =>
    language === 'ru' || !texts.some((text) => /[а-яё]/i.test(text));

export const leadClientsOf = (language: Language): DemoClient[] =>
  data.known
    .map(({ name, phone, comment = '' }): DemoClient => [name, phone, comment])
    .filter(([name, , comment]) => isFor(language)(name, comment));

/** Every tenth has no name, and every sixth has a note. */
export function makeClients(count: number, language: Language, random: Random): DemoClient[] {
  const spoken = data.names.filter(({ first, last }) => isFor(language)(...first, ...last));
  const noted = data.comments.filter((comment) => isFor(language)(comment));
  return Array.from({ length: count }, (_, index) => {
    const { first, last } = random.pick(spoken);
    const name = random.chance(0.1) ? '' : `${random.pick(first)} ${random.pick(last)}`;
    const phone = `${random.pick(data.operators)}${String(2_000_000 + index * 977 + random.int(0, 900))}`;
    return [name, phone, random.chance(1 / 6) ? random.pick(noted) : ''];
  });
}
