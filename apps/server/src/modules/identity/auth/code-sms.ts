import type { Language } from '../../../platform/values/language';

const product = 'Karvon';

const texts: Record<Language, (code: string) => string> = {
  ru: (code) => `${product}: код ${code}. Никому не сообщайте.`,
  uz: (code) => `${product}: kod ${code}. Uni hech kimga aytmang.`,
};

/**
 * Text of the message with a code. Its last line is read by browsers (WebOTP) and fills the field on that host's pages only.
 * Length of one message: 70 characters in Cyrillic, 160 in Latin.
 */
export function codeSms(
  language: Language,
  code: string,
  publicOrigin: string | undefined,
): string {
  // Never from the request: its Host header is the sender's to choose.
  const host = publicOrigin === undefined ? 'localhost' : new URL(publicOrigin).hostname;
  return `${texts[language](code)}\n\n@${host} #${code}`;
}
