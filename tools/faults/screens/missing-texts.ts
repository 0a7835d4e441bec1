import { readdirSync, readFileSync } from 'node:fs';
import type { Row } from '../row.ts';
import { pick } from '../random.ts';
import { visit, visitor } from './visit.ts';

const folder = 'apps/dashboard/public/locales/ru';
const languages = ['ru', 'uz'] as const;
const damages = ['missing', 'HTML'] as const;

/** Keys with dots between levels. */
const keysOf = (node: unknown, before = ''): string[] =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([name, inner]) =>
        keysOf(inner, before === '' ? name : `${before}.${name}`),
      )
    : [before];

const namespaces = readdirSync(folder).map((file) => file.replace('.json', ''));
const keys = new Set(
  namespaces.flatMap((namespace) => {
    const all = keysOf(JSON.parse(readFileSync(`${folder}/${namespace}.json`, 'utf8')));
    return all.flatMap((key) => [`${namespace}:${key}`, ...(key.includes('.') ? [key] : [])]);
  }),
);

const rawKeys = (text: string) =>
  [...text.matchAll(/[\w-]+(?:[.:][\w-]+)+/g)]
    .map(([found]) => found)
    .filter((found) => keys.has(found));

const outside = ['/', '/phone-check', '/login', '/forgot-password'];

/** A proxy's page may replace a file. Russian texts of the bundle must appear, no keys. */
export const missingTexts: Row = {
  key: 'words',
  name: 'words missing or HTML, file by language',
  rounds: 1,
  quick: 1,
  limit: 1_200_000,
  open: async (stage) => {
    const { url } = await stage.product();
    const { context, screens } = await visitor(stage, url);
    const stranger = await (
      await stage.browser()
    ).newContext({
      baseURL: url,
      locale: 'ru-RU',
      serviceWorkers: 'block',
    });
    const places = new Map<string, { route: string; isInside: boolean }>();
    const learn = async (routes: readonly string[], isInside: boolean) => {
      const page = await (isInside ? context : stranger).newPage();
      let route = '';
      page.on('request', (request) => {
        const name = /\/locales\/\w+\/([\w-]+)\.json/.exec(request.url())?.[1];
        if (name !== undefined && !places.has(name)) places.set(name, { route, isInside });
      });
      for (route of routes) await visit(page, route);
      await page.close();
    };
    return {
      play: async ({ isQuick, random }) => {
        const failures: string[] = [];
        if (places.size === 0) {
          await learn(isQuick ? outside.slice(0, 1) : outside, false);
          await learn(isQuick ? [pick(random, screens)] : screens, true);
        }
        const all = [...places].flatMap(([namespace, place]) =>
          languages.flatMap((language) =>
            damages.map((damage) => ({ namespace, place, language, damage })),
          ),
        );
        const chosen = isQuick ? Array.from({ length: 3 }, () => pick(random, all)) : all;
        for (const { namespace, place, language, damage } of chosen) {
          const page = await (place.isInside ? context : stranger).newPage();
          const what = `${language}/${namespace} ${damage} at ${place.route}`;
          page.on('pageerror', (error) => failures.push(`${what}: ${error.message}`));
          let asked = 0;
          await page.addInitScript((chosenLanguage) => {
            localStorage.setItem('i18nextLng', chosenLanguage);
          }, language);
          const file = new RegExp(
            `/locales/${language}/(first-[\\w-]*-)?${namespace}(-[\\w-]+)?\\.json`,
          );
          await page.route(file, (route) => {
            asked += 1;
            return route.fulfill(
              damage === 'missing'
                ? { status: 404, contentType: 'application/problem+json', body: '{}' }
                : {
                    status: 200,
                    contentType: 'text/html',
                    body: '<!doctype html><title>Proxy</title>',
                  },
            );
          });
          const text = await visit(page, place.route);
          if (asked === 0) failures.push(`${what}: the file was not asked for`);
          if (text === undefined) failures.push(`${what}: the screen stays white`);
          failures.push(...new Set(rawKeys(text ?? '').map((key) => `${what}: ${key}`)));
          await page.close();
        }
        return { failures, done: chosen.length, asked: chosen.length };
      },
      close: async () => {
        await context.close();
        await stranger.close();
      },
      figure: () =>
        `${String(places.size)} of ${String(namespaces.length)} files are asked for by screens`,
    };
  },
};
