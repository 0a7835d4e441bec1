import { defineConfig } from 'vite';

/** One program for Node 20 and newer with everything in it, so that an install needs no other package. */
export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    rollupOptions: {
      input: { cli: 'src/cli.ts' },
      // Speed-ups of ws that it does without.
      external: ['bufferutil', 'utf-8-validate'],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
