import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import * as styles from './Popover.css';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** What is in it; a function is given the way to close. Mounted only while open. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Name of the panel for screen readers. */
  'aria-label': string;
  /** Where it opens; on the other side where there is no room. @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'right' | 'left';
  /** Told when it opens and closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Open from the start, where the panel is loaded by the press that asks for it. @default false */
  defaultOpen?: boolean;
}

/** A small panel beside its button, for a few controls or words. For choices of actions use `Menu`. */
export function Popover({
  trigger,
  children,
  placement = 'bottom start',
  onOpenChange,
  defaultOpen,
  ...props
}: PopoverProps) {
  return (
    <DialogTrigger defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger}
      <AriaPopover className={styles.popover} placement={placement} offset={6}>
        <Dialog className={styles.inner} aria-label={props['aria-label']}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
