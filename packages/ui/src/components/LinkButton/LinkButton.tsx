import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import type { PressEvent } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { icon as iconSize } from '../../private/icon-size';
import * as css from '../Button/Button.css';
import type { ButtonVariant } from '../Button/Button';
import { useSettle, type Outcome } from '../../private/outcome';

export interface LinkButtonProps {
  /** A verb or the name of the page; never wrapped. */
  children: ReactNode;
  /** Address of the target page. Inside the app, react-aria’s `RouterProvider` handles it. */
  href: string;
  /** Same as in `Button`. @default 'secondary' */
  variant?: ButtonVariant;
  /** Height 32, 40 or 48 px (36, 44, 52 on touch). @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** Before the label. */
  icon?: LucideIcon;
  /** After the label. */
  iconEnd?: LucideIcon;
  /** Makes it as wide as its container. @default false */
  isFullWidth?: boolean;
  /** Keeps it readable, but it cannot be followed. @default false */
  isDisabled?: boolean;
  /** `_blank` opens a new tab, without access to this one. @default '_self' */
  target?: '_self' | '_blank';
  /** Downloads instead of opening; a string is the file name. @default false */
  download?: boolean | string;
  /** Called in addition to following the link. */
  onPress?: (event: PressEvent) => Outcome;
  /** The link, to focus it. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button: it leads to a page, so it can be opened in a new tab. */
export function LinkButton({
  children,
  variant,
  size = 'md',
  icon: Icon,
  iconEnd: IconEnd,
  isFullWidth,
  target,
  onPress,
  ...props
}: LinkButtonProps) {
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
      {IconEnd && <IconEnd {...iconSize.sm} />}
    </AriaLink>
  );
}
