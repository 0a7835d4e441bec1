import { Writable } from './readable';
import { minute } from '../time';

/** Milliseconds that typing is shown without another frame (contract), and presence while the line is down (as long as the server's). */
export const presenceTimes = { typing: 5_000, online: minute } as const;

/**
 * Who types, and who is there: both go by themselves. While the socket is open, the service reports when a buyer leaves; when it is down,
 * nobody counts as being there for longer than a minute.
 */
export class PresenceWatch {
  /** Rooms whose buyer types now. */
  readonly typing = new Writable<ReadonlySet<number>>(new Set());
  readonly #typing = new Map<number, ReturnType<typeof setTimeout>>();
  readonly #onUnknown: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param onUnknown the line has been down for so long that nobody is known to be there */
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

  /** A message came: who writes it no longer types. */
  stopTyping(roomId: number): void {
    clearTimeout(this.#typing.get(roomId));
    if (this.#typing.delete(roomId)) this.#show();
  }

  /** The line came or went. */
  line(isOpen: boolean): void {
    if (isOpen) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
    } else {
      this.#timer ??= setTimeout(this.#onUnknown, presenceTimes.online);
    }
  }

  /** Nothing more expires. */
  dispose(): void {
    clearTimeout(this.#timer);
    for (const timer of this.#typing.values()) clearTimeout(timer);
    this.#typing.clear();
  }

  #show(): void {
    this.typing.set(new Set(this.#typing.keys()));
  }
}
