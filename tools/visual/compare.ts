import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  copyFileSync,
} from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { crop, filledArea, withMargin } from './crop.ts';

export interface Change {
  /** `<story id>.<theme>` */
  name: string;
  kind: 'changed' | 'added' | 'removed';
  /** Only when both images exist. */
  pixels: number;
}

function onGround(image: PNG, width: number, height: number): PNG {
  if (image.width === width && image.height === height) return image;
  const ground = new PNG({ width, height, fill: true });
  ground.data.fill(0);
  PNG.bitblt(image, ground, 0, 0, image.width, image.height, 0, 0);
  return ground;
}

interface Difference {
  pixels: number;
  image: Buffer;
  pieces: { before: Buffer; after: Buffer };
}

/** Compares images. Any other colour counts, except for smoothed edges. */
function difference(before: Buffer, after: Buffer): Difference {
  const one = PNG.sync.read(before);
  const other = PNG.sync.read(after);
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const [left, right] = [onGround(one, width, height), onGround(other, width, height)];
  const match = (out: PNG, diffMask: boolean) =>
    pixelmatch(left.data, right.data, out.data, width, height, {
      threshold: 0,
      includeAA: false,
      alpha: 0.25,
      diffMask,
    });
  const out = new PNG({ width, height });
  const pixels = match(out, false);
  const mask = new PNG({ width, height });
  match(mask, true);
  // Without a different pixel only the size differs: the added or removed strip is at the end.
  const edge = Math.min(one.height, other.height);
  const area = filledArea(mask) ?? { x: 0, y: edge, width, height: height - edge };
  const piece = withMargin(area, { width, height });
  const hasGrown = one.width !== other.width || one.height !== other.height;
  return {
    pixels: hasGrown ? Math.max(pixels, 1) : pixels,
    image: PNG.sync.write(out),
    pieces: { before: crop(left, piece), after: crop(right, piece) },
  };
}

export function compareShots(beforeFolder: string, afterFolder: string, report: string): Change[] {
  const images = path.join(report, 'pictures');
  rmSync(report, { recursive: true, force: true });
  mkdirSync(images, { recursive: true });
  const files = new Set([...readdirSync(beforeFolder), ...readdirSync(afterFolder)]);
  const changes: Change[] = [];
  for (const file of [...files].toSorted()) {
    const name = file.replace(/\.png$/, '');
    const before = path.join(beforeFolder, file);
    const after = path.join(afterFolder, file);
    if (!existsSync(after)) {
      copyFileSync(before, path.join(images, `${name}.before.png`));
      changes.push({ name, kind: 'removed', pixels: 0 });
    } else if (!existsSync(before)) {
      copyFileSync(after, path.join(images, `${name}.after.png`));
      changes.push({ name, kind: 'added', pixels: 0 });
    } else {
      const one = readFileSync(before);
      const other = readFileSync(after);
      // Most images are identical files, which need no decoding.
      if (one.equals(other)) continue;
      const { pixels, image, pieces } = difference(one, other);
      if (pixels === 0) continue;
      copyFileSync(before, path.join(images, `${name}.before.png`));
      copyFileSync(after, path.join(images, `${name}.after.png`));
      writeFileSync(path.join(images, `${name}.difference.png`), image);
      writeFileSync(path.join(images, `${name}.piece-before.png`), pieces.before);
      writeFileSync(path.join(images, `${name}.piece-after.png`), pieces.after);
      changes.push({ name, kind: 'changed', pixels });
    }
  }
  return changes;
}
