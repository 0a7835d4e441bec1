import type { SocketState } from '@karvon/api/socket';
import { Writable } from './readable';

/** Connection state as shown. `since` is in milliseconds of this device's clock. */
export type Connection =
  | { status: 'connecting' }
  | { status: 'connected' }
  | { status: 'reconnecting'; since: number }
  | { status: 'offline'; since: number }
  | { status: 'gaveUp' };

/** Milliseconds in which a lost connection is restored silently. */
export const graceTime = 2_000;

/** Derives the shown connection from socket and network. A loss is shown after 2 s. */
export class ConnectionWatch {
  readonly connection = new Writable<Connection>({ status: 'connecting' });
  #lostAt: number | undefined;
  #state: SocketState = 'closed';
  #isOnline = true;
  #timer: ReturnType<typeof setTimeout> | undefined;

  socket(state: SocketState): void {
    this.#state = state;
    this.#check();
  }

  online(isOnline: boolean): void {
    this.#isOnline = isOnline;
    this.#check();
  }

  dispose(): void {
    clearTimeout(this.#timer);
  }

  #check(): void {
    clearTimeout(this.#timer);
    if (this.#state === 'open' && this.#isOnline) {
      this.#lostAt = undefined;
      if (this.connection.get().status !== 'connected')
        this.connection.set({ status: 'connected' });
      return;
    }
    if (this.#state === 'gave_up') {
      this.connection.set({ status: 'gaveUp' });
      return;
    }
    this.#lostAt ??= Date.now();
    const since = this.#lostAt;
    const shown = this.connection.get().status;
    // A loss that is already shown stays on screen; a new one gets its 2 s.
    if (shown === 'reconnecting' || shown === 'offline' || shown === 'gaveUp') this.#say(since);
    else this.#timer = setTimeout(() => this.#say(since), graceTime);
  }

  #say(since: number): void {
    const status = this.#isOnline ? 'reconnecting' : 'offline';
    const now = this.connection.get();
    if (now.status !== status) this.connection.set({ status, since });
  }
}
