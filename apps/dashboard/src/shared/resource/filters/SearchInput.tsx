import { SearchField } from '@karvon/ui/SearchField';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text';
import type { TextFilter } from './filter-kinds';
import type { FilterFieldProps } from './FilterSelect';

/** Debounce time in milliseconds. */
const rest = 300;

/** UTF-16 units, as in the contract. */
const maxLength = 200;

/** Debounced search field. The URL may lag behind, so the field ignores its own texts and takes only others (Back, a reset). */
export function SearchInput({ name, filter, state, change }: FilterFieldProps<TextFilter>) {
  const t = useText();
  const value = String(state[name] ?? '');
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // Texts that the URL does not contain yet.
  const [sent, setSent] = useState<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (value !== known) {
    setKnown(value);
    const isOwn = sent.includes(value);
    if (!isOwn) setTyped(value);
    if (!isOwn || value === typed.trim()) setSent([]);
  }
  // Outside system: the browser's timer, which must not fire after unmount.
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (text: string, delay: number) => {
    clearTimeout(timer.current);
    if (text.length > maxLength) return;
    const next = text.trim();
    timer.current = setTimeout(() => {
      setSent((before) => [...before, next]);
      change({ [name]: next || undefined });
    }, delay);
  };
  return (
    <SearchField
      aria-label={t(filter.label)}
      placeholder={t(filter.placeholder ?? filter.label)}
      clearLabel={t('common:clear')}
      maxLength={maxLength}
      value={typed}
      onChange={(text) => {
        setTyped(text);
        send(text, text === '' ? 0 : rest);
      }}
      onSubmit={(text) => send(text, 0)}
    />
  );
}
