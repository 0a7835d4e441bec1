import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config/config';
import { firebaseOf } from '../config/firebase';

/** Read at run time, so that one build serves every environment. */
export const runtimeConfig = (config: Config, hasDemo: boolean) => ({
  bases: { main: config.MAIN_BASE, search: config.SEARCH_BASE, chat: config.CHAT_BASE },
  map_tiles_url: config.MAP_TILES_URL ?? null,
  listing_url: config.LISTING_URL ?? null,
  showroom_url: config.SHOWROOM_URL ?? null,
  ...(config.SOCKET_CREDENTIAL === 'ticket' && { socket_credential: 'ticket' as const }),
  ...(!config.OFFLINE_WORKER && { offline_worker: false }),
  demo: hasDemo,
  contact: {
    phone: config.CONTACT_PHONE,
    telegram: config.CONTACT_TELEGRAM,
  },
  firebase: firebaseOf(config) ?? null,
});

const configElement = /<script type="application\/json" id="karvon-config">[^<]*<\/script>/;
const needsNonce =
  /<(script|style)(?![^>]*\bnonce=)(?=[\s>])|<link(?=[^>]*\brel="modulepreload")(?![^>]*\bnonce=)/g;

/**
 * Fills a built page for one request: the origin in absolute addresses; the nonce on its scripts, styles and preloads;
 * `<meta property="csp-nonce">`, which vite's loader and react-aria read; `data-demo` when there is a demo to visit; and
 * `<script type="application/json" id="karvon-config">`.
 */
export function fillPage(
  html: string,
  nonce: string,
  config: { demo?: boolean },
  origin: string,
): string {
  // Only `<` can end a script element early.
  const json = JSON.stringify(config).replaceAll('<', String.raw`\u003c`);
  const head = `<meta property="csp-nonce" nonce="${nonce}"><script type="application/json" id="karvon-config">${json}</script>`;
  return html
    .replace(configElement, '')
    .replaceAll('%ORIGIN%', () => origin)
    .replace('<html ', config.demo === true ? '<html data-demo="" ' : '<html ')
    .replace('<head>', () => `<head>${head}`)
    .replace(needsNonce, (tag) => `${tag} nonce="${nonce}"`);
}

export type PageName = 'index.html' | 'index.uz.html' | 'app.html';

/** Reads a page again only when its file changes, as after a new build. */
export function createPageReader(folder: string) {
  const cache = new Map<string, { modified: number; html: string }>();
  return async (name: PageName): Promise<string | undefined> => {
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
