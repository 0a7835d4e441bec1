import { SearchField } from '@karvon/ui/SearchField';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text';
import type { TextFilter } from './filter-kinds';
import type { FilterFieldProps } from './FilterSelect';

/** Milliseconds of rest after the last letter before the list is asked for. */
const rest = 300;

/** UTF-16 units, as the contract has them. */
const maxLength = 200;

/**
 * Free text over the list. It goes into the URL when typing rests; Enter and the cross do not wait. The URL follows the field, on a busy machine
 * with a text that has been typed on since: the field ignores its own texts, and takes only those that come from elsewhere (Back, a reset).
 */
export function SearchInput({ name, filter, state, change }: FilterFieldProps<TextFilter>) {
  const t = useText();
  const value = String(state[name] ?? '');
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // Texts on their way into the URL.
  const [sent, setSent] = useState<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (value !== known) {
    setKnown(value);
    const isOwn = sent.includes(value);
    if (!isOwn) setTyped(value);
    if (!isOwn || value === typed.trim()) setSent([]);
  }
  // Outside system: the browser's timer must not fire after the field is gone.
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
