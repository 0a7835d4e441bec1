import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { buildTarget } from './served-browsers.ts';

const file = 'firebase-messaging-sw.js';

/** Bundles a worker into one classic script: Firefox does not support module workers for push. */
export const bundleWorker = (name: string, options: { outDir?: string; write: boolean }) =>
  build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ...options,
      emptyOutDir: false,
      target: buildTarget,
      rolldownOptions: {
        input: fileURLToPath(new URL(`../worker/${name.replace('.js', '.ts')}`, import.meta.url)),
        output: {
          format: 'iife',
          entryFileNames: name,
          codeSplitting: false,
          banner: readFileSync(new URL('../public/polyfills.js', import.meta.url), 'utf8'),
        },
      },
    },
  });

const codeOf = (output: Rolldown.RolldownOutput[] | Rolldown.RolldownOutput): string =>
  [output].flat()[0]?.output[0].code ?? '';

/** Serves the push worker in development at the root, or its scope would be rejected. */
export const pushWorker = (): Plugin => ({
  name: 'push-worker',
  apply: 'serve',
  configureServer: (server) => {
    server.middlewares.use(`/${file}`, (_request, response, next) => {
      bundleWorker(file, { write: false }).then((output) => {
        response.setHeader('content-type', 'text/javascript');
        response.end('close' in output ? '' : codeOf(output));
      }, next);
    });
  },
});
