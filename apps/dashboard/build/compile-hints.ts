import type { Plugin } from 'vite';

/** By this first line V8 compiles a whole file while it is loading, on a thread of its own (https://v8.dev/blog/explicit-compile-hints). */
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
      // After Vite's list of preloads, which it puts first: the line says nothing below code.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = compileHint + file.code;
      },
    },
  };
}
