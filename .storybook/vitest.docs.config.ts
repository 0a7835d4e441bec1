import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { componentPropsPlugin } from './props/props-plugin.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [componentPropsPlugin(), vanillaExtractPlugin(), react()],
  test: {
    name: 'docs',
    include: ['**/*.test.{ts,tsx}'],
    environment: 'node',
    // A process per file took longer than the tests.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
