import type { Browser, Page } from '@playwright/test';
import type { Pool } from 'pg';
import type { ServerProcess } from '../../product/server-process.ts';
import type { People } from '../../faults/chat/people.ts';
import { Screen, signedIn } from '../../faults/chat/screen.ts';
import { turnWheel } from '../list-scrolling.ts';
import type { Figure } from './figure.ts';
import { quantile } from './process-figures.ts';

/** A frame that takes longer is seen, in ms. */
const most = 50;
const lastWords = 'Последнее слово';

/** Fills a room with messages, and the list with rooms, without going through the services. */
async function fill(pool: Pool, room: number, messages: number, rooms: number) {
  await pool.query(
    `insert into chat_messages (room_id, author, client_id, text, created_at, read_at)
       select $1, case g % 3 when 0 then 'business' else 'client' end, 'fill-' || g,
         g || ': ' || repeat('машина в салоне, можно посмотреть ', 1 + (g * 7 % 5)),
         now() - make_interval(secs => ($2 - g) * 60), now()
       from generate_series(1, $2::int) g`,
    [room, messages],
  );
  await pool.query(
    `update chat_rooms set message_count = message_count + $2,
         last_message_id = (select max(id) from chat_messages where room_id = $1) where id = $1`,
    [room, messages],
  );
  await pool.query(
    `insert into chat_rooms (business_user_id, external_id, room_type, username, auto_id, search, created_at, updated_at)
       select business_user_id, 'fill-' || g, room_type, 'Покупатель ' || g, auto_id, 'покупатель ' || g,
         now() - make_interval(secs => g), now() - make_interval(secs => g)
       from chat_rooms, generate_series(1, $2::int) g where id = $1`,
    [room, rooms],
  );
  await pool.query('analyze chat_messages, chat_rooms');
}

const nodesOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelectorAll('*').length);

const sizeOf = (page: Page, selector: string): Promise<number> =>
  page.evaluate((name) => document.querySelector(name)?.scrollHeight ?? 0, selector);

/** A room of many messages and a list of many rooms, at a quarter of the processor. */
export async function longChat(
  browser: Browser,
  server: ServerProcess,
  people: People,
  pool: Pool,
  { messages = 100_000, rooms = 10_000 } = {},
): Promise<Figure[]> {
  const room = await people.openRoom('Долгий разговор');
  await fill(pool, room, messages, rooms);
  // Brings the room to the top of the list.
  await people.write(room, lastWords);
  const context = await signedIn(browser, server.url, people.profile);
  try {
    const short = await people.openRoom('Короткий разговор');
    const screen = await Screen.open(context, short);
    const { page } = screen;
    await page.setViewportSize({ width: 1000, height: 760 });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });

    const row = page.getByRole('option', { name: 'Долгий разговор' });
    const opened = performance.now();
    await row.click();
    await page.getByRole('article').filter({ hasText: lastWords }).waitFor();
    const opening = performance.now() - opened;

    const figureOf = async (name: string, selector: string, by: number, x: number) => {
      const frames: number[] = [];
      for (let turn = 0; turn < 4; turn += 1) {
        await page.mouse.move(x, 400);
        frames.push(...(await turnWheel(page, session, by, x)));
      }
      const over = frames.filter((length) => length > most).length;
      return {
        name,
        value:
          `p95 ${quantile(frames, 0.95).toFixed(0)} ms, longest ${Math.max(...frames).toFixed(0)} ms, ${String(over)} of ${String(frames.length)} ` +
          `frames over ${String(most)} ms; ${String(await nodesOf(page))} nodes, ${String(await sizeOf(page, selector))} px long`,
        goal: `no frame over ${String(most)} ms`,
        isReached: over === 0,
      };
    };
    const inThread = await figureOf(
      `scrolling a room of ${String(messages)} messages, CPU ÷ 4`,
      '[role=log]',
      -600,
      750,
    );
    const inList = await figureOf(
      `scrolling a list of ${String(rooms)} rooms, CPU ÷ 4`,
      '[role=listbox]',
      600,
      200,
    );
    return [
      {
        name: `opening a room of ${String(messages)} messages, CPU ÷ 4`,
        value: `${opening.toFixed(0)} ms`,
      },
      inThread,
      inList,
    ];
  } finally {
    await context.close();
  }
}
