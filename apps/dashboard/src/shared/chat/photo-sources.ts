import type { OutboxPhoto, OutgoingPhoto } from './outbox-record';

/** Object URLs of photos being sent, one a file until it is forgotten, and upload progress. */
export class PhotoSources {
  readonly #sources = new Map<string, string>();
  readonly #shares = new Map<string, number>();

  of(photos: readonly OutboxPhoto[]): OutgoingPhoto[] {
    return photos.map(({ key, name, file, imageId, refusal }) => ({
      key,
      name,
      src: this.#source(key, file),
      share: imageId === undefined ? (this.#shares.get(key) ?? 0) : 1,
      refusal,
    }));
  }

  progress(key: string, share: number): void {
    this.#shares.set(key, share);
  }

  forget(photos: readonly OutboxPhoto[]): void {
    for (const { key } of photos) {
      const source = this.#sources.get(key);
      if (source !== undefined) URL.revokeObjectURL(source);
      this.#sources.delete(key);
      this.#shares.delete(key);
    }
  }

  clear(): void {
    for (const source of this.#sources.values()) URL.revokeObjectURL(source);
    this.#sources.clear();
    this.#shares.clear();
  }

  #source(key: string, file: Blob): string {
    const known = this.#sources.get(key);
    if (known !== undefined) return known;
    const source = URL.createObjectURL(file);
    this.#sources.set(key, source);
    return source;
  }
}
