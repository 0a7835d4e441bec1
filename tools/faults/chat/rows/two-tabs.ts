import { textsOf } from '../../../../tests/e2e/texts.ts';
import { meetPeople } from '../people.ts';
import { pause } from '../../pause.ts';
import { nothing, type Row } from '../row.ts';
import { Screen, signedIn } from '../screen.ts';

const t = textsOf('ru');
/** Milliseconds (quality.md). */
const agreement = 1_000;

type Reading = (screen: Screen) => Promise<string>;

const badge: Reading = async (screen) => {
  const { badge: figure, title } = await screen.see();
  return `${figure} ${/^\(\S+\)/.exec(title)?.[0] ?? ''}`;
};
const language: Reading = (screen) => screen.page.evaluate(() => document.documentElement.lang);
const path: Reading = (screen) => Promise.resolve(new URL(screen.page.url()).pathname);

/** @returns milliseconds that the later tab was behind, undefined when they never agreed */
async function agree(
  tabs: readonly [Screen, Screen],
  reading: Reading,
  act: () => Promise<unknown>,
): Promise<number | undefined> {
  const before = await Promise.all(tabs.map(reading));
  const acting = act();
  // The code that awaits it below reports a failure.
  acting.catch(() => undefined);
  const changed: [number?, number?] = [];
  const end = performance.now() + 15_000;
  while (performance.now() < end) {
    const seen = await Promise.all(tabs.map(reading));
    for (const tab of [0, 1] as const)
      if (seen[tab] !== before[tab]) changed[tab] ??= performance.now();
    if (changed[0] !== undefined && changed[1] !== undefined && seen[0] === seen[1]) {
      await acting;
      return Math.abs(changed[0] - changed[1]);
    }
    await pause(20);
  }
  await acting;
  return undefined;
}

export const twoTabs: Row = {
  key: 'tabs',
  name: 'two tabs agree within 1 s',
  rounds: 20,
  quick: 1,
  limit: 150_000,
  open: async (stage) => {
    const browser = await stage.browser();
    const { url } = await stage.product();
    return {
      play: async ({ seed, isQuick }) => {
        const people = await meetPeople(url);
        const rooms = {
          open: await people.openRoom(`Вкладка ${String(seed)} А`),
          other: await people.openRoom(`Вкладка ${String(seed)} Б`),
        };
        const context = await signedIn(browser, url, people.profile);
        const finding = nothing();
        let latest = 0;
        try {
          const tabs = [
            await Screen.open(context, rooms.open),
            await Screen.open(context, rooms.open),
          ] as const;
          const [first] = tabs;
          const check = async (what: string, reading: Reading, act: () => Promise<unknown>) => {
            const behind = await agree(tabs, reading, act);
            if (behind === undefined) finding.differing.push(`${what}: the tabs never agreed`);
            else if (!isQuick && behind > agreement)
              finding.differing.push(`${what}: ${behind.toFixed(0)} ms apart`);
            latest = Math.max(latest, behind ?? 0);
          };
          const { page } = first;
          await check('unread', badge, () => people.write(rooms.other, `в${String(seed)}`));
          await check('read', badge, () =>
            page.getByRole('option', { name: `Вкладка ${String(seed)} Б` }).click(),
          );
          await check('language', language, () => page.getByText('UZ', { exact: true }).click());
          await page.getByText('RU', { exact: true }).click();
          await page.goto('/dashboard/profile');
          await check('sign-out', path, async () => {
            await page.getByRole('button', { name: t('profile:signOut'), exact: true }).click();
          });
          finding.differing.push(...tabs.flatMap(({ errors }) => errors));
        } finally {
          await context.close();
        }
        return { ...finding, after: latest };
      },
      close: () => Promise.resolve(),
    };
  },
};
