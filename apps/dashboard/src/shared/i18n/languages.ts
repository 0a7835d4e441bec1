import { readStored, storageKeys } from '../session/storage';

export const languages = ['ru', 'uz'] as const;
export type Language = (typeof languages)[number];

export function toLanguage(value: string | null | undefined): Language {
  return value === 'uz' ? 'uz' : 'ru';
}

/** The saved language, for requests sent before the texts have loaded. */
export function storedLanguage(): Language {
  return toLanguage(readStored(storageKeys.language));
}
