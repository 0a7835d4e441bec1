import type { BackendModule, ReadCallback } from 'i18next';
import { valueAt } from '../value-at';

const bundledRu = import.meta.glob<{ default: object }>('../../../public/locales/ru/*.json');

/**
 * Loads /locales/{lng}/{ns}.json (specification §7). A missing or invalid file is replaced by the bundled Russian
 * texts, which load only then. i18next-http-backend is three times the size and does not validate the response.
 */
export const localeBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language: string, namespace: string, callback: ReadCallback) => {
    fetchedByPage(language, namespace)
      .then((texts) => texts ?? fetchTexts(language, namespace))
      .catch(() => readBundled(namespace))
      .then(
        (texts) => callback(null, texts),
        (error: unknown) => callback(error instanceof Error ? error : String(error), false),
      );
  },
};

declare global {
  interface Window {
    /** Texts of the first screen by namespace, requested in the page's head (`build/route-hints.js`). */
    karvonTexts?: { language: string; texts: Promise<unknown> };
  }
}

/** Texts that the page's head has requested. Undefined for other languages and namespaces, and after a failure. */
async function fetchedByPage(
  language: string,
  namespace: string,
): Promise<Record<string, string> | undefined> {
  const asked = typeof window === 'undefined' ? undefined : window.karvonTexts;
  if (asked?.language !== language) return undefined;
  const texts = valueAt(await asked.texts.catch(() => undefined), namespace);
  return isTexts(texts) ? texts : undefined;
}

async function fetchTexts(language: string, namespace: string): Promise<Record<string, string>> {
  // The URL changes with the content, so browsers may cache it permanently.
  const response = await fetch(`/locales/${language}/${namespace}.json?v=${__LOCALES_VERSION__}`);
  const texts: unknown = response.ok ? await response.json() : undefined;
  if (!isTexts(texts)) throw new Error(`No words for ${namespace} in ${language}`);
  return texts;
}

async function readBundled(namespace: string): Promise<Record<string, string>> {
  const module = await bundledRu[`../../../public/locales/ru/${namespace}.json`]?.();
  if (!isTexts(module?.default)) throw new Error(`No words for ${namespace}`);
  return { ...module.default };
}

function isTexts(data: unknown): data is Record<string, string> {
  return (
    typeof data === 'object' &&
    data !== null &&
    !Array.isArray(data) &&
    Object.keys(data).length > 0
  );
}
