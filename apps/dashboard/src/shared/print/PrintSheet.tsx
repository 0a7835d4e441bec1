import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import './page-size.css';
import * as css from './print-sheet.css';

/**
 * A sheet of A5 that is printed in place of the screen: opens the browser's dialog as soon as it is there, and is gone after it. Always in
 * the light theme: paper is white.
 */
export function PrintSheet({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  const done = useEffectEvent(onDone);
  // Outside system: the browser's print dialog.
  useEffect(() => {
    const end = () => done();
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, []);
  return createPortal(
    <div className={css.sheet} data-theme="light">
      {children}
    </div>,
    document.body,
  );
}
