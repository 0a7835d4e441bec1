import type * as z from 'zod';
import type { Language } from '../../../platform/values/language';
import { ru } from './notification-text-ru';
import { uz } from './notification-text-uz';
import type { NotificationTexts, NotificationText } from './notification-texts';
import {
  type NotificationParams,
  type NotificationType,
  notificationParams,
} from './notification-types';

const texts: Readonly<Record<Language, NotificationTexts>> = { ru, uz };

const titleLimit = 200;
const textLimit = 1000;

/** Cuts at a character boundary, and marks the cut. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  return `${/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}

/** The same schemas, typed so that each type's schema matches its text. */
const schemas: { readonly [T in NotificationType]: z.ZodType<NotificationParams[T]> } =
  notificationParams;

const fallbackTitle: Readonly<Record<Language, string>> = {
  ru: 'Уведомление',
  uz: 'Bildirishnoma',
};

function textsOf<T extends NotificationType>(
  type: T,
  params: unknown,
  language: Language,
): NotificationText {
  const parsed = schemas[type].safeParse(params);
  // Params of an older version may no longer fit. A bare title is better than a list that fails.
  if (!parsed.success) return { title: fallbackTitle[language], text: '' };
  return texts[language][type](parsed.data);
}

/** Returns texts in the reader's language. */
export function notificationText(
  type: NotificationType,
  params: unknown,
  language: Language,
): NotificationText {
  const { title, text } = textsOf(type, params, language);
  return { title: shorten(title, titleLimit), text: shorten(text, textLimit) };
}
