import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { namespaces } from './namespaces';

type AllNamespaces = [...typeof namespaces];

/** A key with its namespace: `leads:title`. For definitions outside of components. */
export type TextKey = ParseKeys<AllNamespaces>;

/** Last parts of the keys under a prefix: `new` of `leads:tab.new` under `leads:tab`. */
export type KeyUnder<
  Prefix extends string,
  Key extends string = TextKey,
> = Key extends `${Prefix}.${infer End}` ? End : never;

/** Namespaces, with their colon, that have all of these keys: `leads:`. */
export type Namespaces<Ends extends string> = {
  [Name in (typeof namespaces)[number]]: `${Name}:${Ends}` extends TextKey ? `${Name}:` : never;
}[(typeof namespaces)[number]];

/** Joins a prefix and the last part of a key: `leads:tab` and `new`, or `leads:` and `create`. */
export function keyUnder(prefix: string, end: string): TextKey;
// The types of prefix and end guarantee that the key exists.
export function keyUnder(prefix: string, end: string): string {
  return prefix.endsWith(':') ? `${prefix}${end}` : `${prefix}.${end}`;
}

export type TextValues = Readonly<Record<string, string | number>>;

export type Translate = (key: TextKey, values?: TextValues) => string;

/** Translates keys of any namespace that the route has loaded. For one namespace, use `useTranslation`. */
export function useText(): Translate {
  const { t } = useTranslation<AllNamespaces>();
  return (key, values) => (values === undefined ? t(key) : t(key, { ...values }));
}
