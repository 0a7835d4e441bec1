import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const name = 'story-service-worker.js';
const source = () => readFileSync(new URL(name, import.meta.url), 'utf8');

/** Serves the worker of the stories next to the mock's, which it imports. Tests do not have Storybook's static folders. */
export function storyWorkerPlugin(): Plugin {
  return {
    name: 'karvon:story-worker',
    buildStart() {
      if (this.environment.mode === 'build')
        this.emitFile({ type: 'asset', fileName: name, source: source() });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${name}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(source());
      });
    },
  };
}
