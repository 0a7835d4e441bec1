// Builds the client twice: first to see what the first screens are made of, then with that in few files. Then the push worker.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { chunkCycle } from './chunk-cycles.ts';
import { forgetFirstScreens, writeFirstScreens } from './first-screens.ts';
import { bundlePushWorker } from './push-worker.ts';

const chunksOf = ({ output }) => output.filter((file) => file.type === 'chunk');

forgetFirstScreens();
writeFirstScreens(
  chunksOf(await build({ logLevel: 'warn', build: { write: false, minify: false } })),
);
const cycle = chunkCycle(chunksOf(await build({ logLevel: 'warn' })));
if (cycle !== undefined)
  throw new Error(`Files of the build import in a circle: ${cycle.join(' → ')}`);
await bundlePushWorker({ write: true, outDir: fileURLToPath(new URL('../dist', import.meta.url)) });
