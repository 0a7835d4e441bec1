import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Page } from '@playwright/test';
import { startProduct, type ServerProcess } from '../product/server-process.ts';
import { go, inside, settled } from './routes.ts';
import { expect, test } from './test.ts';

const services = ['main', 'search', 'chat'] as const;

/** Starts the mock by its command, which prints the address of each service. */
const startMock = async () => {
  const mock = spawn(
    'node_modules/.bin/node',
    ['packages/contract/src/cli.ts', 'mock', '--port', '0'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const bases: string[] = [];
  for await (const line of createInterface(mock.stdout)) {
    bases.push(line);
    if (bases.length === services.length) break;
  }
  const stop = async () => {
    const exit = once(mock, 'exit');
    mock.kill('SIGINT');
    await exit;
  };
  return { bases, stop };
};

let mock: Awaited<ReturnType<typeof startMock>>;
let dashboard: ServerProcess;

test.beforeAll(async () => {
  mock = await startMock();
  const [main, search, chat] = services.map(
    (service) => mock.bases.find((base) => base.endsWith(`/${service}`)) ?? '',
  );
  dashboard = await startProduct({
    env: { DEMO: 'off', MAIN_BASE: main ?? '', SEARCH_BASE: search ?? '', CHAT_BASE: chat ?? '' },
  });
});
test.afterAll(async () => {
  await dashboard.stop();
  dashboard.forget();
  await mock.stop();
});

const failure = (page: Page) => page.getByRole('main').getByRole('alert');

const firstId = async (service: string, path: string): Promise<number | undefined> => {
  const base = mock.bases.find((each) => each.endsWith(`/${service}`)) ?? '';
  const response = await fetch(`${base}/${path}`, { headers: { authorization: 'Bearer any' } });
  const { results }: { results: { id: number }[] } = await response.json();
  return results[0]?.id;
};

// Guards against examples that no screen can show, and requests that the contract rejects.
test('every screen opens on the mock of the contract', async ({ page }) => {
  test.slow();
  let answered = 0;
  const refused: string[] = [];
  page.on('response', (response) => {
    if (!mock.bases.some((base) => response.url().startsWith(base))) return;
    answered += 1;
    if (response.status() >= 400)
      refused.push(`${response.request().method()} ${response.url()} ${String(response.status())}`);
  });
  await page.goto(`${dashboard.url}/favicon.svg`);
  await page.evaluate(() =>
    localStorage.setItem(
      'profile-values',
      JSON.stringify({ access: 'any', business_user: { id: 20418 } }),
    ),
  );
  // An entity that no example has is a 404 of the mock.
  const ids: Record<string, number | undefined> = {
    ':car': await firstId('main', 'autos'),
    ':salon': await firstId('main', 'avtosalons'),
    ':room': await firstId('chat', 'api/room/list/'),
  };
  for (const [at, pattern] of inside.entries()) {
    const route = pattern.replaceAll(/:\w+/g, (name) => String(ids[name]));
    await (at === 0 ? page.goto(`${dashboard.url}${route}`) : go(page, `${dashboard.url}${route}`));
    await settled(page);
    await expect(failure(page), route).toHaveCount(0);
    expect(page.url()).toContain(route);
  }
  expect(refused).toEqual([]);
  expect(answered).toBeGreaterThan(inside.length);
});
