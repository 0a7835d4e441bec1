import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useRootMark } from '@karvon/ui/internal/use-root-mark';
import { whenLoaded } from './when-loaded';
import './page-size.css';
import * as css from './PrintSheet.css';

export interface PrintSheetProps {
  /** Title of the sheet: «Чек № 1042», or the name of the car. */
  title: string;
  /** Below the title: the showroom, the date. */
  context?: ReactNode;
  /** At the right of the title: a `QrCode`. */
  code?: ReactNode;
  /** `poster` is read from two metres: the sheet behind a windscreen. @default 'document' */
  variant?: 'document' | 'poster';
  /** In the largest type, below the title of a poster: the price. */
  headline?: ReactNode;
  /** Facts: a `DefinitionList`. */
  children: ReactNode;
  /** Signatories, each with a line: «Продавец», «Покупатель». */
  signatures?: readonly string[];
  /** Small, at the end: what the sheet does not promise. */
  note?: ReactNode;
  /** Paper. @default 'a5', 'a4' for a poster */
  size?: 'a4' | 'a5';
  /** Shows the sheet on the screen and prints nothing. @default false */
  isPreview?: boolean;
  /** Called when the print dialog is closed: remove the sheet. */
  onDone?: () => void;
}

/**
 * A sheet of paper. When it is rendered, it opens the print dialog and is printed instead of the screen. Always light: paper is
 * white.
 */
export function PrintSheet({ isPreview = false, onDone, ...sheet }: PrintSheetProps) {
  return isPreview ? (
    <Sheet {...sheet} className={css.preview} />
  ) : (
    <Printed {...sheet} onDone={onDone} />
  );
}

function Printed({ onDone, ...sheet }: Omit<PrintSheetProps, 'isPreview'>) {
  const paper = useRef<HTMLElement>(null);
  useRootMark('hasPrintSheet');
  const done = useEffectEvent(() => onDone?.());
  // Outside system: the browser's print dialog, which shows what is there at that moment.
  useEffect(() => {
    const end = () => done();
    const abort = new AbortController();
    window.addEventListener('afterprint', end);
    const print = async () => {
      if (paper.current) await whenLoaded(paper.current);
      if (!abort.signal.aborted) window.print();
    };
    void print();
    return () => {
      abort.abort();
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return createPortal(<Sheet {...sheet} ref={paper} className={css.printed} />, document.body);
}

function Sheet({
  title,
  context,
  code,
  variant = 'document',
  headline,
  children,
  signatures,
  note,
  size = variant === 'poster' ? 'a4' : 'a5',
  className,
  ref,
}: Omit<PrintSheetProps, 'isPreview' | 'onDone'> & {
  className: string;
  ref?: RefObject<HTMLElement | null>;
}) {
  return (
    <article
      ref={ref}
      className={`${css.sheet({ size, variant })} ${className}`}
      data-theme="light"
      aria-label={title}
    >
      <header className={css.header}>
        <div className={css.titles}>
          <h1 className={css.title({ variant })}>{title}</h1>
          {context != null && <p className={css.context}>{context}</p>}
        </div>
        {code != null && <div className={css.code({ variant })}>{code}</div>}
      </header>
      {headline != null && <div className={css.headline({ variant })}>{headline}</div>}
      <div className={css.facts}>{children}</div>
      {signatures !== undefined && signatures.length > 0 && (
        <div className={css.signatures}>
          {signatures.map((who) => (
            <p key={who} className={css.signature}>
              {who}
            </p>
          ))}
        </div>
      )}
      {note != null && note !== false && <footer className={css.note}>{note}</footer>}
    </article>
  );
}
