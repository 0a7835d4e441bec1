import type { Browser } from '@playwright/test';
import type { ServerProcess } from '../../../tests/product/server-process.ts';
import type { People } from '../../faults/chat/people.ts';
import { pause } from '../../faults/pause.ts';
import { Screen, signedIn } from '../../faults/chat/screen.ts';
import type { Figure } from './figure.ts';
import { quantile } from './process-figures.ts';

const goal = 100;

export async function postToScreen(
  browser: Browser,
  server: ServerProcess,
  people: People,
  count = 200,
): Promise<Figure[]> {
  const room = await people.openRoom('Как скоро');
  const context = await signedIn(browser, server.url, people.profile);
  try {
    const screen = await Screen.open(context, room);
    await screen.page.setViewportSize({ width: 1440, height: 900 });
    await screen.page.evaluate(() => {
      const seen: Record<string, number> = {};
      Object.assign(globalThis, { seen });
      new MutationObserver(() => {
        for (const row of document.querySelectorAll('[role=log] [role=article]')) {
          const name = /м\d+!/.exec(row.textContent ?? '')?.[0];
          if (name === undefined || name in seen) continue;
          seen[name] = 0;
          requestAnimationFrame(() =>
            setTimeout(() => {
              seen[name] = performance.timeOrigin + performance.now();
            }),
          );
        }
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    const posted: number[] = [];
    for (let number = 0; number < count; number += 1) {
      posted.push(performance.timeOrigin + performance.now());
      await people.write(room, `м${String(number)}!`);
      await pause(100);
    }
    await pause(1_000);
    const seen = await screen.page.evaluate((many) => {
      const times: unknown = Reflect.get(globalThis, 'seen');
      return Array.from({ length: many }, (_, number) =>
        typeof times === 'object' && times !== null
          ? Number(Reflect.get(times, `м${String(number)}!`))
          : Number.NaN,
      );
    }, count);
    const took = seen.map((at, number) => at - (posted[number] ?? 0));
    const missing = took.filter((time) => !(time > 0)).length;
    const good = took.filter((time) => time > 0);
    const p99 = quantile(good, 0.99);
    return [
      {
        name: `POST to the other browser's screen, ${String(count)} messages`,
        value: `p50 ${quantile(good, 0.5).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms${missing > 0 ? `, ${String(missing)} never seen` : ''}`,
        goal: `p99 ≤ ${String(goal)} ms on an idle machine`,
        isReached: missing === 0 && p99 <= goal,
      },
    ];
  } finally {
    await context.close();
  }
}
