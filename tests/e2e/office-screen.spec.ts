import { demo, enter } from './dealer.ts';
import { go, settled } from './routes.ts';
import { expect, test } from './test.ts';

const lists = [
  '/dashboard/autos?view=table',
  '/dashboard/leads',
  '/dashboard/trade-in/autos',
  '/dashboard/trade-in/applications',
  '/dashboard/ads',
  '/dashboard/ads?tab=money',
  '/dashboard/employees',
  '/dashboard/car-control',
];

// Fault: at 1280 px the actions of applications were outside of the page, and names of trade-in cars were one letter wide.
for (const language of ['ru', 'uz'] as const) {
  test(`on the screen of an office each table fits and keeps its words whole, in ${language}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 1280, height: 800 });
    await enter(page, await demo());
    await page.evaluate((chosen) => localStorage.setItem('i18nextLng', chosen), language);
    await page.goto('/dashboard/profile');
    for (const list of lists) {
      await go(page, list);
      await settled(page);
      const table = page.getByRole('table');
      await expect(table.getByRole('row').nth(2)).toBeVisible();
      // Rows below the screen render in a later frame.
      await expect(table.locator('tbody > tr[aria-hidden]')).toHaveCount(0);
      const { beyond, highest, lines } = await table.evaluate((element) => {
        const frame = element.parentElement?.getBoundingClientRect();
        const rows = [...element.querySelectorAll('tbody tr')];
        const heads = [...element.querySelectorAll('thead th')].map((head) =>
          head.getBoundingClientRect(),
        );
        return {
          lines: new Set(heads.filter(({ height }) => height > 0).map(({ top }) => top)).size,
          beyond: Math.round(element.getBoundingClientRect().right - (frame?.right ?? 0)),
          highest: Math.max(...rows.map((row) => Math.round(row.getBoundingClientRect().height))),
        };
      });
      expect.soft(beyond, `${list}: px beyond its frame`).toBeLessThanOrEqual(0);
      // Fault: the checkbox of all rows lay on the first row.
      expect.soft(lines, `${list}: lines of the header`).toBe(1);
      expect.soft(highest, `${list}: px of the highest row`).toBeLessThanOrEqual(100);
    }
  });
}
