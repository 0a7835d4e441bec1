import type { Message } from '@karvon/api/chat';
import type { Language } from '../i18n/languages';

/** The language of a text by its letters; undefined where it has none, or no more than a model's name may have. */
function languageOfText(text: string): Language | undefined {
  // Uzbek in Cyrillic letters has four that Russian lacks.
  if (/[ўқғҳ]/i.test(text)) return 'uz';
  // A model's name is written in Latin letters among Russian words as well.
  if (/[а-яё]/i.test(text)) return 'ru';
  return /[a-z]/i.test(text) ? 'uz' : undefined;
}

/** The language of the buyer's last message that has words. @param messages oldest first */
export function buyerLanguage(messages: readonly Message[]): Language | undefined {
  for (const { author, text } of messages.toReversed()) {
    const language = author === 'client' ? languageOfText(text) : undefined;
    if (language !== undefined) return language;
  }
  return undefined;
}
