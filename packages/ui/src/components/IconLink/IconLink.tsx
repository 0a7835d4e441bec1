import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import type { PressEvent } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { given } from '../../private/given';
import { icon as iconSize } from '../../private/icon-size';
import { useSettle, type Outcome } from '../../private/outcome';
import * as css from '../Button/Button.css';
import type { ButtonVariant } from '../Button/Button';
import { Tooltip } from '../Tooltip/Tooltip';

export interface IconLinkProps {
  /** A picture of lucide-react, as it is. */
  icon: LucideIcon;
  /** Where it leads. Its name for readers and its tooltip for eyes. */
  'aria-label': string;
  /** Where it leads: a page, `tel:`, `mailto:`. */
  href: string;
  /** As of a `Button`. @default 'ghost' */
  variant?: ButtonVariant;
  /** Square of 32, 40 or 48 px (36, 44, 52 under a finger). @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** `_blank` opens a tab of its own, without access to this one. @default '_self' */
  target?: '_self' | '_blank';
  /** Told beside following the link. */
  onPress?: (event: PressEvent) => Outcome;
  /** The link, to focus it. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that is only a picture, beside `IconButton`s: a call, the page of a thing. Where there is room, `LinkButton` says more. */
export function IconLink(received: IconLinkProps) {
  const {
    icon: Icon,
    variant = 'ghost',
    size = 'md',
    target,
    onPress,
    ...props
  } = given('IconLink', received, { icon: 'words' });
  const settle = useSettle();
  return (
    <Tooltip content={props['aria-label']}>
      <AriaLink
        {...props}
        onPress={onPress && ((event) => settle(onPress(event)))}
        target={target}
        rel={target === '_blank' ? 'noopener noreferrer' : undefined}
        className={`${css.button({ variant, size, isSquare: true })} ${css.states}`}
      >
        <Icon {...(size === 'lg' ? iconSize.lg : iconSize.md)} />
      </AriaLink>
    </Tooltip>
  );
}
