import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { Button as AriaButton, type PressEvent } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { icon as iconSize } from '../../private/icon-size';
import { useSettle, type Outcome } from '../../private/outcome';
import { warnOnce } from '../../private/warn-once';
import { renderBusy } from '../Button/Button';
import * as css from '../Button/Button.css';
import { Tooltip } from '../Tooltip/Tooltip';

export interface IconButtonProps {
  /** An image of lucide-react, as it is. */
  icon: LucideIcon;
  /** What it does or where it leads. Its name for screen readers and its tooltip. */
  'aria-label': string;
  /** Words of the tooltip where they say more than the name (a key, a reason). @default the `aria-label` */
  tooltip?: string;
  /** How much it asks for attention: `ghost` has a ground only under the pointer. @default 'ghost' */
  variant?: 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger' | 'danger-ghost';
  /** Square of 32, 40 or 48 px (36, 44, 52 on touch). @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** Makes it a link: a page, `tel:`, `mailto:`. A link is not toggled, pending or disabled. */
  href?: string;
  /** Of a link: `_blank` opens a tab of its own, without access to this one. @default '_self' */
  target?: '_self' | '_blank';
  /** Makes it a toggle that is on or off: `aria-pressed` and a soft ground. @default none, it is no toggle */
  isToggled?: boolean;
  /** Work is under way: a spinner, presses are ignored. @default false */
  isPending?: boolean;
  /** Cannot be pressed or focused. @default false */
  isDisabled?: boolean;
  /** By pointer, touch or keys; of a link beside following it. Not called while pending. */
  onPress?: (event: PressEvent) => Outcome;
  /** Whether what it opens is open. @default none, it opens nothing */
  'aria-expanded'?: boolean;
  /** Id of what it opens. */
  'aria-controls'?: string;
  /** Of the button itself. */
  id?: string;
  /** The button, to focus it. A link takes none. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button or a link that is only an icon. Where there is room for a word, `Button` and `LinkButton` say more. */
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
  const settle = useSettle();
  const label = props['aria-label'];
  if (import.meta.env.DEV && !label)
    warnOnce('IconButton', 'It has no name for screen readers: give `aria-label`.');
  const press = onPress && ((event: PressEvent) => settle(onPress(event)));
  const isQuiet = variant === 'ghost' || variant === 'danger-ghost';
  const square = `${css.button({ variant, size, isSquare: true, isToggled })} ${css.states}`;
  const image = <Icon {...(size === 'lg' ? iconSize.lg : iconSize.md)} />;
  return (
    <Tooltip content={tooltip ?? label}>
      {href === undefined ? (
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
      )}
    </Tooltip>
  );
}
