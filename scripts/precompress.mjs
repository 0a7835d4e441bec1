// Writes .br and .gz beside every text file of a build, so that the server sends them without work.
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const texts = /\.(js|mjs|css|json|svg|webmanifest|txt|xml)$/;

/** @param {string} folder HTML is left out: it is filled per request. */
export const precompress = (folder) => {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    if (/\.(br|gz)$/.test(file)) rmSync(file);
    if (!texts.test(file)) continue;
    const content = readFileSync(file);
    if (content.length < 600) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
};
