import type { Browser, BrowserContext, Page, WebSocket } from '@playwright/test';
import { textsOf } from '../../../tests/e2e/texts.ts';
import { besideOthers, pause, until } from '../pause.ts';
import { bellName, compared, differences, readSnapshot, type Snapshot } from './snapshot.ts';

const t = textsOf('ru');
/** Milliseconds on a busy machine; not a measured value of a row. */
const patience = 240_000;
const banners = ['reconnecting', 'offline', 'gaveUp'].map((key) => t(`chat:connection.${key}`));

export async function signedIn(
  browser: Browser,
  url: string,
  profile: string,
  serviceWorkers: 'allow' | 'block' = 'allow',
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    serviceWorkers,
    locale: 'ru-RU',
    timezoneId: 'Asia/Tashkent',
    viewport: { width: 1440, height: 2600 },
    reducedMotion: 'reduce',
    storageState: {
      cookies: [],
      origins: [{ origin: url, localStorage: [{ name: 'profile-values', value: profile }] }],
    },
  });
  context.setDefaultTimeout(patience);
  return context;
}

export class Screen {
  readonly page: Page;
  readonly errors: string[] = [];
  #socket: WebSocket | undefined;
  #isReceived = false;

  private constructor(page: Page) {
    this.page = page;
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('websocket', (socket) => {
      if (!socket.url().includes('/chat/ws')) return;
      this.#socket = socket;
      this.#isReceived = false;
      socket.on('framereceived', () => {
        if (this.#socket === socket) this.#isReceived = true;
      });
    });
  }

  /**
   * @param roomId room to load at once; undefined when the caller loads one later
   * @param before prepares the page before it loads anything
   */
  static async open(
    context: BrowserContext,
    roomId: number | undefined,
    before: (page: Page) => Promise<unknown> = () => Promise.resolve(),
  ): Promise<Screen> {
    const page = await context.newPage();
    const screen = new Screen(page);
    // The page reports the moments at which the banner was visible, since polling would miss some.
    await page.addInitScript((texts) => {
      const shown: number[] = [];
      Object.assign(globalThis, { bannerShown: shown });
      const clock = Date.now;
      new MutationObserver(() => {
        const all = [...document.querySelectorAll('[role=status]')];
        if (all.some(({ textContent }) => texts.some((wanted) => textContent.includes(wanted))))
          shown.push(clock());
      }).observe(document, { childList: true, subtree: true, characterData: true });
    }, banners);
    await before(page);
    if (roomId !== undefined) await screen.go(roomId);
    return screen;
  }

  async go(roomId: number): Promise<void> {
    const { page } = this;
    const responded = (part: string) =>
      page.waitForResponse((response) => response.url().includes(part) && response.ok(), {
        timeout: patience,
      });
    await Promise.all([
      responded('/total_unread_messages/'),
      responded(`/api/messages/${String(roomId)}/list`),
      responded('/api/room/list/'),
      page.goto(`/dashboard/chat?current-chat-id=${String(roomId)}`, { timeout: patience }),
    ]);
    await this.composer.waitFor({ timeout: patience });
    await this.connected();
    await this.settled();
  }

  get composer() {
    return this.page.getByRole('textbox', { name: t('chat:composer.label'), exact: true });
  }

  async connected(limit = patience): Promise<void> {
    const isOpen = await until(
      () =>
        Promise.resolve(this.#isReceived && this.#socket?.isClosed() === false ? true : undefined),
      limit,
    );
    if (isOpen === undefined) throw new Error('The socket did not open.');
  }

  async send(text: string): Promise<void> {
    await this.composer.fill(text);
    await this.composer.press('Enter');
  }

  /** Reads the screen. An interrupted chunk may reload the page once; the state after that counts. */
  async see(): Promise<Snapshot> {
    try {
      return await readSnapshot(this.page);
    } catch (error) {
      if (!String(error).includes('context was destroyed')) throw error;
      await this.page.waitForLoadState();
      return readSnapshot(this.page);
    }
  }

  async settled(still = 400, limit = 20_000): Promise<Snapshot> {
    let last = '';
    let since = performance.now();
    let seen: Snapshot | undefined;
    await until(
      async () => {
        seen = await this.see();
        const now = JSON.stringify(seen);
        if (now !== last) {
          last = now;
          since = performance.now();
        }
        return performance.now() - since >= still ? true : undefined;
      },
      limit,
      80,
    );
    if (seen === undefined) throw new Error('The page cannot be read.');
    return seen;
  }

  get #bellDrawer() {
    return this.page.getByRole('dialog', { name: bellName });
  }

  async openBell(): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`^${bellName}`) }).click();
    await this.#bellDrawer.locator('li, h3').first().waitFor();
  }

  async closeBell(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.#bellDrawer.waitFor({ state: 'hidden' });
  }

  /** Time, text and read state of each notification. */
  async notifications(): Promise<string[]> {
    const seen = await this.#bellDrawer.locator('li').evaluateAll((rows) =>
      rows.map((row) => {
        const time = row.querySelector('time');
        const texts = (row.textContent ?? '').replace(time?.textContent ?? '', '');
        const isNew = row.querySelector('[role=img]') !== null;
        return `${time?.getAttribute('datetime') ?? ''} ${texts}${isNew ? ' *' : ''}`;
      }),
    );
    return seen.slice(0, compared.notifications);
  }

  /** Times by the page's clock at its load. */
  bannerShown(): Promise<number[]> {
    return this.page.evaluate(() => {
      const shown: unknown = Reflect.get(globalThis, 'bannerShown');
      return Array.isArray(shown) ? shown.map(Number) : [];
    });
  }

  async hasBanner(): Promise<boolean> {
    const all = await this.page.getByRole('status').allTextContents();
    return all.some((texts) => banners.some((banner) => texts.includes(banner)));
  }

  close(): Promise<void> {
    return this.page.close();
  }
}

