import type { Plugin } from 'vite';

/**
 * First line of a file that makes V8 compile the whole file while it loads, on a separate thread
 * (https://v8.dev/blog/explicit-compile-hints).
 */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Has browsers compile the functions of each file before any of them is called. Otherwise each is compiled on its first call, on the
 * thread that renders the page, and at every visit: what browsers keep compiled they use for classic scripts, not for modules.
 */
export function compileHints(): Plugin {
  return {
    name: 'karvon:compile-hints',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // Runs after Vite inserts its list of preloads at the top: the hint has no effect below code.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = compileHint + file.code;
      },
    },
  };
}
