import { isVisible } from '../../../platform/http/visible-text';

/** Control characters of C0 but tab and line feed. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const controls = /[\u0000-\u0008\u000B-\u001F]/g;

/**
 * Cleans a text for storage. HTML, right-to-left marks and zero-width joiners are kept, because clients show plain text. Control characters
 * are removed: users cannot see them in pasted text, so a rejection would confuse, and PostgreSQL stores no U+0000. Half a surrogate pair
 * becomes U+FFFD, as it would on the wire; CRLF becomes LF.
 */
export const cleanText = (text: string): string => text.toWellFormed().replace(controls, '');

/** Trims a message; invisible text gives an empty one. */
export function messageText(text: string): string {
  const cleaned = cleanText(text).trim();
  return isVisible(cleaned) ? cleaned : '';
}

/** Ids from clients. Unprintable ones are rejected instead of cleaned, because a changed id is a different one. */
export const isPlainId = (id: string): boolean => id === cleanText(id) && !/[\n\t]/.test(id);