/** Compares both bells, which show cached data and refetch. @returns the remaining differences, as text */
async function compareNotifications(
  screen: Screen,
  fresh: Screen,
  limit: number,
): Promise<string[]> {
  await Promise.all([screen.openBell(), fresh.openBell()]);
  let found = 'the bell: not read';
  const areEqual = await until(async () => {
    const [ours, theirs] = [await screen.notifications(), await fresh.notifications()];
    const at = theirs.findIndex((notification, index) => ours[index] !== notification);
    if (at < 0 && ours.length === theirs.length) return true;
    found = `the bell: «${String(ours.length)} ${String(ours[at])}» instead of «${String(theirs.length)} ${String(theirs[at])}»`;
    return undefined;
  }, limit);
  await Promise.all([screen.closeBell(), fresh.closeBell()]);
  return areEqual === undefined ? [found] : [];
}

export interface Comparison {
  differing: string[];
  /** Milliseconds from `since` until the screen equalled the fresh load and stayed so. */
  after: number;
  before: string[];
  seen: Snapshot;
}

/**
 * Compares with a fresh load. The screen's earlier contents are recorded, so that the duration of that load does not count.
 * @param limit milliseconds from `since` that the screen has
 */
export async function compare(
  screen: Screen,
  fresh: Screen,
  roomId: number,
  { since = performance.now(), limit = 15_000 } = {},
): Promise<Comparison> {
  const notes: { at: number; snapshot: string; seen: Snapshot }[] = [];
  const watching = new AbortController();
  const note = async () => {
    const seen = await screen.see();
    const snapshot = JSON.stringify(seen);
    if (notes.at(-1)?.snapshot !== snapshot)
      notes.push({ at: performance.now() - since, snapshot, seen });
    return seen;
  };
  const watch = (async () => {
    while (!watching.signal.aborted) {
      await note();
      await pause(100);
    }
  })();
  // The code that awaits it below reports a closed page; until then the rejection must not end the run.
  watch.catch(() => undefined);
  try {
    await fresh.go(roomId);
    await until(
      async () => (differences(await note(), await fresh.see()).length === 0 ? true : undefined),
      Math.max(1_000, limit - (performance.now() - since)),
      100,
    );
  } finally {
    watching.abort();
    await watch;
  }
  // Counts of a fresh page come after its rooms.
  const truth = await fresh.settled(2_000);
  const seen = await note();
  const equal = JSON.stringify(truth);
  let after = notes.at(-1)?.at ?? 0;
  let before: string[] = [];
  for (const { at, snapshot, seen: earlier } of notes.toReversed()) {
    if (snapshot !== equal) {
      before = differences(earlier, truth);
      break;
    }
    after = at;
  }
  const notifications = await compareNotifications(screen, fresh, besideOthers(10_000));
  return { differing: [...differences(seen, truth), ...notifications], after, before, seen };
}
