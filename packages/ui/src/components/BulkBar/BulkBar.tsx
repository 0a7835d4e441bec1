import { X, type LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { given } from '../../private/given';
import { icon } from '../../private/icon-size';
import { renderBusy } from '../Button/Button';
import { spinner, spinnerSize } from '../Button/Button.css';
import { useSettle, type Outcome } from '../../private/outcome';
import { scrollRow } from '../../private/scroll-row.css';
import { useFocusNeighbour } from '../../private/use-focus-neighbour';
import { useScrollRow } from '../../private/use-scroll-row';
import * as css from './BulkBar.css';

/** Something to do with all that is chosen. */
export interface BulkAction {
  /** Unique in the bar. */
  id: string;
  /** A verb: «Поднять». */
  label: string;
  /** Before the verb. */
  icon?: LucideIcon;
  /** Does it to all that is chosen. */
  onPress: () => Outcome;
  /** Is shown and cannot be pressed. @default false */
  isDisabled?: boolean;
  /** Work is under way: a spinner stands in the icon's place, a press is ignored. @default false */
  isPending?: boolean;
}

export interface BulkBarProps {
  /** How many are chosen, in words: «Выбрано: 2». Readers are told when it changes. */
  countText: string;
  /** In the order in which they stand, the commonest first. They scroll where they do not fit. */
  actions: readonly BulkAction[];
  /** Drops the choice. */
  onClose: () => Outcome;
  /** Name of the cross: «Снять выбор». */
  closeLabel: string;
  /** Name of the bar for readers: «Действия с выбранными». */
  'aria-label': string;
}

/** What can be done with the chosen rows, over the bottom of the page. Mount it only while something is chosen. */
export function BulkBar(received: BulkBarProps) {
  const {
    countText,
    actions,
    onClose,
    closeLabel,
    'aria-label': label,
  } = given('BulkBar', received, { actions: 'list' });
  const settle = useSettle();
  const ref = useRef<HTMLElement>(null);
  const row = useScrollRow<HTMLDivElement>(undefined);
  const { onFocus } = useFocusNeighbour(ref, { returns: true });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it looks on where the focus comes from
    <section ref={ref} className={css.bar} aria-label={label} onFocus={onFocus}>
      <span className={css.count} role="status">
        {countText}
      </span>
      <div ref={row} className={`${scrollRow} ${css.actions}`}>
        {actions.map(({ id, label: words, icon: Icon, onPress, ...press }) => (
          <Button
            key={id}
            {...press}
            onPress={() => settle(onPress())}
            render={press.isPending ? renderBusy : undefined}
            className={css.button()}
          >
            {press.isPending ? (
              <span className={`${spinner} ${spinnerSize({ size: 'icon' })}`} aria-hidden />
            ) : (
              Icon && <Icon {...icon.sm} />
            )}
            {words}
          </Button>
        ))}
      </div>
      <Button
        className={css.button({ isSquare: true })}
        aria-label={closeLabel}
        onPress={() => settle(onClose())}
      >
        <X {...icon.sm} />
      </Button>
    </section>
  );
}
