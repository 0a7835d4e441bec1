import { defineConfig } from 'vite';

/** One file for Node; packages from npm stay outside, our own are bundled in. */
export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: [/^@karvon\//], target: 'node' },
  build: {
    ssr: 'src/server.ts',
    outDir: 'dist',
    target: 'node24',
    sourcemap: true,
    // While sources are watched Node starts the file anew at each change: it must never find the folder empty.
    emptyOutDir: !process.argv.includes('--watch'),
    rollupOptions: { output: { entryFileNames: 'server.js' } },
  },
});
