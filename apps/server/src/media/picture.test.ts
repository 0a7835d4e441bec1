import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawing } from '../testing/pictures';
import { makePicture } from './picture';
import { createTurns } from './turns';

const distance = (a: string | null, b: string | null) =>
  [...(a ?? '')].filter((bit, index) => bit !== b?.[index]).length;

describe('makePicture', () => {
  it('does not enlarge, and keeps tall thumbnails within bounds', async () => {
    const small = await makePicture(await drawing(100, 60).png().toBuffer());
    expect(small).toMatchObject({ width: 100, height: 60 });
    const tall = await makePicture(await drawing(1000, 3000).jpeg().toBuffer());
    expect(tall).toMatchObject({ width: 853, height: 2560 });
    const { width, height } = await sharp(tall.thumbnail).metadata();
    expect({ width, height }).toEqual({ width: 320, height: 960 });
  });

  it('sees the same photo again when it was scaled and encoded anew', async () => {
    const photo = await drawing(1200, 800).jpeg().toBuffer();
    const again = await sharp(photo).resize(500).png().toBuffer();
    const [first, second, other] = await Promise.all([
      makePicture(photo),
      makePicture(again),
      makePicture(await drawing(1200, 800).jpeg().toBuffer()),
    ]);
    expect(distance(first.phash, second.phash)).toBeLessThanOrEqual(3);
    expect(distance(first.phash, other.phash)).toBeGreaterThan(8);
  });

  it('does not tell plain surfaces apart', async () => {
    const plain = sharp({ create: { width: 200, height: 200, channels: 3, background: '#abc' } });
    expect((await makePicture(await plain.png().toBuffer())).phash).toBeNull();
  });
});

describe('createTurns', () => {
  it('runs two at once, in order, also after a failure', async () => {
    const inTurn = createTurns(2);
    let running = 0;
    let most = 0;
    const done: number[] = [];
    const work = (number: number) =>
      inTurn(async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        if (number === 2) throw new Error('broken');
        done.push(number);
      });
    await Promise.allSettled([0, 1, 2, 3, 4, 5].map(work));
    expect(most).toBe(2);
    expect(done).toEqual([0, 1, 3, 4, 5]);
  });

  it('lets work that takes all places run alone, and not wait for ever', async () => {
    const inTurn = createTurns(2);
    const log: string[] = [];
    const work = (name: string, wanted: number) =>
      inTurn(async () => {
        log.push(`+${name}`);
        await new Promise((resolve) => setImmediate(resolve));
        log.push(`-${name}`);
      }, wanted);
    await Promise.all([work('a', 1), work('all', 5), work('b', 1)]);
    expect(log).toEqual(['+a', '-a', '+all', '-all', '+b', '-b']);
  });
});
