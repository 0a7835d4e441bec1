import sharp from 'sharp';
import { newDealer } from '../../../tests/e2e/dealer.ts';
import { photo } from '../../../tests/e2e/images.ts';
import { pause } from '../pause.ts';
import { forgetPeak, memoryOf } from '../process-memory.ts';
import type { Row } from '../row.ts';

/** Milliseconds. */
const allowed = 2000;
/** Bytes. */
const allowedMemory = 300 * 1024 * 1024;
const uploads = 20;
const quickUploads = 2;

/** An interlaced image with sixteen bits: the most work for a file of its size. @param height of 7,000 columns */
const interlaced = (height: number): Promise<Buffer> =>
  sharp({ create: { width: 7000, height, channels: 3, background: '#345' } })
    .toColourspace('rgb16')
    .png({ progressive: true, compressionLevel: 9 })
    .toBuffer();

async function send(url: string, token: string, content: Buffer, name: string) {
  const body = new FormData();
  body.set('purpose', 'auto');
  body.set('file', new Blob([new Uint8Array(content)]), name);
  const began = performance.now();
  const response = await fetch(`${url}/main/images`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
    signal: AbortSignal.timeout(60_000),
  });
  await response.arrayBuffer();
  return { status: response.status, after: performance.now() - began };
}

/** Twenty of the most expensive images at once, too large or just small enough, while another dealer sends a photo. */
export const worstImages: Row = {
  key: 'pictures',
  name: 'a photo beside 20 of the worst pictures',
  rounds: 20,
  quick: 1,
  limit: 180_000,
  missing: () => (process.platform === 'linux' ? undefined : 'reads /proc'),
  open: async (stage) => {
    const { url, dataDir, pid } = await stage.start({ env: { DEMO: 'off' } });
    const [greedy, other] = [await newDealer(url, dataDir), await newDealer(url, dataDir)];
    // 39.9 megapixels are above the limit; the other one is just below it.
    const heights = stage.isQuick ? [400] : [5700, 1400];
    const worst = await Promise.all(heights.map(interlaced));
    const statuses = new Map<number, number>();
    let grown = 0;
    return {
      play: async ({ isQuick }) => {
        const { buffer } = await photo('other.jpg', 320, 200);
        await send(url, other.token, buffer, 'warm.jpg');
        forgetPeak(pid);
        const { current } = memoryOf(pid);
        const all = Array.from({ length: isQuick ? quickUploads : uploads }, (_, at) =>
          send(url, greedy.token, worst[at % worst.length] ?? buffer, `${String(at)}.png`),
        );
        await pause(50);
        const photoSent = await send(url, other.token, buffer, 'other.jpg');
        for (const { status } of await Promise.all(all))
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        const more = memoryOf(pid).peak - current;
        grown = Math.max(grown, more);
        const failures: string[] = [];
        if (photoSent.status !== 200) failures.push(`the photo was ${String(photoSent.status)}`);
        if (!isQuick && photoSent.after > allowed)
          failures.push(`the photo took ${photoSent.after.toFixed(0)} ms`);
        if (more > allowedMemory) failures.push(`memory +${String(more >> 20)} MB`);
        if (!statuses.has(200)) failures.push('none of the worst was taken: nothing is tried');
        return { failures, after: photoSent.after };
      },
      close: () => Promise.resolve(),
      figure: () =>
        `memory at most +${String(grown >> 20)} MB; ${[...statuses].map(([status, count]) => `${String(status)} ×${String(count)}`).join(', ')}`,
    };
  },
};
