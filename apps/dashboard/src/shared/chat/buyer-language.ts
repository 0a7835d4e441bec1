import type { Message } from '@karvon/api/chat';
import type { Language } from '../i18n/languages';

function languageOfText(text: string): Language | undefined {
  // Uzbek in Cyrillic letters has four that Russian lacks.
  if (/[ўқғҳ]/i.test(text)) return 'uz';
  if (/[а-яё]/i.test(text)) return 'ru';
  return /[a-z]/i.test(text) ? 'uz' : undefined;
}

/** Language of the buyer's last message with text. @param messages oldest first */
export function buyerLanguage(messages: readonly Message[]): Language | undefined {
  for (const { author, text } of messages.toReversed()) {
    const language = author === 'client' ? languageOfText(text) : undefined;
    if (language !== undefined) return language;
  }
  return undefined;
}
