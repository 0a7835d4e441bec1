import type { Plugin } from 'vite';

const importer = /packages[\\/]api[\\/]src[\\/]first-responses\.ts$/;
const schemas = /karvonMainService\.schemas\.zod$/;

/**
 * Gives `first-responses.ts` a copy of the contract's schemas of its own. What no page imports from a module is left out of it, but all
 * pages together import every schema: in one module the first screen would wait for those of the last.
 */
export function firstSchemas(): Plugin {
  let isSeen = false;
  return {
    name: 'karvon:first-schemas',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, from) {
      if (from === undefined || !importer.test(from) || !schemas.test(source)) return null;
      const resolved = await this.resolve(source, from, { skipSelf: true });
      if (resolved === null) return null;
      isSeen = true;
      return `${resolved.id}?first`;
    },
    buildEnd(error) {
      if (error === undefined && !isSeen)
        this.error('first-responses.ts no longer imports schemas');
    },
  };
}
