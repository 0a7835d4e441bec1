import { createServer } from 'node:http';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

export interface ReferenceServer {
  url: string;
  stop: () => void;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

export const startReferences = async (
  pages: Record<string, string>,
  assets: string,
  peer: string,
): Promise<ReferenceServer> => {
  const root = fileURLToPath(new URL('reference', import.meta.url));
  const outDir = mkdtempSync(path.join(tmpdir(), 'karvon-reference-'));
  // Separate builds: pages of one build share chunks, so each would contain code that only another needs.
  for (const names of [['empty.html', 'baseline.html'], ['screens.html'], ['plain.html']]) {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      build: {
        outDir,
        emptyOutDir: false,
        rollupOptions: { input: names.map((name) => path.join(root, name)) },
      },
    });
  }
  const files = new Map<string, { body: Buffer; type: string }>();
  const add = (name: string, content: Buffer | string) =>
    files.set(`/${name}`, {
      body: brotliCompressSync(content),
      type: types[path.extname(name)] ?? 'application/octet-stream',
    });
  for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
    if (/\.\w+$/.test(name)) add(name, readFileSync(path.join(outDir, name)));
  }
  for (const name of readdirSync(peer, { recursive: true, encoding: 'utf8' })) {
    if (/\.\w+$/.test(name)) add(name, readFileSync(path.join(peer, name)));
  }
  for (const name of readdirSync(assets, { recursive: true, encoding: 'utf8' })) {
    if (/\.(css|svg|woff2)$/.test(name)) add(name, readFileSync(path.join(assets, name)));
  }
  for (const [name, html] of Object.entries(pages)) add(name, html);
  rmSync(outDir, { recursive: true });

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const file = files.get(pathname.startsWith('/cars') ? '/index.html' : pathname);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': file.type,
      'content-encoding': 'br',
      'cache-control': file.type.startsWith('text/html') ? 'no-cache' : 'max-age=31536000',
    });
    response.end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
