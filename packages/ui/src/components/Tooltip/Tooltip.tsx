import {
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { useTooltip } from 'react-aria/useTooltipTrigger';
import {
  TooltipContext,
  TooltipTrigger,
  TooltipTriggerStateContext,
} from 'react-aria-components/Tooltip';
import { useSlottedContext } from 'react-aria-components/slots';
import { popover, toTopLayer } from '../../private/top-layer';
import { placeBeside, type Side } from './place-beside';
import * as styles from './Tooltip.css';

export interface TooltipProps {
  /** The text. If it is empty there is no tooltip. */
  content: string | null | undefined;
  /** Keyboard shortcut, muted, after the text (`Ctrl F`). */
  keys?: string;
  /** Preferred side; it flips if there is no space. @default 'top' */
  placement?: Side;
  /** One focusable element: a button or a link of this package. */
  children: ReactElement;
}

/** Milliseconds the pointer rests before the text appears. Focus shows it at once. */
const delay = 300;
/** Milliseconds in which the pointer crosses the gap between the control and the text. */
const closeDelay = 150;

/** Presses on the text must not reach a card or a row around the control. */
const keep = (event: SyntheticEvent) => event.stopPropagation();
const ownPresses = { onClick: keep, onPointerDown: keep, onMouseDown: keep };

/** A short text next to a control, on hover and focus. It never has information that is needed to continue. */
export function Tooltip({ content, keys, placement = 'top', children }: TooltipProps) {
  return (
    <TooltipTrigger delay={delay} closeDelay={closeDelay} isDisabled={!content}>
      {children}
      <Bubble placement={placement}>
        {content}
        {keys ? <span className={styles.keys}>{keys}</span> : null}
      </Bubble>
    </TooltipTrigger>
  );
}

/** The tooltip while it is shown, in the browser's top layer. react-aria's overlays would weigh more than a screen of buttons. */
function Bubble({ placement, children }: { placement: Side; children: ReactNode }) {
  const isOpen = useContext(TooltipTriggerStateContext)?.isOpen ?? false;
  return isOpen ? <OpenBubble placement={placement}>{children}</OpenBubble> : null;
}

function OpenBubble({ placement, children }: { placement: Side; children: ReactNode }) {
  const box = useRef<HTMLSpanElement>(null);
  const state = useContext(TooltipTriggerStateContext);
  const trigger = useSlottedContext(TooltipContext);
  const { tooltipProps } = useTooltip({}, state ?? undefined);
  const anchor = trigger?.triggerRef;
  // The trigger is described by this id; the types of the library do not know it.
  const id = trigger && 'id' in trigger && typeof trigger.id === 'string' ? trigger.id : undefined;

  useLayoutEffect(() => {
    if (!box.current || !anchor?.current) return;
    toTopLayer(box.current);
    placeBeside(box.current, anchor.current, placement);
  }, [anchor, placement]);
  useEffect(() => {
    const close = () => state?.close(true);
    document.addEventListener('scroll', close, true);
    return () => document.removeEventListener('scroll', close, true);
  }, [state]);

  return (
    <span
      {...tooltipProps}
      {...ownPresses}
      ref={box}
      id={id}
      popover={popover}
      className={styles.bubble}
    >
      {children}
    </span>
  );
}
