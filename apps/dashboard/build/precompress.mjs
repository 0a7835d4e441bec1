// Writes .br and .gz versions of the files in dist, so that the server never compresses at run time.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const dist = path.join(import.meta.dirname, '../dist');
const text = /\.(html|js|css|json|svg|webmanifest|txt|xml)$/;
/** Bytes. Below this the headers outweigh the savings. */
const smallest = 512;

let count = 0;
for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  if (!text.test(name) || name.startsWith('.vite')) continue;
  const file = path.join(dist, name);
  const bytes = readFileSync(file);
  if (bytes.length < smallest) continue;
  const brotli = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  count += 1;
}
process.stdout.write(`${count} files compressed\n`);
