// Builds the client twice: first to see what the first screens are made of, then with that in few files. Then the workers.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { chunkCycle } from './chunk-cycles.ts';
import { compileHint } from './compile-hints.ts';
import { forgetFirstScreens, holdsAllSchemas, writeFirstScreens } from './first-screens.ts';
import { tooLarge } from './page-sizes.ts';
import { bundleWorker } from './push-worker.ts';

const chunksOf = ({ output }) => output.filter((file) => file.type === 'chunk');

forgetFirstScreens();
writeFirstScreens(
  chunksOf(await build({ logLevel: 'warn', build: { write: false, minify: false } })),
);
const chunks = chunksOf(await build({ logLevel: 'warn' }));
const cycle = chunkCycle(chunks);
if (cycle !== undefined)
  throw new Error(`Files of the build import in a circle: ${cycle.join(' → ')}`);
if (holdsAllSchemas(chunks))
  throw new Error('The first screens load the schemas of the whole contract (schema-copies.ts).');
const unhinted = chunks.filter(({ code }) => !code.startsWith(compileHint));
if (unhinted.length > 0)
  throw new Error(
    `Not compiled while loading: ${unhinted.map((file) => file.fileName).join(', ')}`,
  );
const large = tooLarge(chunks);
if (large.length > 0) throw new Error(`Pages have grown:\n${large.join('\n')}`);
for (const worker of ['firebase-messaging-sw.js', 'offline-worker.js'])
  await bundleWorker(worker, {
    write: true,
    outDir: fileURLToPath(new URL('../dist', import.meta.url)),
  });
