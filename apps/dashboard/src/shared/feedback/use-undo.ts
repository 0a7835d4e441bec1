import { useEffect, useState } from 'react';
import { useText } from '../i18n/use-text';
import { toast } from './toast';

/**
 * Offers for ten seconds to undo an unsent change. The offer is closed with its form.
 * @returns a function that takes the toast's title and the undo action
 */
export function useUndo(): (title: string, takeBack: () => void) => void {
  const t = useText();
  const [shown] = useState(() => new Set<() => void>());
  // Outside system: toasts, which outlive pages.
  useEffect(
    () => () => {
      for (const close of shown) close();
      shown.clear();
    },
    [shown],
  );
  return (title, takeBack) => {
    const action = { label: t('common:undo'), onAction: takeBack };
    void toast({ title, undo: true, action }).then((close) => shown.add(close));
  };
}
