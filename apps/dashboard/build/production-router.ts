import type { Plugin } from 'vite';

/** react-router's production build: its package names the one with warnings to every bundler. */
export function productionRouter(): Plugin {
  return {
    name: 'karvon:production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, from) {
      if (!/^react-router(\/dom)?$/.test(source)) return null;
      const resolved = await this.resolve(source, from, { skipSelf: true });
      return resolved?.id.replace(/([\\/]dist[\\/])development([\\/])/, '$1production$2') ?? null;
    },
  };
}
