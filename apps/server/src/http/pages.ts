import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config';

/** What the dashboard must know at run time, so that one build serves every environment. */
export const runtimeConfig = (config: Config) => ({
  bases: { main: config.MAIN_BASE, search: config.SEARCH_BASE, chat: config.CHAT_BASE },
  map_tiles_url: config.MAP_TILES_URL ?? null,
  demo: config.DEMO,
});

/** In the built pages this text stands wherever the nonce goes (`html.cspNonce` of vite). */
export const nonceMark = '__CSP_NONCE__';

const configElement = /<script type="application\/json" id="karvon-config">[^<]*<\/script>/;

/** Puts the nonce and the run-time configuration into a built page. */
export function fillPage(html: string, nonce: string, config: object): string {
  // Inside a script element only `<` can end it early.
  const json = JSON.stringify(config).replaceAll('<', String.raw`\u003c`);
  const element = `<script type="application/json" id="karvon-config">${json}</script>`;
  const filled = configElement.test(html)
    ? html.replace(configElement, () => element)
    : html.replace('</head>', () => `${element}</head>`);
  return filled.replaceAll(nonceMark, nonce);
}

/** Reads pages once and again only when their file changed, as after a new build. */
export function createPageReader(folder: string) {
  const cache = new Map<string, { modified: number; html: string }>();
  return async (name: 'index.html' | 'app.html'): Promise<string | undefined> => {
    const file = path.join(folder, name);
    try {
      const modified = (await stat(file)).mtimeMs;
      const cached = cache.get(name);
      if (cached?.modified === modified) return cached.html;
      const html = await readFile(file, 'utf8');
      cache.set(name, { modified, html });
      return html;
    } catch {
      return undefined;
    }
  };
}
