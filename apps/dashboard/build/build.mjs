// Builds the client twice: first to see what the first screens are made of, then with that in few files.
import { build } from 'vite';
import { forgetFirstScreens, writeFirstScreens } from './first-screens.ts';

forgetFirstScreens();
const { output } = await build({ logLevel: 'warn', build: { write: false, minify: false } });
writeFirstScreens(output.filter((file) => file.type === 'chunk'));
await build({ logLevel: 'warn' });
