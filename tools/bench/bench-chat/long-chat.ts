import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Pool } from 'pg';
import type { ServerProcess } from '../../../tests/product/server-process.ts';
import type { People } from '../../faults/chat/people.ts';
import { signedIn } from '../../faults/chat/screen.ts';
import { mountOnce, turnWheel } from '../list-scrolling.ts';
import { startUiPages, type UiPages } from '../ui-pages.ts';
import type { Figure } from './figure.ts';
import { quantile } from './process-figures.ts';

/** Milliseconds after which a frame is noticeable. */
const most = 50;
/** Share of frames that may be longer than the baseline list's. */
const margin = 0.01;
const lastText = 'Последнее слово';

interface Box {
  width: number;
  height: number;
}

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

interface Scrolled {
  page: Page;
  session: CDPSession;
  x: number;
  frames: number[];
}

/** Measures scrolling with the main thread slowed to a quarter. */
const scrolled = async (page: Page, x: number): Promise<Scrolled> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, session, x, frames: [] };
};

async function baselineList(
  browser: Browser,
  pages: UiPages,
  name: string,
  count: number,
  box: Box,
) {
  const page = await browser.newPage({ viewport: { width: box.width, height: box.height } });
  await page.goto(new URL('list.html', pages.url).href);
  await page.waitForFunction(() => 'mountList' in globalThis);
  await page.locator('#root').evaluate((root, { width, height }) => {
    root.style.width = `${String(width)}px`;
    root.style.height = `${String(height)}px`;
  }, box);
  await mountOnce(page, name, count);
  return scrolled(page, box.width / 2);
}

const summaryOf = (frames: readonly number[]) => {
  const over = frames.filter((length) => length > most).length;
  const text = `${String(over)} of ${String(frames.length)} frames over ${String(most)} ms (p95 ${quantile(frames, 0.95).toFixed(0)}, longest ${Math.max(...frames).toFixed(0)})`;
  return { over, share: over / frames.length, text };
};

/** Alternates with the baseline, so that other load on the machine affects both. */
async function scrollingOf(
  name: string,
  ours: Scrolled,
  baseline: Scrolled,
  by: number,
  box: string,
) {
  for (let turn = 0; turn < 4; turn += 1) {
    for (const { page, session, x, frames } of [ours, baseline]) {
      await page.bringToFront();
      await page.mouse.move(x, 300);
      frames.push(...(await turnWheel(page, session, by, x)));
    }
  }
  const [our, theirs] = [summaryOf(ours.frames), summaryOf(baseline.frames)];
  return {
    name,
    value: `${our.text}; baseline react-virtual ${theirs.text}; ${String(await nodesOf(ours.page))} nodes, ${String(await sizeOf(ours.page, box))} px long`,
    goal: `frames over ${String(most)} ms at most those of the baseline list + 1 %`,
    isReached: our.share <= theirs.share + margin,
  };
}

export async function longChat(
  browser: Browser,
  server: ServerProcess,
  people: People,
  pool: Pool,
  { messages = 100_000, rooms = 10_000 } = {},
): Promise<Figure[]> {
  const room = await people.openRoom('Долгий разговор');
  await fill(pool, room, messages, rooms);
  await people.write(room, lastText);
  const short = await people.openRoom('Короткий разговор');
  const pages = await startUiPages();
  const context = await signedIn(browser, server.url, people.profile);
  try {
    // Not a `Screen`, whose observers would be measured too.
    const page = await context.newPage();
    await page.setViewportSize({ width: 1000, height: 760 });
    await page.goto(`/dashboard/chat?current-chat-id=${String(short)}`);
    await page.getByRole('textbox').last().waitFor();
    const row = page.getByRole('option', { name: 'Долгий разговор' });
    await row.waitFor();
    const inThread = await scrolled(page, 750);
    const opened = performance.now();
    await row.click();
    await page.getByRole('article').filter({ hasText: lastText }).waitFor();
    const opening = performance.now() - opened;

    const rectOf = async (selector: string) => {
      const box = await page.locator(selector).boundingBox();
      if (!box) throw new Error(`There is no ${selector}.`);
      return { width: Math.round(box.width), height: Math.round(box.height) };
    };
    const thread = await rectOf('[role=log]');
    const list = await rectOf(':has(> [role=listbox])');
    const baselineThread = await baselineList(
      browser,
      pages,
      'baseline MessageList',
      messages,
      thread,
    );
    const threadFigure = await scrollingOf(
      `scrolling a room of ${String(messages)} messages, CPU ÷ 4`,
      inThread,
      baselineThread,
      -600,
      '[role=log]',
    );
    await baselineThread.page.close();
    const baselineRooms = await baselineList(browser, pages, 'baseline RoomList', rooms, list);
    const listFigure = await scrollingOf(
      `scrolling a list of ${String(rooms)} rooms, CPU ÷ 4`,
      { ...inThread, x: 200, frames: [] },
      baselineRooms,
      600,
      '[role=listbox]',
    );
    await baselineRooms.page.close();
    return [
      {
        name: `opening a room of ${String(messages)} messages, CPU ÷ 4`,
        value: `${opening.toFixed(0)} ms`,
      },
      threadFigure,
      listFigure,
    ];
  } finally {
    await context.close();
    await pages.stop();
  }
}
