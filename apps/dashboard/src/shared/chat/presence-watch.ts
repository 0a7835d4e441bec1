import { Writable } from './readable';
import { minute } from '../time';

/** Milliseconds that typing is shown after a frame, and presence while disconnected. Both match the server's. */
export const presenceTimes = { typing: 5_000, online: minute } as const;

/** Typing and presence of buyers. Typing expires 5 s after the last event; presence, a minute after the connection is lost. */
export class PresenceWatch {
  readonly typing = new Writable<ReadonlySet<number>>(new Set());
  readonly #typing = new Map<number, ReturnType<typeof setTimeout>>();
  readonly #onUnknown: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param onUnknown called when the connection has been down too long to know any presence */
  constructor(onUnknown: () => void) {
    this.#onUnknown = onUnknown;
  }

  typed(roomId: number): void {
    clearTimeout(this.#typing.get(roomId));
    this.#typing.set(
      roomId,
      setTimeout(() => this.stopTyping(roomId), presenceTimes.typing),
    );
    if (!this.typing.get().has(roomId)) this.#show();
  }

  stopTyping(roomId: number): void {
    clearTimeout(this.#typing.get(roomId));
    if (this.#typing.delete(roomId)) this.#show();
  }

  line(isOpen: boolean): void {
    if (isOpen) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
    } else {
      this.#timer ??= setTimeout(this.#onUnknown, presenceTimes.online);
    }
  }

  dispose(): void {
    clearTimeout(this.#timer);
    for (const timer of this.#typing.values()) clearTimeout(timer);
    this.#typing.clear();
  }

  #show(): void {
    this.typing.set(new Set(this.#typing.keys()));
  }
}
