import { Writable } from './readable';
import { minute } from '../time';

/** Milliseconds that typing is shown without another frame (contract), and presence while disconnected (as long as the server's). */
export const presenceTimes = { typing: 5_000, online: minute } as const;

/**
 * Typing and presence of buyers, both of which expire. While the socket is open the service reports when a buyer
 * leaves. While it is closed, presence expires after a minute.
 */
export class PresenceWatch {
  /** Rooms whose buyer is typing. */
  readonly typing = new Writable<ReadonlySet<number>>(new Set());
  readonly #typing = new Map<number, ReturnType<typeof setTimeout>>();
  readonly #onUnknown: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param onUnknown called when the connection has been down too long to know any presence */
  constructor(onUnknown: () => void) {
    this.#onUnknown = onUnknown;
  }

  /** The buyer of a room types. */
  typed(roomId: number): void {
    clearTimeout(this.#typing.get(roomId));
    this.#typing.set(
      roomId,
      setTimeout(() => this.stopTyping(roomId), presenceTimes.typing),
    );
    if (!this.typing.get().has(roomId)) this.#show();
  }

  /** A message arrived: its author is no longer typing. */
  stopTyping(roomId: number): void {
    clearTimeout(this.#typing.get(roomId));
    if (this.#typing.delete(roomId)) this.#show();
  }

  /** The connection opened or closed. */
  line(isOpen: boolean): void {
    if (isOpen) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
    } else {
      this.#timer ??= setTimeout(this.#onUnknown, presenceTimes.online);
    }
  }

  /** Stops all timers. */
  dispose(): void {
    clearTimeout(this.#timer);
    for (const timer of this.#typing.values()) clearTimeout(timer);
    this.#typing.clear();
  }

  #show(): void {
    this.typing.set(new Set(this.#typing.keys()));
  }
}
