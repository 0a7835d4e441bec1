import type { Page } from '@playwright/test';
import { pause, until } from '../../pause.ts';
import type { Row } from '../row.ts';
import { layTable } from '../table.ts';

/** Milliseconds after the line is back (quality.md). */
const back = 5_000;

const awaken = (page: Page, event: 'online' | 'visibilitychange') =>
  page.evaluate((name) => {
    (name === 'online' ? window : document).dispatchEvent(new Event(name));
  }, event);

/** For five minutes nothing arrives and nothing closes; then the tab becomes visible, or the device is online again. */
export const silent: Row = {
  key: 'silent',
  name: 'silent for 5 min',
  rounds: 20,
  quick: 1,
  limit: 600_000,
  open: async (stage) => {
    const installClock = (page: Page) => page.clock.install();
    const table = await layTable(stage, (await stage.product()).url, installClock);
    let isNew = true;
    return {
      play: async ({ seed, random }) => {
        await table.begin();
        if (!isNew) await table.replace(installClock);
        isNew = false;
        const { screen, line, people, rooms } = table;
        const wrong: string[] = [];
        const draft = `черновик ${String(seed)}`;
        await screen.composer.fill(draft);
        line.silence();
        const sent: string[] = [];
        for (let index = 0; index < 5; index += 1) {
          const isOpen = random.chance(0.7);
          const text = `т${String(seed)}-${String(index)}`;
          await people.write(isOpen ? rooms.open : rooms.other, text);
          if (isOpen) sent.push(text);
        }
        await screen.page.clock.fastForward('05:00');
        const banner = await until(
          async () => ((await screen.hasBanner()) ? true : undefined),
          15_000,
        );
        if (banner === undefined) wrong.push('no banner');
        await pause(random.between(0, 1_500));
        line.repair(random.chance(0.5) ? 'resume' : 'reset');
        await awaken(screen.page, random.chance(0.5) ? 'online' : 'visibilitychange');
        const finding = await table.judge(sent, { since: performance.now(), limit: back });
        if ((await screen.composer.inputValue()) !== draft) wrong.push('the draft is gone');
        if (await screen.hasBanner()) wrong.push('the banner stayed');
        await screen.composer.fill('');
        return { ...finding, differing: [...wrong, ...finding.differing] };
      },
      close: table.close,
    };
  },
};
