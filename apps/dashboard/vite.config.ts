import localesPlugin from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { compileHints } from './build/compile-hints.ts';
import { everydayFonts } from './build/everyday-fonts.ts';
import { fileGroups } from './build/file-groups.ts';
import { localesVersion } from './build/locales-version.ts';
import { pushWorker } from './build/push-worker.ts';
import { olderStyles } from './build/older-styles.ts';
import { buildTarget } from './build/served-browsers.ts';
import { uzbekForReactAria } from './build/uzbek-for-react-aria.ts';

/** Where the three services are while developing; the built dashboard is served by the server itself. */
const services = process.env['KARVON_SERVICES'] ?? 'http://127.0.0.1:4000';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    vanillaExtractPlugin(),
    everydayFonts(),
    pushWorker(),
    react({ compiler: true }),
    // The strings of react-aria: Russian and, in the place of its English, our Uzbek.
    uzbekForReactAria(),
    localesPlugin.vite({ locales: ['ru-RU', 'en-US'] }),
    compileHints(),
  ],
  css: { postcss: { plugins: [olderStyles()] } },
  define: { __LOCALES_VERSION__: JSON.stringify(localesVersion()) },
  build: {
    manifest: true,
    // Notices of what is bundled; the server hands them out as /licenses.txt.
    license: { fileName: 'licenses.txt' },
    target: buildTarget,
    modulePreload: { polyfill: false },
    // Small images as separate files: the content security policy takes no data: for scripts, and they are cached better.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: fileGroups } } },
  },
  server: {
    proxy: Object.fromEntries(
      ['/main', '/search', '/chat', '/media'].map((path) => [
        path,
        { target: services, ws: path === '/chat' },
      ]),
    ),
  },
});
