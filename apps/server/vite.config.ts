import { defineConfig } from 'vite';

/** The server, and backup and restore beside it, for Node; packages from npm stay outside, our own are bundled in. */
export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: [/^@karvon\//], target: 'node' },
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node24',
    sourcemap: true,
    // While sources are watched Node starts the file again at each change: it must never find the folder empty.
    emptyOutDir: !process.argv.includes('--watch'),
    rollupOptions: {
      input: {
        server: 'src/server.ts',
        backup: 'src/platform/backup/cli.ts',
        'sheet-worker': 'src/modules/stock/imports/sheet-worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
