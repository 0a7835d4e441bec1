export type FileKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'other';

const startsWith = (bytes: Uint8Array, signature: readonly number[], offset = 0) =>
  signature.every((byte, index) => bytes[offset + index] === byte);

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

/** Brands of ISO base media files in which iPhones and some Androids take photos. */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

export const signatureLength = 16;

/** Kind of a file by its first bytes. The name and declared type come from the client and are ignored. */
export function fileKind(bytes: Uint8Array): FileKind {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8)) return 'webp';
  const isHeic =
    startsWith(bytes, ascii('ftyp'), 4) &&
    heicBrands.some((brand) => startsWith(bytes, ascii(brand), 8));
  return isHeic ? 'heic' : 'other';
}
