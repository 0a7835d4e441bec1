import { logChat } from './chat-log';

/** What marking needs from outside. */
export interface ReadMarkerWorld {
  /** `readAllMessages`. @throws ApiError */
  readAll: (roomId: number, upTo: number | undefined) => Promise<unknown>;
  /** The list of rooms is asked for again, as the specification has it after marking (§4). */
  refreshRooms: () => void;
  /** The user looks at this tab. */
  isWatched: () => boolean;
}

interface Opening {
  roomId: number;
  /** Newest loaded message; 0 in an empty room. Undefined until the messages are there. */
  newest: number | undefined;
  /** As far as this opening has asked for. */
  asked: number | undefined;
}

/**
 * Marks the open room as read, up to the newest message that is loaded: once when it is opened and for each message that comes, but
 * only while the user looks at it. A failure is logged; the next look tries again: at a message that comes, at the tab, by a new line.
 */
export class ReadMarker {
  readonly #world: ReadMarkerWorld;
  #opening: Opening | undefined;

  constructor(world: ReadMarkerWorld) {
    this.#world = world;
  }

  /** A room came on screen. */
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

  /** The tab may be looked at again. */
  check(): void {
    const opening = this.#opening;
    if (opening?.newest === undefined || !this.#world.isWatched()) return;
    const { newest, asked, roomId } = opening;
    if (asked !== undefined && newest <= asked) return;
    opening.asked = newest;
    this.#world.readAll(roomId, newest === 0 ? undefined : newest).then(
      () => {
        // Later messages come by the stream.
        if (asked === undefined) this.#world.refreshRooms();
      },
      (error: unknown) => {
        // Owed still: asked for with the next look, unless a newer one was asked for meanwhile.
        if (opening.asked === newest) opening.asked = asked;
        logChat('a room could not be marked as read', error);
      },
    );
  }
}
