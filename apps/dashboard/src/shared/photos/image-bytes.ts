const textAt = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** True for HEIC, regardless of the file's name. Of the browsers only Safari decodes it. */
export async function isHeic(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  return /^ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)$/.test(textAt(bytes, 4, 12));
}

/** True for a CMYK JPEG. A canvas changes its colours; the server converts it by its profile. */
export async function isCmyk(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (textAt(bytes, 0, 3) !== '\xff\xd8\xff') return false;
  const view = new DataView(bytes.buffer);
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    // Frame headers (SOF) are C0 to CF without DHT, JPG and DAC.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return bytes[at + 9] === 4;
    at += 2 + view.getUint16(at + 2);
  }
  return false;
}
