import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { namespaces } from './namespaces';

type AllNamespaces = [...typeof namespaces];

/** A key of any namespace with its prefix: `leads:title`. For definitions that are made once, outside of components. */
export type TextKey = ParseKeys<AllNamespaces>;

/** What a text is filled with. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Looks up a text by its key. */
export type Translate = (key: TextKey, values?: TextValues) => string;

/** Texts of any namespace that the route has loaded, by their full keys. Where the namespace is known, use `useTranslation`. */
export function useText(): Translate {
  const { t } = useTranslation<AllNamespaces>();
  return (key, values) => (values === undefined ? t(key) : t(key, { ...values }));
}
