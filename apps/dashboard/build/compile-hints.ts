import type { Plugin } from 'vite';

/** First line of a file that V8 compiles completely while it loads, on a separate thread (https://v8.dev/blog/explicit-compile-hints). */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Makes browsers compile all functions of a file while it loads. Otherwise each is compiled on its first call at
 * every visit, since code caches do not cover modules.
 */
export function compileHints(): Plugin {
  return {
    name: 'karvon:compile-hints',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // Runs after vite inserts its preloads at the top: the hint has no effect below code.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = compileHint + file.code;
      },
    },
  };
}
