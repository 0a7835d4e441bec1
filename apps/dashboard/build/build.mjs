// Builds the client, holds its pages to their sizes, and builds the workers.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
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
