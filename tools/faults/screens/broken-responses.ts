import type { Page } from '@playwright/test';
import { pick, type Random } from '../random.ts';
import type { Row } from '../row.ts';
import { standing, visitor } from './visit.ts';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Names and indexes from the top. */
type Trail = readonly (string | number)[];

const damages = ['deleted', 'null', 'wrong type'] as const;
type Damage = (typeof damages)[number];

const isService = (url: string) => /\/(main|search|chat\/api)\//.test(new URL(url).pathname);

function trailsOf(node: Json, before: Trail = []): Trail[] {
  if (node === null || typeof node !== 'object') return [];
  const all = Array.isArray(node)
    ? node.slice(0, 1).map((row, at) => [at, row] as const)
    : Object.entries(node);
  return all.flatMap(([name, inner]) => [
    ...(typeof name === 'string' ? [[...before, name]] : []),
    ...trailsOf(inner, [...before, name]),
  ]);
}

function wrongOf(value: Json | undefined): Json {
  if (typeof value === 'string') return 7;
  if (typeof value === 'number') return 'семь';
  if (typeof value === 'boolean') return 'да';
  return Array.isArray(value) ? { length: 1 } : [];
}

function damaged(node: Json, [name, ...rest]: Trail, damage: Damage): Json {
  if (node === null || typeof node !== 'object' || name === undefined) return node;
  if (Array.isArray(node))
    return node.map((row, at) => (at === name ? damaged(row, rest, damage) : row));
  const { [name]: value, ...others } = node;
  if (rest.length > 0) return { ...node, [name]: damaged(value ?? null, rest, damage) };
  if (damage === 'deleted') return others;
  return { ...node, [name]: damage === 'null' ? null : wrongOf(value) };
}

interface Case {
  screen: string;
  path: string;
  trail: Trail;
  damage: Damage;
}

const nameOf = ({ screen, path, trail, damage }: Case) =>
  `${screen}: ${path} ${trail.join('.')} ${damage}`;

async function casesOf(page: Page, screen: string): Promise<Case[]> {
  const bodies = new Map<string, Json>();
  const reading: Promise<unknown>[] = [];
  page.on('response', (response) => {
    if (!isService(response.url()) || !response.ok()) return;
    const { pathname } = new URL(response.url());
    reading.push(
      response.json().then(
        (body: Json) => bodies.set(pathname, body),
        () => undefined,
      ),
    );
  });
  await page.goto(screen, { timeout: 60_000 });
  await standing(page);
  await Promise.all(reading);
  return [...bodies].flatMap(([path, body]) =>
    trailsOf(body).flatMap((trail) => damages.map((damage) => ({ screen, path, trail, damage }))),
  );
}

/** The screen renders all the same, and nothing is thrown uncaught. */
export const brokenResponses: Row = {
  key: 'broken',
  name: 'a field deleted, null, of a wrong type',
  // A round plays thirty of some thousand cases, chosen by the seed.
  rounds: 10,
  quick: 1,
  tries: 30,
  limit: 600_000,
  open: async (stage) => {
    const { url } = await stage.product();
    const { context, screens } = await visitor(stage, url);
    const known = new Map<string, Case[]>();
    const casesAt = async (screen: string) => {
      const page = await context.newPage();
      const cases = known.get(screen) ?? (await casesOf(page, screen));
      known.set(screen, cases);
      await page.close();
      return cases;
    };
    const judge = async (random: Random, cases: readonly Case[]): Promise<string[]> => {
      const chosen = pick(random, cases);
      const page = await context.newPage();
      const failures: string[] = [];
      page.on('pageerror', (error) => failures.push(`${nameOf(chosen)}: ${error.message}`));
      await page.route(
        (address) => address.pathname === chosen.path,
        async (route) => {
          const response = await route.fetch().catch(() => undefined);
          if (response === undefined) return route.abort();
          const body: Json | undefined = await response.json().catch(() => undefined);
          return body === undefined
            ? route.fulfill({ response })
            : route.fulfill({ response, json: damaged(body, chosen.trail, chosen.damage) });
        },
      );
      await page.goto(chosen.screen, { timeout: 60_000 });
      if ((await standing(page, 15_000)) === undefined)
        failures.push(`${nameOf(chosen)}: the screen stays white`);
      await page.close({ runBeforeUnload: false });
      return failures;
    };
    return {
      play: async ({ random, isQuick }) => {
        const [done, chosen] = isQuick ? [4, [pick(random, screens)]] : [30, screens];
        const failures: string[] = [];
        for (let at = 0; at < done; at += 1) {
          const cases = await casesAt(pick(random, chosen));
          if (cases.length > 0) failures.push(...(await judge(random, cases)));
        }
        return { failures, done, asked: done };
      },
      close: () => context.close(),
      figure: () => {
        const all = [...known.values()].reduce((sum, { length }) => sum + length, 0);
        return `of ${String(all)} on ${String(known.size)} screens`;
      },
    };
  },
};
