import { idempotencyKey } from '@karvon/api/http';
import { readDraft, removeDraft, writeDraft } from '../form/draft-store';
import { isOutboxPhoto, type OutboxPhoto } from './outbox-record';
import { Writable, type Readable } from './readable';

/** What stands in a room's field and is not sent. */
export interface RoomDraft {
  text: string;
  photos: readonly OutboxPhoto[];
}

/** Raised when the shape changes. */
const version = 1;
/** Milliseconds of rest after the last letter before it is written. */
const pause = 300;
const empty: RoomDraft = { text: '', photos: [] };

interface Kept {
  draft: Writable<RoomDraft>;
  isTouched: boolean;
  timer?: ReturnType<typeof setTimeout> | undefined;
}

/** Words and chosen photos of each room, of one person; they survive a reload and go when the person signs out. */
export class RoomDrafts {
  readonly #owner: string;
  readonly #rooms = new Map<number, Kept>();

  constructor(owner: string) {
    this.#owner = owner;
  }

  /** The draft of a room; empty until the device has answered. */
  of(roomId: number): Readable<RoomDraft> {
    return this.#kept(roomId).draft;
  }

  /** Keeps what is typed now. */
  setText(roomId: number, text: string): void {
    this.#change(roomId, { ...this.#kept(roomId).draft.get(), text });
  }

  /** Adds chosen photos. */
  addPhotos(roomId: number, files: readonly File[]): void {
    const now = this.#kept(roomId).draft.get();
    const photos = files.map((file) => ({ key: idempotencyKey(), name: file.name, file }));
    this.#change(roomId, { ...now, photos: [...now.photos, ...photos] });
  }

  /** Takes one photo away. */
  removePhoto(roomId: number, key: string): void {
    const now = this.#kept(roomId).draft.get();
    this.#change(roomId, { ...now, photos: now.photos.filter((photo) => photo.key !== key) });
  }

  /** Empties the field. @returns what stood in it */
  take(roomId: number): RoomDraft {
    const kept = this.#kept(roomId);
    const draft = kept.draft.get();
    this.#change(roomId, empty);
    this.#write(roomId, kept);
    return draft;
  }

  /** Writes what is not written: the tab may close. */
  flush(): void {
    for (const [roomId, kept] of this.#rooms)
      if (kept.timer !== undefined) this.#write(roomId, kept);
  }

  /** Forgets what is in memory without writing: the person is gone. */
  stop(): void {
    for (const { timer } of this.#rooms.values()) clearTimeout(timer);
    this.#rooms.clear();
  }

  #kept(roomId: number): Kept {
    const known = this.#rooms.get(roomId);
    if (known !== undefined) return known;
    const kept: Kept = { draft: new Writable(empty), isTouched: false };
    this.#rooms.set(roomId, kept);
    void readDraft(this.#key(roomId), version).then((stored) => {
      const found = parseDraft(stored?.values);
      // Typed meanwhile: the newer words stay.
      if (found !== undefined && !kept.isTouched) kept.draft.set(found);
    });
    return kept;
  }

  #change(roomId: number, draft: RoomDraft): void {
    const kept = this.#kept(roomId);
    kept.isTouched = true;
    kept.draft.set(draft);
    clearTimeout(kept.timer);
    kept.timer = setTimeout(() => this.#write(roomId, kept), pause);
  }

  #write(roomId: number, kept: Kept): void {
    clearTimeout(kept.timer);
    kept.timer = undefined;
    const { text, photos } = kept.draft.get();
    if (text.trim() === '' && photos.length === 0) void removeDraft(this.#key(roomId));
    else {
      const values = { text, photos };
      void writeDraft(this.#key(roomId), { version, savedAt: Date.now(), values });
    }
  }

  #key(roomId: number): string {
    return `${this.#owner}:chat-draft:${roomId}`;
  }
}

function parseDraft(values: unknown): RoomDraft | undefined {
  if (typeof values !== 'object' || values === null) return undefined;
  const text: unknown = Reflect.get(values, 'text');
  const photos: unknown = Reflect.get(values, 'photos');
  if (typeof text !== 'string' || !Array.isArray(photos)) return undefined;
  return { text, photos: photos.filter(isOutboxPhoto) };
}
