import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { componentPropsPlugin } from './props/props-plugin.ts';

/** Checks of the documentation, in Node: every component has a page, and every page is complete. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [componentPropsPlugin(), vanillaExtractPlugin(), react()],
  test: {
    name: 'docs',
    include: ['**/*.test.{ts,tsx}'],
    environment: 'node',
    // A process for each file took longer than the tests.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
