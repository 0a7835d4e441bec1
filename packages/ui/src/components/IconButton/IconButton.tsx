import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { Button as AriaButton, type PressEvent } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { icon as iconSize } from '../../private/icon-size';
import { useSettle, type Outcome } from '../../private/outcome';
import { useAnnouncement } from '../../private/use-announcement';
import { warnOnce } from '../../private/warn-once';
import { renderBusy } from '../Button/Button';
import * as css from '../Button/Button.css';
import { Tooltip } from '../Tooltip/Tooltip';

export interface IconButtonProps {
  /** An icon of lucide-react. */
  icon: LucideIcon;
  /** The action or the target page: its accessible name and its tooltip. */
  'aria-label': string;
  /** Text of the tooltip, if it is longer than the name (a shortcut, a reason). @default the `aria-label` */
  tooltip?: string;
  /** Prominence: `ghost` has a background only on hover. @default 'ghost' */
  variant?: 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger' | 'danger-ghost';
  /** Square of 32, 40 or 48 px (36, 44, 52 on touch). @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** Makes it a link: a page, `tel:`, `mailto:`. A link cannot be toggled, pending or disabled. */
  href?: string;
  /** Target of a link: `_blank` opens a new tab, without access to this one. @default '_self' */
  target?: '_self' | '_blank';
  /** Makes it a toggle: sets `aria-pressed` and a soft background. @default none, it is no toggle */
  isToggled?: boolean;
  /** The action is pending: a spinner is shown, presses are ignored. @default false */
  isPending?: boolean;
  /** Cannot be pressed or focused. @default false */
  isDisabled?: boolean;
  /** Called on click, touch or key press; for a link in addition to following it. Not called while pending. */
  onPress?: (event: PressEvent) => Outcome;
  /** True when the controlled element is open. @default none, it opens nothing */
  'aria-expanded'?: boolean;
  /** Id of the element that it opens. */
  'aria-controls'?: string;
  /** Id of the button. */
  id?: string;
  /** The button, to focus it. A link takes none. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button or a link with an icon only. If there is space for a label, use `Button`. */
export function IconButton({
  icon: Icon,
  tooltip,
  variant = 'ghost',
  size = 'md',
  isToggled,
  href,
  target,
  onPress,
  ref,
  ...props
}: IconButtonProps) {
  useAnnouncement(props.isPending ?? false);
  const settle = useSettle();
  const label = props['aria-label'];
  if (import.meta.env.DEV && !label)
    warnOnce('IconButton', 'It has no name for screen readers: give `aria-label`.');
  const press = onPress && ((event: PressEvent) => settle(onPress(event)));
  const isQuiet = variant === 'ghost' || variant === 'danger-ghost';
  const square = `${css.button({ variant, size, isSquare: true, isToggled })} ${css.states}`;
  const image = <Icon {...(size === 'lg' ? iconSize.lg : iconSize.md)} />;
  const control =
    href === undefined ? (
      <AriaButton
        {...props}
        ref={ref}
        onPress={press}
        aria-pressed={isToggled}
        render={props.isPending ? renderBusy : undefined}
        className={`${square} ${isQuiet ? css.quietWhenDisabled : ''}`}
      >
        {props.isPending ? <span className={css.spinner} aria-hidden /> : image}
      </AriaButton>
    ) : (
      <AriaLink
        aria-label={label}
        href={href}
        target={target}
        rel={target === '_blank' ? 'noopener noreferrer' : undefined}
        onPress={press}
        className={square}
      >
        {image}
      </AriaLink>
    );
  return tooltip === '' ? control : <Tooltip content={tooltip ?? label}>{control}</Tooltip>;
}
