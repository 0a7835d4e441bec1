import { logChat } from './chat-log';

/** Dependencies of the marker. */
export interface ReadMarkerWorld {
  /** `readAllMessages`. @throws ApiError */
  readAll: (roomId: number, upTo: number | undefined) => Promise<unknown>;
  /** Refetches the list of rooms, as specified after marking (§4). */
  refreshRooms: () => void;
  /** The user looks at this tab. */
  isWatched: () => boolean;
}

interface Opening {
  roomId: number;
  /** Id of the newest loaded message; 0 in an empty room. Undefined until the messages have loaded. */
  newest: number | undefined;
  /** Newest id that this opening has already requested to mark. */
  asked: number | undefined;
}

/**
 * Marks the open room as read up to the newest loaded message: once when it opens and for each new message, but only
 * while the user looks at it. A failure is logged and retried with the next message, focus of the tab or connection.
 */
export class ReadMarker {
  readonly #world: ReadMarkerWorld;
  #opening: Opening | undefined;

  constructor(world: ReadMarkerWorld) {
    this.#world = world;
  }

  /** A room was opened. */
  open(roomId: number): void {
    this.#opening = { roomId, newest: undefined, asked: undefined };
  }

  /** No room is on screen. */
  close(): void {
    this.#opening = undefined;
  }

  /** The newest message of the open room is on screen. @param newest its id; 0 when the room has none */
  see(newest: number): void {
    if (this.#opening === undefined) return;
    this.#opening.newest = newest;
    this.check();
  }

  /** The tab may have become visible again. */
  check(): void {
    const opening = this.#opening;
    if (opening?.newest === undefined || !this.#world.isWatched()) return;
    const { newest, asked, roomId } = opening;
    if (asked !== undefined && newest <= asked) return;
    opening.asked = newest;
    this.#world.readAll(roomId, newest === 0 ? undefined : newest).then(
      () => {
        // Later messages arrive by the stream.
        if (asked === undefined) this.#world.refreshRooms();
      },
      (error: unknown) => {
        // Still owed: requested again later, unless a newer one was requested meanwhile.
        if (opening.asked === newest) opening.asked = asked;
        logChat('a room could not be marked as read', error);
      },
    );
  }
}
