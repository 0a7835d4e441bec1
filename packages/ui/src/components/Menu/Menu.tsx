import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import type { Placement } from '../../private/place';
import type { MenuItem } from './menu-item';
import { MenuList } from './MenuList';

export type { MenuItem };

export interface MenuProps {
  /** The button that opens it: a `Button` or `IconButton` of this package. */
  trigger: ReactElement;
  /** Rows, or a function that returns them, called only when the menu opens. */
  items: readonly MenuItem[] | (() => readonly MenuItem[]);
  /** Name of the menu for screen readers. */
  'aria-label': string;
  /** Position relative to the button; it flips if there is no space. @default 'bottom start' */
  placement?: Placement;
  /** Above the rows: for example the user’s name. */
  header?: ReactNode;
  /** Called when it opens and closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** A button with a menu of actions. The menu is mounted only while it is open, in the browser’s top layer. */
export function Menu({ trigger, onOpenChange, items, ...list }: MenuProps) {
  const [openAt, setOpenAt] = useState<'first' | 'last' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isOpen = openAt !== null;

  const open = (at: 'first' | 'last') => {
    setOpenAt(at);
    onOpenChange?.(true);
  };
  const close = (returnsFocus: boolean) => {
    setOpenAt(null);
    onOpenChange?.(false);
    if (returnsFocus) button.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(event.key === 'ArrowDown' ? 'first' : 'last');
  };

  return (
    <>
      <ButtonContext
        value={{
          ref: button,
          onPress: () => (isOpen ? close(true) : open('first')),
          onKeyDown,
          isPressed: isOpen,
          'aria-haspopup': 'menu',
          'aria-expanded': isOpen,
          ...(isOpen ? { 'aria-controls': id } : {}),
        }}
      >
        {trigger}
      </ButtonContext>
      {isOpen ? (
        <MenuList
          {...list}
          items={typeof items === 'function' ? items() : items}
          id={id}
          anchor={button}
          startsAt={openAt}
          onClose={close}
        />
      ) : null}
    </>
  );
}
