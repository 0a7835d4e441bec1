import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Change } from './compare.ts';

const record = z.record(z.string(), z.string());

/** Accepted value for an image that no longer exists. */
const gone = 'gone';

/** The image of a change as it is now, in a few letters. */
function imageOf(report: string, { name, kind }: Change): string {
  if (kind === 'removed') return gone;
  const file = path.join(report, 'pictures', `${name}.after.png`);
  return createHash('sha1').update(readFileSync(file)).digest('hex');
}

/**
 * Images that somebody looked at and accepted, each by its name and what it looked like then: one that changes again is shown again. They
 * are kept next to the images, for both are of one machine: another one smooths letters otherwise.
 */
export class Accepted {
  readonly #file: string;
  readonly #images: Record<string, string>;

  constructor(file: string) {
    this.#file = file;
    this.#images = existsSync(file) ? record.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  }

  /** True when a change in a report looks as accepted. */
  has(report: string, change: Change): boolean {
    return this.#images[change.name] === imageOf(report, change);
  }

  /** Accepts changes of a report as they look in it. */
  add(report: string, changes: readonly Change[]): void {
    for (const change of changes) this.#images[change.name] = imageOf(report, change);
    mkdirSync(path.dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, `${JSON.stringify(this.#images, undefined, 2)}\n`);
  }
}
