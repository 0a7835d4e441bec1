import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { localesVersion } from './build/locales-version.ts';

/** The same pages for Node, once, to render the landing page while building. Thrown away after. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [vanillaExtractPlugin({ identifiers: 'short' }), react({ compiler: true })],
  define: { __LOCALES_VERSION__: JSON.stringify(localesVersion()) },
  publicDir: false,
  ssr: { noExternal: [/^@karvon\//] },
  build: {
    ssr: 'src/entry-prerender.tsx',
    outDir: 'node_modules/.prerender',
    assetsInlineLimit: 0,
    copyPublicDir: false,
  },
});
