import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import { testImage } from '../../../testing/test-images';

export interface HostileFile {
  what: string;
  filename: string;
  /** Content type declared by the client. @default image/jpeg */
  type?: string;
  content: Buffer;
  /** `kept`: stored as a re-encoded image; otherwise the rejection's code. */
  expected: string;
}

const script = '<script>alert(1)</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200">${script}</svg>`;
const html = `<!doctype html><html><body>${script}</body></html>`;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Grey, one bit per pixel: some 50 KB for 400 megapixels. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc(height * (Math.ceil(width / 8) + 1));
  return Buffer.concat([
    pngSignature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const cut = (file: Buffer, share: number) => file.subarray(0, Math.floor(file.length * share));

function damaged(file: Buffer): Buffer {
  const copy = Buffer.from(file);
  copy.fill(0xff, Math.floor(file.length * 0.4), Math.floor(file.length * 0.6));
  return copy;
}

const other = 'file_type_not_supported';
const broken = 'image_broken';
const isoFile = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(400)]);

const after = (file: Buffer, text: string) => Buffer.concat([file, Buffer.from(text)]);

function impostors(gif: Buffer, tiff: Buffer, avif: Buffer): HostileFile[] {
  const files: [string, string, string | Buffer, string?][] = [
    ['SVG called .jpg', 'a.jpg', svg],
    ['SVG with its own type', 'a.svg', svg],
    ['SVG with an XML head called .png', 'a.png', `<?xml version="1.0"?>${svg}`],
    ['HTML called .png', 'a.png', html],
    ['HTML with a byte order mark', 'a.webp', `\uFEFF${html}`],
    ['script called .jpg', 'a.jpg', '#!/bin/sh\nrm -rf /\n'],
    ['PHP called .php.jpg', 'a.php.jpg', '<?php system($_GET["c"]); ?>'],
    ['PDF called .jpg', 'a.jpg', '%PDF-1.7\n%âãÏÓ\n1 0 obj'],
    ['ZIP called .png', 'a.png', Buffer.from('504b0304140000000800', 'hex')],
    ['program called .jpg', 'a.jpg', Buffer.from('7f454c4602010100', 'hex')],
    ['Windows program called .jpg', 'a.jpg', Buffer.from('4d5a90000300', 'hex')],
    ['BMP', 'a.bmp', Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)])],
    ['ICO', 'a.ico', Buffer.from('00000100010010100000', 'hex')],
    ['PostScript', 'a.jpg', '%!PS-Adobe-3.0 EPSF-3.0\n'],
    ['ImageMagick script', 'a.jpg', 'push graphic-context\nfill "url(https://x/)"\n'],
    ['XML bomb', 'a.jpg', '<!DOCTYPE x [<!ENTITY a "b">]><svg>&a;&a;</svg>'],
    ['JSON', 'a.jpg', '{"a":1}'],
    ['one byte', 'a.jpg', 'x'],
    ['zeros', 'a.jpg', Buffer.alloc(5000)],
    ['GIF', 'a.gif', gif],
    ['GIF called .jpg', 'a.jpg', gif],
    ['GIF that is a script', 'a.jpg', 'GIF89a/*'.padEnd(60, ' ') + '*/=1;alert(1)'],
    ['TIFF', 'a.tiff', tiff],
    ['AVIF', 'a.avif', avif],
    ['MP4', 'a.mp4', isoFile('isom')],
    ['RIFF that is no WebP', 'a.webp', Buffer.from('RIFF\0\0\0\0WAVEfmt ')],
    ['HEIC', 'IMG_0001.HEIC', isoFile('heic'), 'heic_not_supported'],
    ['HEIC called .jpg', 'a.jpg', isoFile('mif1'), 'heic_not_supported'],
  ];
  return files.map(([what, filename, content, expected = other]) => ({
    what,
    filename,
    content: Buffer.from(content),
    expected,
  }));
}

