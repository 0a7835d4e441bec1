import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { Button as AriaButton, type PressEvent } from 'react-aria-components/Button';
import { given } from '../../private/given';
import { icon as iconSize } from '../../private/icon-size';
import { useSettle, type Outcome } from '../../private/outcome';
import { warnOnce } from '../../private/warn-once';
import { renderBusy } from '../Button/Button';
import * as css from '../Button/Button.css';
import { Tooltip } from '../Tooltip/Tooltip';

export interface IconButtonProps {
  /** A picture of lucide-react, as it is. */
  icon: LucideIcon;
  /** What it does. Its name for readers and its tooltip for eyes. */
  'aria-label': string;
  /** Words of the tooltip where they say more than the name (a key, a reason). @default the `aria-label` */
  tooltip?: string;
  /** How much it asks for attention: `ghost` has a ground only under the pointer. @default 'ghost' */
  variant?: 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger' | 'danger-ghost';
  /** Square of 32, 40 or 48 px (36, 44, 52 under a finger). @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** Makes it a toggle that is on or off: `aria-pressed` and a soft ground. @default none, it is no toggle */
  isToggled?: boolean;
  /** Work is under way: a spinner, presses are ignored. @default false */
  isPending?: boolean;
  /** Cannot be pressed or focused. @default false */
  isDisabled?: boolean;
  /** By pointer, finger, Enter or Space. Not called while pending. */
  onPress?: (event: PressEvent) => Outcome;
  /** Whether what it opens is open. @default none, it opens nothing */
  'aria-expanded'?: boolean;
  /** Id of what it opens. */
  'aria-controls'?: string;
  /** Of the button itself. */
  id?: string;
  /** The button, to focus it. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button that is only a picture. Where there is room for a word, `Button` says more. */
export function IconButton(received: IconButtonProps) {
  const {
    icon: Icon,
    tooltip,
    variant = 'ghost',
    size = 'md',
    isToggled,
    onPress,
    ...props
  } = given('IconButton', received, { icon: 'words' });
  const settle = useSettle();
  if (import.meta.env.DEV && !props['aria-label'])
    warnOnce('IconButton', 'It has no name for readers: give `aria-label`, what a press does.');
  const isQuiet = variant === 'ghost' || variant === 'danger-ghost';
  const square = css.button({ variant, size, isSquare: true, isToggled });
  return (
    <Tooltip content={tooltip ?? props['aria-label']}>
      <AriaButton
        {...props}
        onPress={onPress && ((event) => settle(onPress(event)))}
        aria-pressed={isToggled}
        render={props.isPending ? renderBusy : undefined}
        className={`${square} ${css.states} ${isQuiet ? css.quietWhenDisabled : ''}`}
      >
        {props.isPending ? (
          <span className={css.spinner} aria-hidden />
        ) : (
          <Icon {...(size === 'lg' ? iconSize.lg : iconSize.md)} />
        )}
      </AriaButton>
    </Tooltip>
  );
}
