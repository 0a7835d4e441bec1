import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const line = z.object({ pass: z.string(), id: z.string(), violations: z.array(z.string()) });

export type Note = z.infer<typeof line>;

/** Progress of a run, written at once, so that an interrupted run continues. */
export class Journal {
  readonly #file: string;
  readonly #notes: Note[];

  /** @param file existing notes in it are kept */
  constructor(file: string) {
    this.#file = file;
    this.#notes = existsSync(file)
      ? readFileSync(file, 'utf8')
          .split('\n')
          .filter(Boolean)
          .map((text) => line.parse(JSON.parse(text)))
      : [];
  }

  has(pass: string, id: string): boolean {
    return this.#notes.some((note) => note.pass === pass && note.id === id);
  }

  write(note: Note): void {
    this.#notes.push(note);
    appendFileSync(this.#file, `${JSON.stringify(note)}\n`);
  }

  violations(): string[] {
    return [...new Set(this.#notes.flatMap(({ violations }) => violations))].toSorted();
  }
}
