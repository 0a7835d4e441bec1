import type { i18n as I18n } from 'i18next';
import { useContext, useSyncExternalStore } from 'react';
import { I18nContext, type useTranslation as libraryHook } from 'react-i18next';
import { i18n as ownInstance } from './i18n';
import type { Namespace } from './namespaces';

/** What a component gets: the same object for all that ask for the same namespaces, until the language changes. */
interface Translation {
  t: (key: string, values?: object) => unknown;
  i18n: object;
  ready: true;
}

/** Of one i18next instance: the product has one, the prerender and tests may bring another. */
interface Store {
  known: Map<string, Translation>;
  subscribe: (changed: () => void) => () => void;
}

const stores = new WeakMap<I18n, Store>();

/** Where nobody has started i18next, as in tests of what shows no texts: keys. */
const unstarted: Translation = { t: (key) => key, i18n: {}, ready: true };

function storeOf(i18n: I18n): Store {
  const found = stores.get(i18n);
  if (found !== undefined) return found;
  const listeners = new Set<() => void>();
  const store: Store = {
    known: new Map(),
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
  i18n.on('languageChanged', () => {
    store.known.clear();
    for (const listener of listeners) listener();
  });
  stores.set(i18n, store);
  return store;
}

/** Keys are checked where the hook is called, by the types of the library. */
function textsOf(i18n: I18n, language: string, namespaces: readonly Namespace[]): Translation['t'];
function textsOf(i18n: I18n, language: string, namespaces: readonly Namespace[]): unknown {
  const scope = { scopeNs: namespaces };
  return Reflect.apply(i18n.getFixedT, i18n, [language, namespaces[0], undefined, scope]);
}

/** A text without values is looked up once: a list asks for the same ones in each of its rows. */
function remembering(
  i18n: I18n,
  language: string,
  namespaces: readonly Namespace[],
): Translation['t'] {
  const translate = textsOf(i18n, language, namespaces);
  const texts = new Map<string, unknown>();
  return (key, values) => {
    if (values !== undefined) return translate(key, values);
    const text = texts.get(key);
    if (text !== undefined) return text;
    const found = translate(key);
    // A namespace of another page may come later.
    if (i18n.exists(key, { lng: language, ns: [...namespaces] })) texts.set(key, found);
    return found;
  };
}

function translationOf(
  i18n: I18n,
  namespaces: readonly Namespace[],
  language: string | undefined,
): Translation | undefined {
  if (!i18n.isInitialized && !i18n.isInitializing) return unstarted;
  const { known } = storeOf(i18n);
  const key = `${language ?? ''}/${namespaces.join(',')}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const options = language === undefined ? {} : { lng: language };
  if (!i18n.isInitialized || !namespaces.every((one) => i18n.hasLoadedNamespace(one, options)))
    return undefined;
  const made: Translation = {
    t: remembering(i18n, language ?? i18n.language, namespaces),
    // Another object for each language: what is remembered by it is computed again.
    i18n: Object.create(i18n),
    ready: true,
  };
  known.set(key, made);
  return made;
}

async function load(
  i18n: I18n,
  namespaces: readonly Namespace[],
  language: string | undefined,
): Promise<void> {
  if (!i18n.isInitialized)
    await new Promise<void>((resolve) => i18n.on('initialized', () => resolve()));
  await i18n.loadNamespaces([...namespaces]);
  if (language !== undefined) await i18n.loadLanguages(language);
}

function useSharedTranslation(
  asked: Namespace | readonly Namespace[] = 'common',
  { lng }: { lng?: string } = {},
): Translation {
  const i18n = useContext(I18nContext)?.i18n ?? ownInstance;
  const namespaces = typeof asked === 'string' ? [asked] : asked;
  const snapshot = () => translationOf(i18n, namespaces, lng);
  const translation = useSyncExternalStore(storeOf(i18n).subscribe, snapshot, snapshot);
  if (translation === undefined) throw load(i18n, namespaces, lng);
  return translation;
}

/** The one place where the hook takes the types of the library's: it has its arguments and what we use of its result. */
function asLibrarys(hook: unknown): typeof libraryHook;
function asLibrarys(hook: unknown): unknown {
  return hook;
}

/**
 * `useTranslation` of react-i18next for what a page has hundreds of. The library's own makes a proxy of the i18next instance, a function and a
 * subscription for each component that calls it, and looks at every namespace at each rendering.
 */
export const useTranslation = asLibrarys(useSharedTranslation);
