import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { accessToken } from '../../../tests/product/sign-in.ts';
import { type Dealer, createDealer, markOf } from '../dealer.ts';
import { pause } from '../pause.ts';
import type { Row } from '../row.ts';

const run = promisify(execFile);
const writers = 4;
const uploaded = z.object({ url: z.string() });

const command = (...args: string[]) =>
  run('node_modules/.bin/node', ['apps/server/dist/backup.js', ...args], {
    env: { ...process.env, NODE_ENV: 'production' },
  });

const numberOf = (mark: string | undefined) => Number(mark?.split('-').at(-1));

interface Writer {
  cars: [number, number];
  /** Last number that the second car acknowledged, and last one sent to the first. */
  acknowledged: number;
  asked: number;
  done: Promise<void>;
}

async function startWriter(dealer: Dealer, name: string, isEnding: () => boolean): Promise<Writer> {
  const made = [await dealer.create(`${name}-0`, 0), await dealer.create(`${name}b-0`, 0)];
  const [first, second] = made.map((each) => {
    if (each.kind !== 'car') throw new Error(`${name}: ${JSON.stringify(each)}`);
    return { id: each.car.id, version: each.car.version };
  });
  if (first === undefined || second === undefined) throw new Error(`${name} has no cars.`);
  const writer: Writer = {
    cars: [first.id, second.id],
    acknowledged: 0,
    asked: 0,
    done: Promise.resolve(),
  };
  const write = async () => {
    while (!isEnding()) {
      writer.asked += 1;
      for (const [at, one] of [first, second].entries()) {
        const mark = `${name}${at === 0 ? '' : 'b'}-${String(writer.asked)}`;
        const response = await dealer.update(one, mark, writer.asked);
        if (response.kind !== 'car') throw new Error(`${mark}: ${JSON.stringify(response)}`);
        one.version = response.car.version;
      }
      writer.acknowledged = writer.asked;
    }
  };
  writer.done = write();
  return writer;
}

async function upload(url: string, token: string, shade: number): Promise<string> {
  const background = { r: shade % 256, g: 40, b: 90 };
  const image = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const body = new FormData();
  body.append('purpose', 'auto');
  body.append('file', new Blob([new Uint8Array(image)], { type: 'image/jpeg' }), 'car.jpg');
  const response = await fetch(`${url}/main/images`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  return uploaded.parse(await response.json()).url;
}

/** Compares a restored copy. Bounds are numbers acknowledged before the backup began and requested before it ended. */
async function compare(
  dealer: Dealer,
  { cars }: Writer,
  { from, to }: { from: number; to: number },
): Promise<string[]> {
  const numbers: number[] = [];
  for (const id of cars) {
    const response = await dealer.read(id);
    if (response.kind !== 'car') return [`car ${String(id)} is not there`];
    const mark = markOf(response.car);
    if (mark === undefined) return [`car ${String(id)} is torn`];
    numbers.push(numberOf(mark));
  }
  const [first = Number.NaN, second = Number.NaN] = numbers;
  const isOneMoment = first === second || first === second + 1;
  const isWithin = second >= from && first <= to;
  return isOneMoment && isWithin
    ? []
    : [`cars are at ${String(first)} and ${String(second)}, from ${String(from)} to ${String(to)}`];
}

/** Writers continue during the backup: restored cars and images must be those of one moment. */
export const backup: Row = {
  key: 'backup',
  name: 'backed up under writers and restored',
  rounds: 20,
  quick: 1,
  limit: 180_000,
  open: async (stage) => {
    const { url, dataDir } = await stage.start();
    const token = await accessToken(url);
    const dealer = await createDealer(url);
    const folder = mkdtempSync(path.join(tmpdir(), 'karvon-backups-'));
    let round = 0;
    return {
      play: async ({ random }) => {
        round += 1;
        const to = path.join(folder, String(round));
        const dataDirAgain = path.join(folder, `data-${String(round)}`);
        let isEnding = false;
        const all: Writer[] = [];
        for (let at = 0; at < writers; at += 1)
          all.push(await startWriter(dealer, `b${String(round)}w${String(at)}`, () => isEnding));
        const image = await upload(url, token, round);
        await pause(random.between(50, 500));
        const from = all.map(({ acknowledged }) => acknowledged);
        const began = performance.now();
        await command('backup', '--data', dataDir, '--to', to);
        const after = performance.now() - began;
        const until = all.map(({ asked }) => asked);
        isEnding = true;
        await Promise.all(all.map(({ done }) => done));

        const [name = ''] = readdirSync(to);
        await command('restore', '--data', dataDirAgain, '--from', path.join(to, name));
        const restored = await stage.start({ dataDir: dataDirAgain });
        const again = await createDealer(restored.url);
        const failures: string[] = [];
        for (const [at, writer] of all.entries())
          failures.push(
            ...(await compare(again, writer, { from: from[at] ?? 0, to: until[at] ?? 0 })),
          );
        const { status } = await fetch(new URL(image, restored.url));
        if (status !== 200) failures.push(`the image answers ${String(status)}`);
        await restored.stop();
        rmSync(dataDirAgain, { recursive: true, force: true });
        rmSync(to, { recursive: true, force: true });
        return { failures, after };
      },
      close: async () => rmSync(folder, { recursive: true, force: true }),
    };
  },
};
