import { PNG } from 'pngjs';

/** Pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pixels of context that show where the difference is. */
const margin = 48;
/** Pixels. A smaller piece would show nothing. */
const least = { width: 320, height: 160 };

export function filledArea({ data, width, height }: PNG): Area | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (data[(y * width + x) * 4 + 3] === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return right < 0
    ? undefined
    : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

const span = (start: number, size: number, all: number, wanted: number) => {
  const grown = Math.min(all, Math.max(size + 2 * margin, wanted));
  const from = Math.round(Math.max(0, Math.min(start + size / 2 - grown / 2, all - grown)));
  return { from, size: grown };
};

export function withMargin(area: Area, image: { width: number; height: number }): Area {
  const across = span(area.x, area.width, image.width, least.width);
  const down = span(area.y, area.height, image.height, least.height);
  return { x: across.from, y: down.from, width: across.size, height: down.size };
}

export function crop(image: PNG, { x, y, width, height }: Area): Buffer {
  const piece = new PNG({ width, height, fill: true });
  piece.data.fill(0);
  const seen = {
    width: Math.min(width, image.width - x),
    height: Math.min(height, image.height - y),
  };
  if (seen.width > 0 && seen.height > 0)
    PNG.bitblt(image, piece, x, y, seen.width, seen.height, 0, 0);
  return PNG.sync.write(piece);
}
