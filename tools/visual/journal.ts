import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const line = z.object({ pass: z.string(), id: z.string(), violations: z.array(z.string()) });

/** Result of a story in one pass. */
export type Note = z.infer<typeof line>;

/** Notes of a run, each written when it is known: a run that was broken off goes on where it was. */
export class Journal {
  readonly #file: string;
  readonly #notes: Note[];

  /** @param file whose lines are the notes; those that are there already are kept */
  constructor(file: string) {
    this.#file = file;
    this.#notes = existsSync(file)
      ? readFileSync(file, 'utf8')
          .split('\n')
          .filter(Boolean)
          .map((text) => line.parse(JSON.parse(text)))
      : [];
  }

  /** True when a pass has visited a story. */
  has(pass: string, id: string): boolean {
    return this.#notes.some((note) => note.pass === pass && note.id === id);
  }

  write(note: Note): void {
    this.#notes.push(note);
    appendFileSync(this.#file, `${JSON.stringify(note)}\n`);
  }

  /** Everything that was found, each once, in order. */
  violations(): string[] {
    return [...new Set(this.#notes.flatMap(({ violations }) => violations))].toSorted();
  }
}
