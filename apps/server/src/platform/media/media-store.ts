/** Where images lie. Names are ours (`<random id>.webp`), never a client's. */
export interface MediaStore {
  /**
   * Returns once the file would survive a power cut.
   * @throws Error with code ENOSPC where there is no room; nothing is left behind then
   */
  put(name: string, content: Uint8Array): Promise<void>;
  /** The same content under another name. @throws Error where there is none of the first, or no room */
  copy(from: string, to: string): Promise<void>;
  /** A name that is not there is no error. */
  remove(name: string): Promise<void>;
  /** @throws Error where nothing can be put there now */
  check(): Promise<void>;
  /** Address for browsers, relative to the origin or absolute. */
  url(name: string): string;
}
