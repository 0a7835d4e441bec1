import { defineConfig } from 'vite';

/** One self-contained program for Node 20 and newer, so that installing needs no other package. */
export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    rollupOptions: {
      input: { cli: 'src/cli.ts' },
      // Optional native modules of ws.
      external: ['bufferutil', 'utf-8-validate'],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
