import type { Image } from '@karvon/api/main';
import { ApiError, isApiError } from '@karvon/api/errors';

export interface PhotoUpload {
  state: 'waiting' | 'uploading' | 'failed';
  /** Fraction sent so far, 0..1. */
  share: number;
  /** Bytes to send; 0 while unknown. */
  size: number;
  src: string | undefined;
  code?: string;
  /** True when neither the server nor this device has the file, so a retry cannot help. */
  isLost?: boolean;
}

export interface PhotoUploadsOptions {
  shrink: (file: Blob) => Promise<Blob>;
  send: (file: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<Image>;
  keep: (key: string, file: Blob) => Promise<void>;
  read: (key: string) => Promise<Blob | undefined>;
  forget: (key: string) => Promise<void>;
  onDone: (key: string, image: Image) => void;
  onFailed?: (key: string, name: string) => void;
}

interface Job {
  key: string;
  name: string;
  file: Blob | undefined;
  isShrunk: boolean;
}

/** Simultaneous uploads. More would only share the bandwidth. */
const atOnce = 3;

type Uploads = ReadonlyMap<string, PhotoUpload>;

/** Photo uploads: each photo is stored on the device until the server has it, so a closed tab or an expired session loses none. */
export class PhotoUploads {
  #uploads: Uploads = new Map();
  readonly #jobs = new Map<string, Job>();
  readonly #stops = new Map<string, AbortController>();
  readonly #listeners = new Set<() => void>();
  readonly #options: PhotoUploadsOptions;
  /** Images are decoded one at a time: 50 megapixels take 200 MB of memory. */
  #decoding: Promise<unknown> = Promise.resolve();

  constructor(options: PhotoUploadsOptions) {
    this.#options = options;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly snapshot = (): Uploads => this.#uploads;

  add(key: string, file: File): void {
    this.#queue({ key, name: file.name, file, isShrunk: false });
  }

  resume(key: string, name: string): void {
    if (!this.#uploads.has(key)) this.#queue({ key, name, file: undefined, isShrunk: true });
  }

  retry(key: string): void {
    const job = this.#jobs.get(key);
    if (job !== undefined && this.#uploads.get(key)?.state === 'failed') this.#queue(job);
  }

  /** Cancels and removes a photo. @returns a function that restores it: an unfinished upload starts again */
  remove(key: string): () => void {
    const job = this.#jobs.get(key);
    this.#stops.get(key)?.abort();
    this.#leave(key);
    const file = Promise.resolve(job?.file ?? (job && this.#options.read(key)));
    const forgotten = file.then(() => this.#options.forget(key));
    return () => {
      if (job === undefined) return;
      void Promise.all([file, forgotten]).then(([found]) => {
        if (found !== undefined && job.isShrunk) void this.#options.keep(key, found);
        this.#queue({ ...job, file: found });
      });
    };
  }

  async settled(): Promise<number> {
    while ([...this.#uploads.values()].some(({ state }) => state !== 'failed')) {
      // oxlint-disable-next-line no-await-in-loop -- each change is one step on the way
      await new Promise<void>((resolve) => {
        const stop = this.subscribe(() => {
          stop();
          resolve();
        });
      });
    }
    return this.#uploads.size;
  }

  dispose(): void {
    for (const stop of this.#stops.values()) stop.abort();
    for (const { src } of this.#uploads.values()) if (src !== undefined) URL.revokeObjectURL(src);
    this.#uploads = new Map();
    this.#jobs.clear();
  }

  #queue(job: Job): void {
    this.#jobs.set(job.key, job);
    this.#set(job.key, {
      state: 'waiting',
      share: 0,
      size: job.file?.size ?? 0,
      src: this.#uploads.get(job.key)?.src ?? srcOf(job.file),
    });
    this.#next();
  }

  #next(): void {
    if (this.#stops.size >= atOnce) return;
    for (const [key, { state }] of this.#uploads) {
      const job = this.#jobs.get(key);
      if (state !== 'waiting' || job === undefined || this.#stops.has(key)) continue;
      void this.#run(job);
      if (this.#stops.size >= atOnce) return;
    }
  }

  async #run(job: Job): Promise<void> {
    const { key, name } = job;
    const stop = new AbortController();
    this.#stops.set(key, stop);
    try {
      const file = await this.#prepare(job);
      if (stop.signal.aborted) return;
      this.#change(key, { state: 'uploading', size: file.size });
      const report = (share: number) => this.#change(key, { share });
      const image = await this.#options.send(
        new File([file], name === '' ? 'photo.jpg' : name, { type: file.type }),
        report,
        stop.signal,
      );
      if (stop.signal.aborted) return;
      this.#leave(key);
      this.#options.onDone(key, image);
      void this.#options.forget(key);
    } catch (error) {
      if (stop.signal.aborted) return;
      const code = isApiError(error) ? (error.fieldErrors[0]?.code ?? error.code) : 'unknown';
      this.#change(key, { state: 'failed', code, isLost: job.file === undefined });
      this.#options.onFailed?.(key, name);
    } finally {
      if (this.#stops.get(key) === stop) this.#stops.delete(key);
      this.#next();
    }
  }

  async #prepare(job: Job): Promise<Blob> {
    const found = job.file ?? (await this.#options.read(job.key));
    if (found === undefined) throw new ApiError({ kind: 'validation', code: 'image_file_lost' });
    if (job.file === undefined) this.#change(job.key, { src: srcOf(found) });
    job.file = found;
    if (job.isShrunk) return found;
    const shrunk = this.#decoding.then(() => this.#options.shrink(found));
    this.#decoding = shrunk.catch(() => undefined);
    job.file = await shrunk;
    job.isShrunk = true;
    await this.#options.keep(job.key, job.file);
    return job.file;
  }

  #leave(key: string): void {
    const src = this.#uploads.get(key)?.src;
    if (src !== undefined) URL.revokeObjectURL(src);
    this.#jobs.delete(key);
    this.#uploads = new Map([...this.#uploads].filter(([other]) => other !== key));
    this.#notify();
  }

  #set(key: string, upload: PhotoUpload): void {
    this.#uploads = new Map(this.#uploads).set(key, upload);
    this.#notify();
  }

  #change(key: string, change: Partial<PhotoUpload>): void {
    const upload = this.#uploads.get(key);
    if (upload !== undefined) this.#set(key, { ...upload, ...change });
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

function srcOf(file: Blob | undefined): string | undefined {
  return file === undefined ? undefined : URL.createObjectURL(file);
}
