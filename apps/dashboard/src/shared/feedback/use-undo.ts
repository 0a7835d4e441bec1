import { useEffect, useState } from 'react';
import { useText } from '../i18n/use-text';
import { toast } from './toast';

/**
 * Offers for ten seconds to take something back that is not sent yet. The offer goes with the form that it belongs to.
 *
 * @returns called with what was done, and what takes it back
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