export async function hostileFiles(): Promise<HostileFile[]> {
  const [jpeg, png, webp, gif, tiff, avif] = await Promise.all([
    testImage(400, 300).jpeg().toBuffer(),
    testImage(400, 300).png().toBuffer(),
    testImage(400, 300).webp({ lossless: true }).toBuffer(),
    testImage(100, 100).gif().toBuffer(),
    testImage(100, 100).tiff().toBuffer(),
    testImage(64, 64).avif({ effort: 0 }).toBuffer(),
  ]);
  const withGps = await sharp(jpeg)
    .withExif({ IFD3: { GPSLatitude: '41/1 18/1 0/1', GPSLongitude: '69/1 14/1 0/1' } })
    .jpeg()
    .toBuffer();
  const withScript = await sharp(jpeg)
    .withExif({ IFD0: { ImageDescription: script, Copyright: html } })
    .jpeg()
    .toBuffer();
  const frames = await Promise.all([1, 2].map(() => testImage(100, 100).png().toBuffer()));
  const animated = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  const text = Buffer.from(`Comment\0${script}`);
  const withText = Buffer.concat([png.subarray(0, 33), chunk('tEXt', text), png.subarray(33)]);
  const jpegHead = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
  return [
    ...impostors(gif, tiff, avif),
    { what: 'nothing', filename: 'a.jpg', content: Buffer.alloc(0), expected: 'required' },
    ...[0.1, 0.5, 0.9].map((share) => ({
      what: `JPEG cut at ${share * 100} %`,
      filename: 'a.jpg',
      content: cut(jpeg, share),
      expected: broken,
    })),
    { what: 'PNG cut', filename: 'a.png', content: cut(png, 0.6), expected: broken },
    { what: 'WebP cut', filename: 'a.webp', content: cut(webp, 0.6), expected: broken },
    { what: 'damaged PNG', filename: 'a.png', content: damaged(png), expected: broken },
    {
      what: 'JPEG head on HTML',
      filename: 'a.jpg',
      content: Buffer.concat([jpegHead, Buffer.from(html)]),
      expected: broken,
    },
    {
      what: 'PNG head on SVG',
      filename: 'a.png',
      content: Buffer.concat([pngSignature, Buffer.from(svg)]),
      expected: broken,
    },
    {
      what: 'bomb of 400 megapixels',
      filename: 'a.png',
      content: bomb(20_000, 20_000),
      expected: 'image_too_many_pixels',
    },
    {
      what: 'bomb of one long line',
      filename: 'a.png',
      content: bomb(1_000_000, 64),
      expected: 'image_too_many_pixels',
    },
    { what: 'one pixel', filename: 'a.png', content: bomb(1, 1), expected: 'image_too_small' },
    { what: 'thin line', filename: 'a.png', content: bomb(4000, 4), expected: 'image_too_small' },
    { what: 'GPS in EXIF', filename: 'a.jpg', content: withGps, expected: 'kept' },
    { what: 'script in EXIF', filename: 'a.jpg', content: withScript, expected: 'kept' },
    { what: 'script in PNG text', filename: 'a.png', content: withText, expected: 'kept' },
    {
      what: 'JPEG with HTML behind',
      filename: 'a.jpg',
      content: after(jpeg, html),
      expected: 'kept',
    },
    {
      what: 'PNG with a ZIP behind',
      filename: 'a.png',
      content: after(png, 'PK\u0003\u0004'),
      expected: 'kept',
    },
    { what: 'animated WebP', filename: 'a.webp', content: animated, expected: 'kept' },
    { what: 'path as name', filename: '../../../etc/passwd', content: jpeg, expected: 'kept' },
    {
      what: 'Windows path as name',
      filename: 'C:\\Windows\\win.ini',
      content: jpeg,
      expected: 'kept',
    },
    {
      what: 'markup as name',
      filename: '<img src=x onerror=alert(1)>.jpg',
      content: jpeg,
      expected: 'kept',
    },
    {
      what: 'name of 5000 letters',
      filename: `${'a'.repeat(5000)}.jpg`,
      content: jpeg,
      expected: 'kept',
    },
    { what: 'name turned around', filename: 'a\u202Egpj.exe', content: jpeg, expected: 'kept' },
    { what: 'name in Cyrillic', filename: 'кобальт.jpg', content: jpeg, expected: 'kept' },
    {
      what: 'PNG declared as HTML',
      filename: 'a.html',
      type: 'text/html',
      content: png,
      expected: 'kept',
    },
  ];
}
