import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Change } from './compare.ts';

const record = z.record(z.string(), z.string());

const gone = 'gone';

function imageOf(report: string, { name, kind }: Change): string {
  if (kind === 'removed') return gone;
  const file = path.join(report, 'pictures', `${name}.after.png`);
  return createHash('sha1').update(readFileSync(file)).digest('hex');
}

/**
 * Accepted images by name and content, so that an image that changes again is shown again. Stored beside the images,
 * since machines smooth letters differently.
 */
export class Accepted {
  readonly #file: string;
  readonly #images: Record<string, string>;

  constructor(file: string) {
    this.#file = file;
    this.#images = existsSync(file) ? record.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  }

  has(report: string, change: Change): boolean {
    return this.#images[change.name] === imageOf(report, change);
  }

  add(report: string, changes: readonly Change[]): void {
    for (const change of changes) this.#images[change.name] = imageOf(report, change);
    mkdirSync(path.dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, `${JSON.stringify(this.#images, undefined, 2)}\n`);
  }
}
