// npm run bench:chat: memory of sockets, deliveries beside bare `ws`, POST to screen, long rooms and lists. Loopback only, bounded.
// ONLY=sockets,deliveries,screen,long selects parts; SOCKETS=5000 opens fewer.
import { chromium as playwrightChromium } from '@playwright/test';
import pg from 'pg';
import { chromium } from '../../scripts/chromium.mjs';
import { meetPeople } from '../faults/chat/people.ts';
import { databaseUrl } from '../../tests/product/database-url.ts';
import { startProduct } from '../../tests/product/server-process.ts';
import { measureDeliveries } from './bench-chat/deliveries.ts';
import type { Figure } from './bench-chat/figure.ts';
import { heldSockets } from './bench-chat/held-sockets.ts';
import { longChat } from './bench-chat/long-chat.ts';
import { postToScreen } from './bench-chat/post-to-screen.ts';
import { imagesDone } from './demo-images.ts';

const numberOf = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);
const only = process.env['ONLY']?.split(',');
const isAsked = (part: string) => only?.includes(part) ?? true;

const server = await startProduct({
  env: { DEMO_BUYER: 'off', MAX_CONNECTIONS: '20000' },
});
const browser = await playwrightChromium.launch(chromium());
const figures: Figure[] = [];
const parts: Record<string, () => Promise<Figure[]>> = {
  screen: () => postToScreen(browser, server, people, numberOf('MESSAGES', 200)),
  deliveries: () =>
    measureDeliveries(server, people, pool, {
      messages: numberOf('BURST', 60),
      sockets: numberOf('RECEIVERS', 2_000),
      rounds: numberOf('ROUNDS', 3),
    }),
  sockets: () => heldSockets(server, people, pool, numberOf('SOCKETS', 15_000)),
  long: () => longChat(browser, server, people, pool),
};
const people = await meetPeople(server.url);
const pool = new pg.Pool({ connectionString: databaseUrl(server.dataDir), max: 1 });
let hasFailed = false;
try {
  await imagesDone(server);
  for (const [name, measure] of Object.entries(parts)) {
    if (!isAsked(name)) continue;
    process.stdout.write(`${name} …\n`);
    try {
      figures.push(...(await measure()));
    } catch (error) {
      hasFailed = true;
      figures.push({ name, value: error instanceof Error ? error.message : String(error) });
    }
  }
} finally {
  await pool.end();
  await browser.close();
  await server.stop();
  server.forget();
}
process.stdout.write('\n');
for (const { name, value, goal, isReached } of figures) {
  const verdict =
    goal === undefined ? '' : ` [${goal}: ${isReached === true ? 'reached' : 'MISSED'}]`;
  process.stdout.write(`${name.padEnd(52)} ${value}${verdict}\n`);
}
process.exit(hasFailed || figures.some(({ isReached }) => isReached === false) ? 1 : 0);
