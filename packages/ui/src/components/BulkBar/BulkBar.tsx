import { X, type LucideIcon } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { icon } from '../../private/icon-size';
import { renderBusy } from '../Button/Button';
import { spinner, spinnerSize } from '../Button/Button.css';
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
  onPress: () => void;
  /** @default false */
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
  onClose: () => void;
  /** Name of the cross: «Снять выбор». */
  closeLabel: string;
  /** Name of the bar for readers: «Действия с выбранными». */
  'aria-label': string;
}

/** What can be done with the chosen rows, over the bottom of the page. Mount it only while something is chosen. */
export function BulkBar({
  countText,
  actions,
  onClose,
  closeLabel,
  'aria-label': label,
}: BulkBarProps) {
  return (
    <section className={css.bar} aria-label={label}>
      <span className={css.count} role="status">
        {countText}
      </span>
      <div className={css.actions}>
        {actions.map(({ id, label: words, icon: Icon, ...press }) => (
          <Button
            key={id}
            {...press}
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
      <Button className={css.button({ isSquare: true })} aria-label={closeLabel} onPress={onClose}>
        <X {...icon.sm} />
      </Button>
    </section>
  );
}
