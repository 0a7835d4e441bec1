import { LocalizedStringDictionary, type LocalizedString } from '@internationalized/string';
import type { Text } from './uz';

/** Languages of the product. */
export type UiLanguage = 'ru' | 'uz';

type Dictionary = LocalizedStringDictionary<string, LocalizedString>;

let uzbek: Map<string, Dictionary> | undefined;
let loading: Promise<void> | undefined;
let isSpoken = false;
const listeners = new Set<() => void>();

/**
 * React Aria calls this method for its texts before the built-in ones. Its own mechanism, a table on `window`, keeps
 * one language per page load; here users switch languages.
 */
function patchDictionaries() {
  const shipped =
    LocalizedStringDictionary.getGlobalDictionaryForPackage.bind(LocalizedStringDictionary);
  Object.assign(LocalizedStringDictionary, {
    getGlobalDictionaryForPackage: (packageName: string) =>
      (isSpoken ? uzbek?.get(packageName) : undefined) ?? shipped(packageName),
  });
}

const dictionary = (texts: Record<string, Text>): Dictionary => {
  const entries = Object.entries(texts).map(([key, text]): [string, LocalizedString] => [
    key,
    typeof text === 'string' ? text : (args) => text(args ?? {}),
  ]);
  return new LocalizedStringDictionary({ uz: Object.fromEntries(entries) }, 'uz');
};

/**
 * Loads React Aria's texts of a language. Russian comes with it; Uzbek is a chunk of its own. Await it
 * before the first render in Uzbek and before switching to it, so that no screen reader gets another language.
 */
export function loadUiStrings(language: UiLanguage): Promise<void> {
  if (language !== 'uz') return Promise.resolve();
  loading ??= import('./uz').then(({ uz }) => {
    uzbek = new Map(Object.entries(uz).map(([name, texts]) => [name, dictionary(texts)]));
    patchDictionaries();
    for (const listener of listeners) listener();
    return undefined;
  });
  return loading;
}

export const hasUiStrings = (language: UiLanguage): boolean =>
  language !== 'uz' || uzbek !== undefined;

/** Calls the listener when texts are loaded. Returns a function that removes it. */
export function onUiStrings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets React Aria's language; `UiLanguageProvider` calls it while rendering. */
export function speak(language: UiLanguage): void {
  isSpoken = language === 'uz';
}
