import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { useLaterOpening } from '../../private/use-later-opening';
import * as styles from './Popover.css';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Its content; a function receives `close`. Mounted only while open. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Name of the panel for screen readers. */
  'aria-label': string;
  /** Position relative to the button; it flips if there is no space. @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'right' | 'left';
  /** Called when it opens and closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Open initially, if the panel is loaded by the click that opens it. @default false */
  defaultOpen?: boolean;
}

/** A small panel next to its button, with a few controls or a text. For actions use `Menu`. */
export function Popover({
  trigger,
  children,
  placement = 'bottom start',
  onOpenChange,
  defaultOpen,
  ...props
}: PopoverProps) {
  const opening = useLaterOpening(defaultOpen);
  return (
    <DialogTrigger
      isOpen={opening.isOpen}
      onOpenChange={(isOpen) => {
        opening.onOpenChange(isOpen);
        onOpenChange?.(isOpen);
      }}
    >
      {trigger}
      <AriaPopover className={styles.popover} placement={placement} offset={6}>
        <Dialog className={styles.inner} aria-label={props['aria-label']}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
