import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { incomingFolder, receiveFile } from './incoming-file';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'karvon-incoming-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('leaves no file of an upload that is cut off at once', async () => {
  /** Breaks the connection at once, or some rounds of the event loop later. */
  const cut = (_: unknown, at: number) => {
    const line = new Readable({ read() {} });
    const end = (left: number) => {
      if (left === 0) line.destroy(new Error('cut'));
      else setImmediate(end, left - 1);
    };
    // The real request has its own error listener.
    line.on('error', () => {});
    line.push('x');
    end(at);
    return receiveFile(line, folder);
  };
  for (let at = 0; at < 20; at += 1) {
    const all = await Promise.allSettled(Array.from({ length: 20 }, cut));
    expect(all.every(({ status }) => status === 'rejected')).toBe(true);
  }
  await wait(50);
  expect(readdirSync(incomingFolder(folder))).toEqual([]);
});
