import { randomBytes } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import type { CallResponse } from './call';
import { multipart } from './multipart';
import type { TestApp } from './test-app';

/** A unique image. */
export function testImage(
  width = 320,
  height = 200,
  chance: (count: number) => Iterable<number> = randomBytes,
): Sharp {
  const [a = 0, b = 0, c = 0] = chance(3);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="rgb(${a},${b},${c})"/>
    ${Array.from(chance(40))
      .map(
        (x, i) => `<rect x="${(x / 255) * width}" y="${((i * 37) % 100) * (height / 100)}"
        width="${width / 6}" height="${height / 6}" fill="hsl(${x * 7 + i},70%,${(x * i) % 100}%)"/>`,
      )
      .join('')}
  </svg>`;
  return sharp(Buffer.from(svg)).flatten();
}

export const jpeg = (width?: number, height?: number) => testImage(width, height).jpeg().toBuffer();

/** Uploads a fresh image, or the given file. */
export async function uploadTestImage(
  test: Pick<TestApp, 'call'>,
  token: string,
  purpose: string,
  content?: Buffer,
): Promise<CallResponse> {
  return test.call('uploadImage', {
    token,
    ...multipart([
      { name: 'purpose', content: purpose },
      {
        name: 'file',
        content: content ?? (await jpeg()),
        filename: 'front.jpg',
        type: 'image/jpeg',
      },
    ]),
  });
}
