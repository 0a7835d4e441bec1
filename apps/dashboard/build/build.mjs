// Builds the client twice: first to see what the first screens are made of, then with that in few files.
import { build } from 'vite';
import { chunkCycle } from './chunk-cycles.ts';
import { forgetFirstScreens, writeFirstScreens } from './first-screens.ts';

const chunksOf = ({ output }) => output.filter((file) => file.type === 'chunk');

forgetFirstScreens();
writeFirstScreens(
  chunksOf(await build({ logLevel: 'warn', build: { write: false, minify: false } })),
);
const cycle = chunkCycle(chunksOf(await build({ logLevel: 'warn' })));
if (cycle !== undefined)
  throw new Error(`Files of the build import in a circle: ${cycle.join(' → ')}`);
