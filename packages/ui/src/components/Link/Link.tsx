import type { ReactNode, Ref } from 'react';
import type { PressEvent } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { useSettle, type Outcome } from '../../private/outcome';
import { stretchedLink } from '../../private/stretched-link.css';
import * as css from './Link.css';

export interface LinkProps {
  /** Name of the target page, clear out of context. */
  children: ReactNode;
  /** Address of the target page. Without it the link is a button inside a sentence (`role="link"`). */
  href?: string;
  /** `quiet` has the colour of the text around it, for titles that are links. @default 'accent' */
  variant?: 'accent' | 'quiet';
  /** Always underlined: required inside text, where colour alone is not enough. @default false */
  isUnderlined?: boolean;
  /** The title of a table’s row: a press anywhere in the row follows it. @default false */
  isStretched?: boolean;
  /** Keeps it readable, but it cannot be followed. @default false */
  isDisabled?: boolean;
  /** `_blank` opens a new tab, without access to this one. @default '_self' */
  target?: '_self' | '_blank';
  /** Called in addition to following the link; without `href` it is the action. */
  onPress?: (event: PressEvent) => Outcome;
  /** Accessible name, if the text is not clear out of context. */
  'aria-label'?: string;
  /** Marks a link to the current page. @default none */
  'aria-current'?: 'page' | 'step' | 'true';
  /** The link, to focus it. */
  ref?: Ref<HTMLAnchorElement>;
}

/** Leads to another page or place. */
export function Link({
  variant,
  isUnderlined,
  isStretched = false,
  target,
  onPress,
  ...props
}: LinkProps) {
  const settle = useSettle();
  const className = css.link({ variant, isUnderlined, isStretched });
  return (
    <AriaLink
      {...props}
      onPress={onPress && ((event) => settle(onPress(event)))}
      target={target}
      rel={target === '_blank' ? 'noopener noreferrer' : undefined}
      className={isStretched ? `${className} ${stretchedLink}` : className}
    />
  );
}
