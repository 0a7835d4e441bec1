/** Storage of images. Names are ours (`<random id>.webp`), never a client's. */
export interface MediaStore {
  /** Survives a power cut once resolved. @throws Error with code ENOSPC when there is no room; nothing is left behind then */
  put(name: string, content: Uint8Array): Promise<void>;
  /** @throws Error when the file is missing */
  get(name: string): Promise<Buffer>;
  /** Copies a file to another name. @throws Error when the source is missing or there is no room */
  copy(from: string, to: string): Promise<void>;
  /** A missing file is not an error. */
  remove(name: string): Promise<void>;
  /** @throws Error when storage is not writable */
  check(): Promise<void>;
  /** Address for browsers, relative to the origin or absolute. */
  url(name: string): string;
}
