import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import type { Outcome } from '../../private/outcome';
import { scrollRow } from '../../private/scroll-row.css';
import { useFocusNeighbour } from '../../private/use-focus-neighbour';
import { useScrollRow } from '../../private/use-scroll-row';
import { IconButton } from '../IconButton/IconButton';
import * as css from './ActionBar.css';

export interface ActionBarProps {
  /**
   * `page`: the footer of a form; last in the page, and on phones the shell leaves its tab bar out (`tabBar={null}`). `selection`: over
   * the bottom of a list; mount it only while something is selected. @default 'page'
   */
  variant?: 'page' | 'selection';
  /** Of a page, at the left: Cancel, a ghost `Button`. Phones have it at the top of the page, so it is not shown there. */
  start?: ReactNode;
  /** How many errors with a link to the first, or how many rows are selected. Announced when it changes. */
  message?: ReactNode;
  /** Buttons: of a page the main one last, of a selection `ghost` and `sm`, the commonest first; they scroll where they do not fit. */
  children: ReactNode;
  /** Of a selection: clears it. */
  onClose?: () => Outcome;
  /** Of a selection: the name of the cross, «Снять выбор». */
  closeLabel?: string;
  /** What the bar is for, for screen readers: «Действия с объявлением». */
  'aria-label': string;
}

/** Actions that stay in view: the footer of a form, or what can be done with the selected rows. */
export function ActionBar({ variant = 'page', ...props }: ActionBarProps) {
  return variant === 'page' ? <PageBar {...props} /> : <SelectionBar {...props} />;
}

function PageBar({ start, message, children, 'aria-label': label }: ActionBarProps) {
  return (
    <div role="group" aria-label={label} className={css.bar}>
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
    <section ref={ref} className={css.selection} aria-label={label} onFocus={onFocus}>
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
