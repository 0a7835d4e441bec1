import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, closeSync, openSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { photo } from '../../../tests/e2e/images.ts';
import { copyPrepared } from '../../../tests/product/prepared-data.ts';
import { startProduct } from '../../../tests/product/server-process.ts';
import { accessToken } from '../../../tests/product/sign-in.ts';
import { createDealer } from '../dealer.ts';
import type { Row } from '../row.ts';
import { insideOf } from '../insides.ts';

const size = 400 * 1024 * 1024;

/** @returns the reason that no small disk can be mounted here */
function missing(): string | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'karvon-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    return undefined;
  } catch {
    return 'a small disk needs the right to mount';
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function fill(file: string): void {
  const handle = openSync(file, 'w');
  for (let block = 1 << 20; block >= 4096;) {
    try {
      writeSync(handle, Buffer.alloc(block));
    } catch {
      block >>= 1;
    }
  }
  closeSync(handle);
}

async function upload(url: string, token: string) {
  const { buffer } = await photo('front.jpg', 1600, 1000);
  const body = new FormData();
  body.set('purpose', 'auto');
  body.set('file', new Blob([new Uint8Array(buffer)], { type: 'image/jpeg' }), 'front.jpg');
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/main/images`, { method: 'POST', headers, body });
  return { status: response.status, text: await response.text() };
}

/** Writes are 507 or 503, lists and images continue, and everything works once there is space again. */
export const diskFull: Row = {
  key: 'disk',
  name: 'disk full: database, images, outbox',
  rounds: 20,
  quick: 1,
  limit: 120_000,
  missing,
  open: async (stage) => {
    const disk = mkdtempSync(path.join(tmpdir(), 'karvon-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${String(size)},mode=0777`, 'tmpfs', disk]);
    await copyPrepared('demo', disk, startProduct);
    const server = await stage.start({ dataDir: disk });
    const { url } = server;
    const token = await accessToken(url);
    const dealer = await createDealer(url);
    const headers = { authorization: `Bearer ${token}` };
    const filler = path.join(disk, 'filler');
    let number = 0;
    return {
      play: async () => {
        const failures: string[] = [];
        const list = async (when: string) => {
          const response = await fetch(`${url}/main/autos?size=5`, { headers });
          const text = await response.text();
          if (!response.ok) failures.push(`${when} the list answers ${String(response.status)}`);
          failures.push(...insideOf(text));
          return text;
        };
        await list('before');
        fill(filler);
        const shown = await upload(url, token);
        if (shown.status !== 507 && shown.status !== 503)
          failures.push(`an image is answered by ${String(shown.status)}`);
        failures.push(...insideOf(shown.text));
        number += 1;
        const mark = `disk-${String(number)}`;
        const made = await dealer.create(mark, number);
        await list('full');
        rmSync(filler);
        const again = await upload(url, token);
        if (again.status !== 200) failures.push(`with room, an image is ${String(again.status)}`);
        // The same key creates one complete car, regardless of the first attempt.
        const second = await dealer.create(mark, number);
        if (second.kind !== 'car') failures.push(`with room, a car is not made: ${second.kind}`);
        else if (made.kind === 'car' && made.car.id !== second.car.id) failures.push('two cars');
        await list('after');
        return { failures };
      },
      close: async () => {
        await server.stop();
        execFileSync('umount', ['-l', disk]);
        rmSync(disk, { recursive: true, force: true });
      },
    };
  },
};
