import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const file = 'firebase-messaging-sw.js';
const entry = fileURLToPath(new URL('../worker/firebase-messaging-sw.ts', import.meta.url));

/** Bundles the push worker into one classic script: Firefox has no module workers for push. */
export const bundlePushWorker = (options: { outDir?: string; write: boolean }) =>
  build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ...options,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: entry,
        output: { format: 'iife', entryFileNames: file, codeSplitting: false },
      },
    },
  });

const codeOf = (output: Rolldown.RolldownOutput[] | Rolldown.RolldownOutput): string =>
  [output].flat()[0]?.output[0].code ?? '';

/** Serves the worker while developing, where pages come from vite: at the root, or its scope would be rejected. */
export const pushWorker = (): Plugin => ({
  name: 'push-worker',
  apply: 'serve',
  configureServer: (server) => {
    server.middlewares.use(`/${file}`, (_request, response, next) => {
      bundlePushWorker({ write: false }).then((output) => {
        response.setHeader('content-type', 'text/javascript');
        response.end('close' in output ? '' : codeOf(output));
      }, next);
    });
  },
});
