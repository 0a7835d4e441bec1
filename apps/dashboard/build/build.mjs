// Builds the client, checks the sizes of its pages, and builds the workers.
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { licencesOf } from '../../../scripts/licences.mjs';
import { tooLarge } from './page-sizes.ts';
import { bundleWorker } from './push-worker.ts';

const { output } = await build({ logLevel: 'warn' });
const large = tooLarge(output.filter((file) => file.type === 'chunk'));
if (large.length > 0) throw new Error(`Pages have grown:\n${large.join('\n')}`);
for (const worker of ['firebase-messaging-sw.js', 'offline-worker.js'])
  await bundleWorker(worker, {
    write: true,
    outDir: fileURLToPath(new URL('../dist', import.meta.url)),
  });
// vite names only modules, and a font is none.
const font = path.dirname(
  fileURLToPath(import.meta.resolve('@fontsource-variable/onest/package.json')),
);
appendFileSync(new URL('../dist/licenses.txt', import.meta.url), `\n${licencesOf([font])}\n`);
