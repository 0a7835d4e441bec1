import { idempotencyKey } from '@karvon/api/http';
import { readDraftFile, removeDraftFile, writeDraftFile } from '../form/draft-files';
import { readDraft, removeDraft, writeDraft } from '../form/draft-store';
import { isOutboxPhoto, type OutboxPhoto } from './outbox-record';
import { Writable, type Readable } from './readable';

export interface RoomDraft {
  text: string;
  photos: readonly OutboxPhoto[];
}

/** Increase it when the stored shape changes. */
const version = 2;
/** Milliseconds without typing before a draft is written. */
const pause = 300;
const empty: RoomDraft = { text: '', photos: [] };

interface Kept {
  draft: Writable<RoomDraft>;
  isTouched: boolean;
  timer?: ReturnType<typeof setTimeout> | undefined;
}

/** Unsent texts and photos of each room, for one user. They survive a reload and are deleted on sign-out. */
export class RoomDrafts {
  readonly #owner: string;
  readonly #rooms = new Map<number, Kept>();

  constructor(owner: string) {
    this.#owner = owner;
  }

  of(roomId: number): Readable<RoomDraft> {
    return this.#kept(roomId).draft;
  }

  setText(roomId: number, text: string): void {
    this.#change(roomId, { ...this.#kept(roomId).draft.get(), text });
  }

  addPhotos(roomId: number, files: readonly File[]): void {
    const now = this.#kept(roomId).draft.get();
    const photos = files.map((file) => ({ key: idempotencyKey(), name: file.name, file }));
    for (const photo of photos) void writeDraftFile(fileName(photo), photo.file);
    this.#change(roomId, { ...now, photos: [...now.photos, ...photos] });
  }

  removePhoto(roomId: number, key: string): void {
    const now = this.#kept(roomId).draft.get();
    this.#change(roomId, { ...now, photos: now.photos.filter((photo) => photo.key !== key) });
    void removeDraftFile(fileName({ key }));
  }

  take(roomId: number): RoomDraft {
    const kept = this.#kept(roomId);
    const draft = kept.draft.get();
    this.#change(roomId, empty);
    this.#write(roomId, kept);
    for (const photo of draft.photos) void removeDraftFile(fileName(photo));
    return draft;
  }

  flush(): void {
    for (const [roomId, kept] of this.#rooms)
      if (kept.timer !== undefined) this.#write(roomId, kept);
  }

  stop(): void {
    for (const { timer } of this.#rooms.values()) clearTimeout(timer);
    this.#rooms.clear();
  }

  #kept(roomId: number): Kept {
    const known = this.#rooms.get(roomId);
    if (known !== undefined) return known;
    const kept: Kept = { draft: new Writable(empty), isTouched: false };
    this.#rooms.set(roomId, kept);
    void this.#read(roomId).then((found) => {
      // Text typed during the read is newer.
      if (found !== undefined && !kept.isTouched) kept.draft.set(found);
    });
    return kept;
  }

  async #read(roomId: number): Promise<RoomDraft | undefined> {
    const found = parseDraft((await readDraft(this.#key(roomId), version))?.values);
    if (found === undefined) return undefined;
    const files = found.photos.map(async (photo) => ({
      ...photo,
      file: await readDraftFile(fileName(photo)),
    }));
    return { text: found.text, photos: (await Promise.all(files)).filter(isOutboxPhoto) };
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
      const values: StoredRoomDraft = {
        text,
        photos: photos.map(({ key, name }) => ({ key, name })),
      };
      void writeDraft(this.#key(roomId), { version, savedAt: Date.now(), values });
    }
  }

  #key(roomId: number): string {
    return `${this.#owner}:chat-draft:${roomId}`;
  }
}

interface StoredRoomDraft {
  text: string;
  photos: readonly StoredPhoto[];
}

type StoredPhoto = Pick<OutboxPhoto, 'key' | 'name'>;

const fileName = ({ key }: Pick<OutboxPhoto, 'key'>): string => `chat-draft:${key}`;

function parseDraft(values: unknown): StoredRoomDraft | undefined {
  if (!isRecord(values)) return undefined;
  const { text, photos } = values;
  if (typeof text !== 'string' || !Array.isArray(photos)) return undefined;
  return { text, photos: photos.filter(isStoredPhoto) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isStoredPhoto = (value: unknown): value is StoredPhoto =>
  isRecord(value) && typeof value['key'] === 'string' && typeof value['name'] === 'string';
