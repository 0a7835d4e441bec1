import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from 'react-aria-components/Button';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast';
import { barsClearOfToasts } from '../../private/clear-of-toasts';
import { icon } from '../../private/icon-size';
import { useSettle } from '../../private/outcome';
import * as styles from './Toast.css';
import { toastTimeout, type ToastMessage, type ToastQueue } from './toast-queue';

export { createToastQueue } from './toast-queue';
export type { ToastMessage, ToastQueue, ToastTone } from './toast-queue';

const signs = { success: CircleCheck, info: Info, warn: TriangleAlert, danger: CircleAlert };

export interface ToastRegionProps {
  /** The result of `createToastQueue`. */
  queue: ToastQueue;
  /** Name of the region for screen readers. */
  'aria-label': string;
  /** Name of the Close button. */
  closeLabel: string;
}

/**
 * Shows the messages of a queue at the bottom right, on a phone above the tab bar, and never over the control that was just pressed. The time is
 * paused on hover and focus.
 */
export function ToastRegion({ queue, closeLabel, ...props }: ToastRegionProps) {
  // react-aria registers the region for F6 when it mounts, and renders none without messages.
  const hasMessages = useSyncExternalStore(
    (listener) => queue.aria.subscribe(listener),
    () => queue.aria.visibleToasts.length > 0,
  );
  if (!hasMessages) return null;
  return (
    <AriaToastRegion
      ref={keepClear}
      queue={queue.aria}
      className={styles.region}
      aria-label={props['aria-label']}
    >
      {({ toast }) => (
        <AriaToast toast={toast} className={styles.toast}>
          <Message
            message={toast.content}
            closeLabel={closeLabel}
            onClose={() => queue.aria.close(toast.key)}
          />
        </AriaToast>
      )}
    </AriaToastRegion>
  );
}

/** Pixels between the region and the elements that it must not cover. */
const gap = 8;

/** Lifts the region above the bar of the page, and above the control that was pressed last, where it would cover them. */
function keepClear(region: HTMLElement | null) {
  if (region === null) return undefined;
  const { ownerDocument: page } = region;
  let pressed: Element | null = null;
  const lift = (other: DOMRect) => {
    const own = region.getBoundingClientRect();
    const isCovered =
      own.left < other.right &&
      other.left < own.right &&
      own.top < other.bottom &&
      other.top < own.bottom;
    const isRoomAbove = other.top - gap - own.height >= 0;
    if (isCovered && isRoomAbove)
      region.style.bottom = `${String(innerHeight - other.top + gap)}px`;
  };
  const place = () => {
    region.style.bottom = '';
    const { activeElement: focused, body } = page;
    // A button that is disabled by its own press loses the focus, but stays in place.
    if (focused !== null && focused !== body && !region.contains(focused)) pressed = focused;
    const places = [...page.querySelectorAll(barsClearOfToasts), ...(pressed ? [pressed] : [])]
      .map((one) => one.getBoundingClientRect())
      .toSorted((one, other) => other.top - one.top);
    for (const one of places) lift(one);
  };
  const height = new ResizeObserver(place);
  height.observe(region);
  page.addEventListener('focusin', place);
  return () => {
    height.disconnect();
    page.removeEventListener('focusin', place);
  };
}

interface MessageProps {
  message: ToastMessage;
  closeLabel: string;
  onClose: () => void;
}

function Message({ message, closeLabel, onClose }: MessageProps) {
  const { tone = 'info', title, description, action, undo } = message;
  const Sign = signs[tone];
  const settle = useSettle();
  return (
    <>
      <Sign className={styles.sign({ tone })} {...icon.md} />
      <AriaToastContent className={styles.text}>
        <Text slot="title" className={styles.title}>
          {title}
        </Text>
        {description ? (
          <Text slot="description" className={styles.description}>
            {description}
          </Text>
        ) : null}
      </AriaToastContent>
      {action ? (
        <Button
          className={styles.button}
          onPress={() => {
            onClose();
            settle(action.onAction());
          }}
        >
          {action.label}
        </Button>
      ) : null}
      <Button slot="close" className={`${styles.button} ${styles.close}`} aria-label={closeLabel}>
        <X {...icon.sm} />
      </Button>
      {undo ? (
        <span className={styles.line} style={{ animationDuration: `${toastTimeout(message)}ms` }} />
      ) : null}
    </>
  );
}
