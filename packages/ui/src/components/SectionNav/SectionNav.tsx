import { Check, X, type LucideProps } from 'lucide-react';
import { icon } from '../../private/icon-size';
import { useSettle, type Outcome } from '../../private/outcome';
import { scrollRow } from '../../private/scroll-row.css';
import { useScrollRow } from '../../private/use-scroll-row';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './SectionNav.css';

/** A section of a long form, or a step of a task. */
export interface SectionNavItem {
  /** The `id` of the section's element; of a step, any unique text. */
  id: string;
  /** The title of the section or step. */
  label: string;
  /** Complete, with an error, or empty. */
  state: 'done' | 'error' | 'empty';
}

export interface SectionNavProps {
  /** In the order of the page. */
  items: readonly SectionNavItem[];
  /** The current section or step. */
  currentId: string | undefined;
  /** Steps of a task in a fixed order: numbered, in one row, and not links. @default false */
  isOrdered?: boolean;
  /** Called with the section to open. Without it the section is scrolled to and focused. Steps cannot be pressed. */
  onSelect?: (id: string) => Outcome;
  /** Names of the statuses, for screen readers. A status without a name is not announced. */
  stateLabels: {
    /** «заполнено», «готово». */
    done: string;
    /** «есть ошибка». */
    error?: string;
    /** «не заполнено». */
    empty?: string;
  };
  /** Name of the navigation or of the list of steps, for screen readers. */
  'aria-label': string;
}

/** The sections of a long form, next to it; on phones a row above it. With `isOrdered` the steps of a task. */
export function SectionNav({ isOrdered = false, ...props }: SectionNavProps) {
  return isOrdered ? <Steps {...props} /> : <Sections {...props} />;
}

function Steps({ items, currentId, stateLabels, ...props }: SectionNavProps) {
  return (
    <ol className={styles.steps} aria-label={props['aria-label']}>
      {items.map(({ id, label, state }, index) => {
        const stateLabel = stateLabels[state];
        return (
          <li key={id} className={styles.step} aria-current={id === currentId ? 'step' : undefined}>
            <span className={`${styles.mark} ${styles.stepMark}`} data-state={state} aria-hidden>
              <StateIcon state={state} {...icon.xs} />
              {state === 'empty' && index + 1}
            </span>
            <span className={styles.stepText}>
              {label}
              {stateLabel !== undefined && <VisuallyHidden>, {stateLabel}</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function StateIcon({ state, ...size }: Pick<SectionNavItem, 'state'> & LucideProps) {
  if (state === 'empty') return null;
  return state === 'done' ? <Check {...size} /> : <X {...size} />;
}

function Sections({ items, currentId, onSelect, stateLabels, ...props }: SectionNavProps) {
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
          aria-label={[label, stateLabels[state]].filter(Boolean).join(', ')}
          onClick={(event) => {
            // Keeps the address: it contains drafts and filters.
            event.preventDefault();
            go(id);
          }}
        >
          <span className={styles.mark} data-state={state} aria-hidden>
            <StateIcon state={state} size={12} strokeWidth={3} />
          </span>
          {label}
        </a>
      ))}
    </nav>
  );
}
