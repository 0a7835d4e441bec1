import type { LucideIcon } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import { Button as AriaButton, type PressEvent } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { icon as iconSize } from '../../private/icon-size';
import { useAction, useSettle, type Outcome } from '../../private/outcome';
import { useAnnouncement } from '../../private/use-announcement';
import { warnOnce } from '../../private/warn-once';
import type { Without } from '../../private/without';
import * as css from './Button.css';

export type ButtonVariant =
  | 'primary'
  | 'secondary'
  | 'soft'
  | 'ghost'
  | 'danger'
  | 'danger-ghost'
  | 'picker';

interface CommonProps {
  /** A verb, or the name of the page that it opens; never wrapped: «Сохранить», «Saqlash». */
  children: ReactNode;
  /** One primary button per screen; `picker` looks like the pickers next to it. @default 'secondary' */
  variant?: ButtonVariant;
  /** Height 32, 40 or 48 px (36, 44, 52 on touch). @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** Before the label. */
  icon?: LucideIcon;
  /** After the label, for example a chevron of a menu. */
  iconEnd?: LucideIcon;
  /** Cannot be pressed or focused. If a user may ask why, use `disabledReason`. @default false */
  isDisabled?: boolean;
  /** Makes it as wide as its container. @default false */
  isFullWidth?: boolean;
  /**
   * Called on click, touch, Enter or Space. If it returns a promise, the button is pending until it settles. With `href` it is
   * called in addition to following the link.
   */
  onPress?: (event: PressEvent) => Outcome;
  /** Accessible name, if the label is not clear out of context. */
  'aria-label'?: string;
}

interface LinkOnly {
  /** Makes it a link to a page, `tel:` or a file. Inside the app, react-aria’s `RouterProvider` handles it. */
  href: string;
  /** Target of a link: `_blank` opens a new tab, without access to this one. @default '_self' */
  target?: '_self' | '_blank';
  /** Downloads instead of opening, for a link; a string is the file name. @default false */
  download?: boolean | string;
}

interface ActionOnly {
  /** The action is pending: the label stays, a spinner replaces the icon, presses are ignored. @default false */
  isPending?: boolean;
  /**
   * Why the button is disabled. It can still be focused, and the reason is its description; wrap it in a `Tooltip` with the
   * same text for sighted users.
   */
  disabledReason?: string;
  /** `submit` submits the form around it, or the one in `form`. @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  /** Focused when it appears. @default false */
  autoFocus?: boolean;
  /** Id of the form to submit, if the button is outside it (a sticky footer). */
  form?: string;
  /** Makes it a toggle: sets `aria-pressed`. Show the state by `variant` or `icon`. @default none, it is no toggle */
  isToggled?: boolean;
  /** True when the controlled element is open. @default none, it opens nothing */
  'aria-expanded'?: boolean;
  /** Id of the element that it opens. */
  'aria-controls'?: string;
  /** Id of the button. */
  id?: string;
}

interface ButtonActionProps extends CommonProps, ActionOnly, Without<LinkOnly> {
  /** The button or the link, to focus it. */
  ref?: Ref<HTMLButtonElement>;
}

interface ButtonLinkProps extends CommonProps, LinkOnly, Without<ActionOnly> {
  /** The link, to focus it. */
  ref?: Ref<HTMLAnchorElement>;
}

export type ButtonProps = ButtonActionProps | ButtonLinkProps;

// react-aria lets only some ARIA attributes through.
export const renderBusy = (button: ComponentProps<'button'>) => <button {...button} aria-busy />;

const takeFocus = ({ target }: PressEvent) => {
  if (target instanceof HTMLElement) target.focus();
};

/** Starts an action. With `href` it is a link: it leads to a page, and can be opened in a new tab. */
export function Button(props: ButtonProps) {
  if (import.meta.env.DEV && !props.children && !props['aria-label'])
    warnOnce(
      'Button',
      'It has no label: give a verb as `children`, or use `IconButton` with an `aria-label`.',
    );
  return props.href === undefined ? <ActionButton {...props} /> : <ButtonLink {...props} />;
}

function ActionButton({
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
  isToggled,
  ...props
}: ButtonActionProps) {
  const glyph = size === 'sm' ? iconSize.sm : iconSize.md;
  const reasonId = useId();
  const { run, isWorking } = useAction(onPress);
  const isPending = isHeld || isWorking;
  useAnnouncement(isPending);
  const isBlocked = Boolean(disabledReason);
  const submits = type === 'submit' && !isBlocked;
  const spinnerSpace = isPending && !Icon ? css.spaceForSpinner({ size }) : '';
  return (
    <AriaButton
      {...props}
      isPending={isPending}
      type={isBlocked ? 'button' : type}
      onPress={isBlocked ? undefined : run}
      // Leaving a field when the press starts could show its error and move the button from under the mouse. So the
      // field loses the focus when the press ends, before the form is sent.
      preventFocusOnPress={submits}
      onPressEnd={submits ? takeFocus : undefined}
      aria-pressed={isToggled}
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

function ButtonLink({
  children,
  variant,
  size = 'md',
  icon: Icon,
  iconEnd: IconEnd,
  isFullWidth,
  target,
  onPress,
  ...props
}: ButtonLinkProps) {
  const settle = useSettle();
  return (
    <AriaLink
      {...props}
      onPress={onPress && ((event) => settle(onPress(event)))}
      target={target}
      rel={target === '_blank' ? 'noopener noreferrer' : undefined}
      className={`${css.button({ variant, size, isFullWidth })} ${css.states}`}
    >
      {Icon && <Icon {...(size === 'sm' ? iconSize.sm : iconSize.md)} />}
      <span className={css.label}>{children}</span>
      {IconEnd && <IconEnd {...iconSize.sm} className={css.iconEnd} />}
    </AriaLink>
  );
}

function Spinner({ inPlaceOf }: { inPlaceOf: ButtonProps['size'] }) {
  const small = inPlaceOf === 'sm' ? css.spinnerSize({ size: 'icon' }) : '';
  const width = inPlaceOf ? small : css.spinnerSize({ size: 'none' });
  return <span className={`${css.spinner} ${width}`} aria-hidden />;
}
