import type { ReactNode, Ref } from 'react';
import type { PressEvent } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { useSettle, type Outcome } from '../../private/outcome';
import * as css from './Link.css';

export interface LinkProps {
  /** Where it leads, understood without the sentence around. */
  children: ReactNode;
  /** Where it leads. Without it the link is a pressable word (`role="link"`), for actions inside a sentence. */
  href?: string;
  /** `quiet` takes the colour around it, for titles that are links. @default 'accent' */
  variant?: 'accent' | 'quiet';
  /** Underlined at rest: always so inside running text, where colour alone would mark it. @default false */
  isUnderlined?: boolean;
  /** Is read and leads nowhere. @default false */
  isDisabled?: boolean;
  /** `_blank` opens a tab of its own, without access to this one. @default '_self' */
  target?: '_self' | '_blank';
  /** Told beside following the link; without `href` the action itself. */
  onPress?: (event: PressEvent) => Outcome;
  /** Where the words alone would not say where it leads. */
  'aria-label'?: string;
  /** That it leads to what is on screen. @default none */
  'aria-current'?: 'page' | 'step' | 'true';
  /** The link, to focus it. */
  ref?: Ref<HTMLAnchorElement>;
}

/** Leads to another page or place. */
export function Link({ variant, isUnderlined, target, onPress, ...props }: LinkProps) {
  const settle = useSettle();
  return (
    <AriaLink
      {...props}
      onPress={onPress && ((event) => settle(onPress(event)))}
      target={target}
      rel={target === '_blank' ? 'noopener noreferrer' : undefined}
      className={css.link({ variant, isUnderlined })}
    />
  );
}
