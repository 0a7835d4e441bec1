import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, preview, type InlineConfig } from 'vite';

export const componentBuild = {
  configFile: false,
  logLevel: 'error',
  plugins: [vanillaExtractPlugin(), react({ compiler: true })],
  define: { 'process.env.NODE_ENV': '"production"' },
} satisfies InlineConfig;

export interface UiPages {
  url: string;
  stop: () => Promise<void>;
}

export const startUiPages = async (): Promise<UiPages> => {
  const root = fileURLToPath(new URL('ui', import.meta.url));
  const outDir = mkdtempSync(path.join(tmpdir(), 'karvon-ui-pages-'));
  await build({
    ...componentBuild,
    root,
    build: {
      outDir,
      emptyOutDir: true,
      rollupOptions: { input: [path.join(root, 'list.html'), path.join(root, 'parts.html')] },
    },
  });
  const server = await preview({
    configFile: false,
    root,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 20_000 + Math.floor(Math.random() * 20_000) },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error('The pages are not served.');
  return {
    url,
    stop: async () => {
      await server.close();
      rmSync(outDir, { recursive: true });
    },
  };
};
