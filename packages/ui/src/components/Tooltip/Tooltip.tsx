import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import * as styles from './Tooltip.css';

export interface TooltipProps {
  /** The words. Empty or missing: no tooltip, and the child is untouched. */
  content: string | null | undefined;
  /** Keys that do the same, shown muted after the words (`Ctrl F`). */
  keys?: string;
  /** Side of the child it prefers; it flips where there is no room. @default 'top' */
  placement?: 'top' | 'bottom' | 'left' | 'right';
  /** One focusable element: a button or a link of this package. */
  children: ReactElement;
}

/** Milliseconds the pointer rests before the words appear. Focus shows them at once. */
const delay = 300;

/** Words beside a control on hover and focus. Never holds what is needed to work. */
export function Tooltip({ content, keys, placement = 'top', children }: TooltipProps) {
  return (
    <TooltipTrigger delay={delay} closeDelay={0} isDisabled={!content}>
      {children}
      <AriaTooltip className={styles.bubble} placement={placement} offset={6}>
        {content}
        {keys ? <span className={styles.keys}>{keys}</span> : null}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
