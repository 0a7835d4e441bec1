import sharp from 'sharp';

/** A unique JPEG: cars with equal images are held back as duplicates. */
export const photo = async (name = 'front.jpg', width = 1280, height = 800) => {
  const grid = 8;
  const cells = Buffer.from(Array.from({ length: grid * grid * 3 }, () => Math.random() * 255));
  const buffer = await sharp(cells, { raw: { width: grid, height: grid, channels: 3 } })
    .resize(width, height, { kernel: 'nearest', fit: 'fill' })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
};
