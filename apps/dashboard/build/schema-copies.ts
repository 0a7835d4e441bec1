import type { Plugin } from 'vite';

/** Modules of `packages/api` that name a few schemas, and what their copy is known by. */
const importers = new Map([
  ['first-responses', 'first'],
  ['beside-responses', 'beside'],
  ['work-panel-responses', 'work-panel'],
  ['room-responses', 'rooms'],
]);
const importer = /packages[\\/]api[\\/]src[\\/]([a-z-]+)\.ts$/;
const schemas = /\.schemas\.zod$/;

/**
 * Gives each of these modules a copy of the contract's schemas of its own. What no page imports from a module is left out of it, but all
 * pages together import every schema: in one module the first screen would wait for those of the last.
 */
export function schemaCopies(): Plugin {
  const seen = new Set<string>();
  return {
    name: 'karvon:schema-copies',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, from) {
      if (from === undefined || !schemas.test(source)) return null;
      const name = importer.exec(from)?.[1] ?? '';
      const copy = importers.get(name);
      if (copy === undefined) return null;
      const resolved = await this.resolve(source, from, { skipSelf: true });
      if (resolved === null) return null;
      seen.add(name);
      return `${resolved.id}?${copy}`;
    },
    buildEnd(error) {
      if (error !== undefined) return;
      for (const name of importers.keys())
        if (!seen.has(name)) this.error(`${name}.ts no longer imports schemas`);
    },
  };
}
