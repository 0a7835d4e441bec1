import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { useSettle, type Outcome } from '../../private/outcome';
import { focusToNeighbour } from '../../private/use-focus-neighbour';
import * as css from './BannerAction.css';

export interface BannerActionProps {
  /** The action or the target page: «Повторить», «Qaytarish». */
  children: ReactNode;
  /** Address of the target page. Without it the action is a button. */
  href?: string;
  /** Called when it is pressed; for a link in addition to following it. */
  onPress?: () => Outcome;
}

/** The action of a `Banner`: a link with `href`, otherwise a button that looks the same. */
export function BannerAction({ children, href, onPress }: BannerActionProps) {
  const settle = useSettle();
  const props = {
    ref: focusToNeighbour,
    className: css.action,
    onPress: () => settle(onPress?.()),
  };
  return href ? (
    <Link {...props} href={href}>
      {children}
    </Link>
  ) : (
    <Button {...props}>{children}</Button>
  );
}
