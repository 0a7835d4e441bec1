import { ToastQueue as AriaToastQueue } from 'react-stately/useToastState';
import type { ReactNode } from 'react';
import type { Outcome } from '../../private/outcome';

/** Colour and icon of a message. */
export type ToastTone = 'success' | 'info' | 'warn' | 'danger';

/** One message. */
export interface ToastMessage {
  /** Colour and icon. @default 'info' */
  tone?: ToastTone;
  /** What happened, in a few words. */
  title: string;
  /** One more line. What changes in it by itself is hidden from screen readers: it would be announced each time. */
  description?: ReactNode;
  /** One action. The message closes when it is pressed. */
  action?: {
    /** «Вернуть». */
    label: string;
    /** Runs it; the toast is closed. */
    onAction: () => Outcome;
  };
  /** Milliseconds on screen, 2^31 - 1 at most; 0 stays until closed. @default 4000, and 10000 with `undo` */
  timeout?: number;
  /** The action can be undone: the message stays for 10 s with a progress line. @default false */
  undo?: boolean;
  /** Called once when it closes, for any reason. */
  onClose?: () => void;
}

/** Time and count come from the specification: 4 s, five at once, the rest wait. */
const shown = 5;
const timeouts = { plain: 4000, undo: 10_000 } as const;

/** Browsers treat longer timeouts as 0: the message would close immediately. */
const longest = 2 ** 31 - 1;

/** Milliseconds that a message stays, with defaults. Invalid values use the default. */
export function toastTimeout({ timeout, undo }: ToastMessage): number {
  if (timeout !== undefined && Number.isFinite(timeout) && timeout >= 0)
    return Math.min(timeout, longest);
  return undo ? timeouts.undo : timeouts.plain;
}

/** A queue of messages. Create one per application and pass it to `ToastRegion`. */
export interface ToastQueue {
  /** Shows a message, or queues it while five are on screen. Returns the key for `close`. */
  add(message: ToastMessage): string;
  /** Closes a message, or removes it from the queue. */
  close(id: string): void;
  /** Closes everything. */
  clear(): void;
  /** The queue underneath, for `ToastRegion` only. */
  readonly aria: AriaToastQueue<ToastMessage>;
}

/** Creates a queue. Five messages are shown; the sixth waits, so that the first is not missed. */
export function createToastQueue(): ToastQueue {
  const aria = new AriaToastQueue<ToastMessage>({ maxVisibleToasts: shown });
  const waiting: { id: string; message: ToastMessage }[] = [];
  const visible = new Map<string, string>();
  let last = 0;

  const show = (id: string, message: ToastMessage) => {
    const timeout = toastTimeout(message);
    const onClose = () => {
      visible.delete(id);
      message.onClose?.();
      // The message leaves the queue underneath only after this call.
      queueMicrotask(next);
    };
    visible.set(id, aria.add(message, timeout > 0 ? { timeout, onClose } : { onClose }));
  };
  const next = () => {
    if (visible.size >= shown) return;
    const first = waiting.shift();
    if (first) show(first.id, first.message);
  };

  return {
    aria,
    add(message) {
      last += 1;
      const id = `toast-${last}`;
      if (visible.size < shown) show(id, message);
      else waiting.push({ id, message });
      return id;
    },
    close(id) {
      const key = visible.get(id);
      if (key) return aria.close(key);
      const index = waiting.findIndex((entry) => entry.id === id);
      if (index >= 0) waiting.splice(index, 1)[0]?.message.onClose?.();
    },
    clear() {
      for (const { message } of waiting.splice(0)) message.onClose?.();
      for (const key of visible.values()) aria.close(key);
    },
  };
}
