import { logChat } from './chat-log';

export interface ReadMarkerWorld {
  readAll: (roomId: number, upTo: number | undefined) => Promise<unknown>;
  /** Refetches the room list after marking (specification §4). */
  refreshRooms: () => void;
  /** True while this tab is visible and focused. */
  isWatched: () => boolean;
}

interface Opening {
  roomId: number;
  /** Id of the newest loaded message: 0 in an empty room, undefined until messages have loaded. */
  newest: number | undefined;
  asked: number | undefined;
}

/**
 * Marks the open room as read up to the newest loaded message while the user looks at it. Failures are retried with
 * the next message, focus or connection.
 */
export class ReadMarker {
  readonly #world: ReadMarkerWorld;
  #opening: Opening | undefined;

  constructor(world: ReadMarkerWorld) {
    this.#world = world;
  }

  open(roomId: number): void {
    this.#opening = { roomId, newest: undefined, asked: undefined };
  }

  close(): void {
    this.#opening = undefined;
  }

  see(newest: number): void {
    if (this.#opening === undefined) return;
    this.#opening.newest = newest;
    this.check();
  }

  check(): void {
    const opening = this.#opening;
    if (opening?.newest === undefined || !this.#world.isWatched()) return;
    const { newest, asked, roomId } = opening;
    if (asked !== undefined && newest <= asked) return;
    opening.asked = newest;
    this.#world.readAll(roomId, newest === 0 ? undefined : newest).then(
      () => {
        // The stream carries later changes.
        if (asked === undefined) this.#world.refreshRooms();
      },
      (error: unknown) => {
        // The mark is requested again later, unless a newer one was requested meanwhile.
        if (opening.asked === newest) opening.asked = asked;
        logChat('a room could not be marked as read', error);
      },
    );
  }
}
