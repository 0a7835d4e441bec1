import sharp from 'sharp';

/** A real JPEG that looks like no other: cars with the same images are held back as doubles. */
export const photo = async (name = 'front.jpg', width = 1280, height = 800) => {
  const grid = 8;
  const cells = Buffer.from(Array.from({ length: grid * grid * 3 }, () => Math.random() * 255));
  const buffer = await sharp(cells, { raw: { width: grid, height: grid, channels: 3 } })
    .resize(width, height, { kernel: 'nearest', fit: 'fill' })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
};
