import localesPlugin from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { leafletWithoutHtml } from './build/leaflet-without-html';
import { localesVersion } from './build/locales-version';
import { uzbekForReactAria } from './build/uzbek-for-react-aria';

/** Where the three services answer while developing; the built dashboard is served by the server itself. */
const services = process.env['KARVON_SERVICES'] ?? 'http://127.0.0.1:4000';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    vanillaExtractPlugin(),
    leafletWithoutHtml(),
    react({ compiler: true }),
    // The strings of react-aria: Russian and, in the place of its English, our Uzbek.
    uzbekForReactAria(),
    localesPlugin.vite({ locales: ['ru-RU', 'en-US'] }),
  ],
  define: { __LOCALES_VERSION__: JSON.stringify(localesVersion()) },
  build: {
    manifest: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    // Small pictures as separate files: the content security policy takes no data: for scripts, and they are cached better.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs changes only when a library does: a deployment leaves it in the browser's cache.
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
              priority: 20,
            },
            // What every page needs of ours and of the words: one file compresses better than thirty, and asks once.
            {
              name: 'core',
              test: /node_modules[\\/](i18next|react-i18next)[\\/]|packages[\\/]api[\\/]src[\\/](http|errors|configuration|server-clock)\.ts|dashboard[\\/]src[\\/]shared[\\/](session|i18n|routing|paths|feedback[\\/](toast|error-words)|format[\\/](clock|number))/,
              priority: 10,
            },
          ],
        },
      },
    },
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
