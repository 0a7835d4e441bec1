import { Check, X } from 'lucide-react';
import { useSettle, type Outcome } from '../../private/outcome';
import { scrollRow } from '../../private/scroll-row.css';
import { useScrollRow } from '../../private/use-scroll-row';
import * as styles from './SectionNav.css';

/** A section of a long form. */
export interface SectionNavItem {
  /** The `id` of the section's element. */
  id: string;
  /** The section’s title. */
  label: string;
  /** State of the section: complete, with an error, or empty. */
  state: 'done' | 'error' | 'empty';
}

export interface SectionNavProps {
  /** In the order of the page. */
  items: readonly SectionNavItem[];
  /** The current section. */
  currentId: string | undefined;
  /** Called with the section to open. Without it the section is scrolled to and focused. */
  onSelect?: (id: string) => Outcome;
  /** Name of each status, for screen readers. */
  stateLabels: Record<SectionNavItem['state'], string>;
  /** Name of the navigation for screen readers. */
  'aria-label': string;
}

/** The sections of a long form, next to it; on phones a row above it. */
export function SectionNav({ items, currentId, onSelect, stateLabels, ...props }: SectionNavProps) {
  const row = useScrollRow<HTMLElement>(currentId);
  const settle = useSettle();
  const go = (id: string) => {
    if (onSelect) return settle(onSelect(id));
    const section = document.getElementById(id);
    section?.scrollIntoView({ block: 'start' });
    section?.focus({ preventScroll: true });
  };
  return (
    <nav ref={row} className={`${scrollRow} ${styles.nav}`} aria-label={props['aria-label']}>
      {items.map(({ id, label, state }) => (
        <a
          key={id}
          href={`#${id}`}
          className={styles.row}
          aria-current={id === currentId ? 'true' : undefined}
          aria-label={`${label}, ${stateLabels[state]}`}
          onClick={(event) => {
            // The address stays as it is: drafts and filters are in it.
            event.preventDefault();
            go(id);
          }}
        >
          <span className={styles.mark} data-state={state} aria-hidden>
            {state === 'done' ? <Check size={12} strokeWidth={3} /> : null}
            {state === 'error' ? <X size={12} strokeWidth={3} /> : null}
          </span>
          {label}
        </a>
      ))}
    </nav>
  );
}
