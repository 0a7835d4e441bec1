import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import type { Outcome } from '../../private/outcome';
import { scrollRow } from '../../private/scroll-row.css';
import { clearOfToasts } from '../../private/clear-of-toasts';
import { useBarAway } from '../../private/use-bar-away';
import { useFocusNeighbour } from '../../private/use-focus-neighbour';
import { useRootMark } from '../../private/use-root-mark';
import { useScrollRow } from '../../private/use-scroll-row';
import { IconButton } from '../IconButton/IconButton';
import * as css from './ActionBar.css';

export interface ActionBarProps {
  /**
   * `page`: the footer of a form; put it last on the page, and on phones hide the shell’s tab bar (`tabBar={null}`). While somebody
   * types or scrolls down on a phone, it is only at the end of the page.
   * `selection`: above the bottom of a list; mount it only while something is selected.
   * @default 'page'
   */
  variant?: 'page' | 'selection';
  /** With `page`, on the left: Cancel, a ghost `Button`. Hidden on phones, where it is at the top of the page. */
  start?: ReactNode;
  /** The number of errors with a link to the first, or the number of selected rows. Announced when it changes. */
  message?: ReactNode;
  /**
   * Buttons. With `page` the main one is last. With `selection` they are `ghost` and `sm`, the most common first; they scroll
   * if they do not fit.
   */
  children: ReactNode;
  /** With `selection`: clears it. */
  onClose?: () => Outcome;
  /** With `selection`: the name of the Close button, «Снять выбор». */
  closeLabel?: string;
  /** What the bar is for, for screen readers: «Действия с объявлением». */
  'aria-label': string;
}

/** Keeps the actions of a form, or of the selected rows, on screen. */
export function ActionBar({ variant = 'page', ...props }: ActionBarProps) {
  return variant === 'page' ? <PageBar {...props} /> : <SelectionBar {...props} />;
}

function PageBar({ start, message, children, 'aria-label': label }: ActionBarProps) {
  useRootMark('hasActionBar');
  const isAway = useBarAway();
  return (
    <div
      {...clearOfToasts}
      role="group"
      aria-label={label}
      className={css.bar}
      data-away={isAway || undefined}
    >
      {start != null && <div className={css.start}>{start}</div>}
      <div role="status" className={css.message}>
        {message}
      </div>
      <div className={css.end}>{children}</div>
    </div>
  );
}

function SelectionBar({
  message,
  children,
  onClose,
  closeLabel,
  'aria-label': label,
}: ActionBarProps) {
  const ref = useRef<HTMLElement>(null);
  const row = useScrollRow<HTMLDivElement>(undefined);
  const { onFocus } = useFocusNeighbour(ref, { returns: true });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it notes where the focus comes from
    <section
      {...clearOfToasts}
      ref={ref}
      className={css.selection}
      aria-label={label}
      onFocus={onFocus}
    >
      <span className={css.count} role="status">
        {message}
      </span>
      <div ref={row} className={`${scrollRow} ${css.actions}`}>
        {children}
      </div>
      {onClose && (
        <IconButton size="sm" icon={X} aria-label={closeLabel ?? ''} tooltip="" onPress={onClose} />
      )}
    </section>
  );
}
