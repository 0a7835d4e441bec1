import sharp from 'sharp';

const columns = 8;
const rows = 8;

/** Smaller differences between neighbours are noise of the encoder. */
const minDifference = 3;
/** An image with fewer differences is plain and looks like every other plain image. */
const minDetails = 12;

/** 64 zeros and ones: 1 where a patch is brighter than its left neighbour. @returns null for images too plain to be distinguished */
export async function perceptualHash(image: Buffer): Promise<string | null> {
  const pixels = await sharp(image)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(columns + 1, rows, { fit: 'fill' })
    .raw()
    .toBuffer();
  let bits = '';
  let details = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const left = pixels[row * (columns + 1) + column] ?? 0;
      const right = pixels[row * (columns + 1) + column + 1] ?? 0;
      bits += right - left >= minDifference ? '1' : '0';
      if (Math.abs(right - left) >= minDifference) details += 1;
    }
  }
  return details < minDetails ? null : bits;
}
