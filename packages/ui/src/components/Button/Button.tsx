import type { LucideIcon } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import { Button as AriaButton, type PressEvent } from 'react-aria-components/Button';
import { icon as iconSize } from '../../private/icon-size';
import { useAction, type Outcome } from '../../private/outcome';
import { warnOnce } from '../../private/warn-once';
import * as css from './Button.css';

export type ButtonVariant =
  | 'primary'
  | 'secondary'
  | 'soft'
  | 'ghost'
  | 'danger'
  | 'danger-ghost'
  | 'picker';

export interface ButtonProps {
  /** A verb, never wrapped: «Сохранить», «Saqlash». */
  children: ReactNode;
  /** One primary button on a screen; `picker` looks as the pickers do that it stands among. @default 'secondary' */
  variant?: ButtonVariant;
  /** Height 32, 40 or 48 px (36, 44, 52 on touch). @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** Before the label. */
  icon?: LucideIcon;
  /** After the label, for example a chevron of a menu. */
  iconEnd?: LucideIcon;
  /** Work is under way: the label stays, a spinner is in the icon's place, presses are ignored. @default false */
  isPending?: boolean;
  /**
   * Why the button cannot be pressed. It then stays reachable and announced as disabled, and the reason describes it;
   * wrap it in a `Tooltip` with the same words for eyes.
   */
  disabledReason?: string;
  /** Cannot be pressed or focused. Where a user may ask why, give `disabledReason` instead. @default false */
  isDisabled?: boolean;
  /** As wide as what it is in. @default false */
  isFullWidth?: boolean;
  /** `submit` sends the form that it is in, or that `form` names. @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  /** By pointer, touch, Enter or Space. While a promise that it returns is under way the button is pending. */
  onPress?: (event: PressEvent) => Outcome;
  /** Takes the focus when it appears. @default false */
  autoFocus?: boolean;
  /** The form to submit, where the button stands outside of it (a sticky footer). */
  form?: string;
  /** Its name for screen readers, where the words alone do not say what it does. */
  'aria-label'?: string;
  /** Whether what it opens is open. @default none, it opens nothing */
  'aria-expanded'?: boolean;
  /** Id of what it opens. */
  'aria-controls'?: string;
  /** Of the button itself. */
  id?: string;
  /** The button, to focus it. */
  ref?: Ref<HTMLButtonElement>;
}

// react-aria lets only some ARIA attributes through.
export const renderBusy = (button: ComponentProps<'button'>) => <button {...button} aria-busy />;

const takeFocus = ({ target }: PressEvent) => {
  if (target instanceof HTMLElement) target.focus();
};

/** Does something. What leads somewhere is a `Link` or a `LinkButton`. */
export function Button({
  children,
  variant,
  size = 'md',
  icon: Icon,
  iconEnd: IconEnd,
  isFullWidth,
  disabledReason,
  onPress,
  type = 'button',
  isPending: isHeld = false,
  ...props
}: ButtonProps) {
  if (import.meta.env.DEV && !children && !props['aria-label'])
    warnOnce(
      'Button',
      'It has no label: give a verb as `children`, or use `IconButton` with an `aria-label`.',
    );
  const glyph = size === 'sm' ? iconSize.sm : iconSize.md;
  const reasonId = useId();
  const { run, isWorking } = useAction(onPress);
  const isPending = isHeld || isWorking;
  const isBlocked = Boolean(disabledReason);
  const submits = type === 'submit' && !isBlocked;
  const spinnerSpace = isPending && !Icon ? css.spaceForSpinner({ size }) : '';
  return (
    <AriaButton
      {...props}
      isPending={isPending}
      type={isBlocked ? 'button' : type}
      onPress={isBlocked ? undefined : run}
      // A field that is left may show its error and move the button from under the mouse: the press would be lost. So the
      // field is left when the press ends, before the form is sent.
      preventFocusOnPress={submits}
      onPressEnd={submits ? takeFocus : undefined}
      aria-disabled={isBlocked || undefined}
      aria-describedby={isBlocked ? reasonId : undefined}
      render={isPending ? renderBusy : undefined}
      className={`${css.button({ variant, size, isFullWidth })} ${css.states} ${spinnerSpace}`}
    >
      {isPending ? <Spinner inPlaceOf={Icon && size} /> : Icon && <Icon {...glyph} />}
      <span className={css.label}>{children}</span>
      {IconEnd && <IconEnd {...iconSize.sm} className={css.iconEnd} />}
      {isBlocked && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </AriaButton>
  );
}

/** As wide as the icon that it stands for, or as narrow as can be beside words alone. */
function Spinner({ inPlaceOf }: { inPlaceOf: ButtonProps['size'] }) {
  const small = inPlaceOf === 'sm' ? css.spinnerSize({ size: 'icon' }) : '';
  const width = inPlaceOf ? small : css.spinnerSize({ size: 'none' });
  return <span className={`${css.spinner} ${width}`} aria-hidden />;
}
