import type * as z from 'zod';
import type { Language } from '../business/business.tables';
import { type NoticeParams, type NoticeType, noticeParams } from './notice-types';
import type { NoticeWords, Words } from './notice-texts';
import { ru } from './notice-words-ru';
import { uz } from './notice-words-uz';

const words: Readonly<Record<Language, NoticeWords>> = { ru, uz };

/** Limits of the contract. */
const titleLimit = 200;
const textLimit = 1000;

/** Cuts at a character, never inside of one, and says so. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  return `${/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}

/** The same schemas, said so that a type's schema and its words are known to fit each other. */
const schemas: { readonly [T in NoticeType]: z.ZodType<NoticeParams[T]> } = noticeParams;

const bareTitle: Readonly<Record<Language, string>> = { ru: 'Уведомление', uz: 'Bildirishnoma' };

function wordsOf<T extends NoticeType>(type: T, params: unknown, language: Language): Words {
  const parsed = schemas[type].safeParse(params);
  // A notice of an older version, whose params no longer fit: better a bare title than a list that cannot be read.
  if (!parsed.success) return { title: bareTitle[language], text: '' };
  return words[language][type](parsed.data);
}

/** Makes the words of a stored notice in the reader's language. */
export function noticeWords(type: NoticeType, params: unknown, language: Language): Words {
  const { title, text } = wordsOf(type, params, language);
  return { title: shorten(title, titleLimit), text: shorten(text, textLimit) };
}
