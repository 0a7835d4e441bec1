import { newNumber } from '../../../tests/e2e/phones.ts';
import { textsOf } from '../../../tests/e2e/texts.ts';
import type { Row } from '../row.ts';
import { until } from '../pause.ts';

const t = textsOf('ru');
const day = 86_400_000;
/** Seconds. */
const allowed = 1;

/** The device's clock is wrong by a day: countdowns use the server's. */
export const deviceClock: Row = {
  key: 'clock',
  name: 'device clock wrong by a day',
  rounds: 20,
  quick: 1,
  limit: 60_000,
  open: async (stage) => {
    const { url } = await stage.product();
    const browser = await stage.browser();
    return {
      play: async ({ random }) => {
        const context = await browser.newContext({
          baseURL: url,
          locale: 'ru-RU',
          extraHTTPHeaders: {
            'x-forwarded-for': `10.9.${String(random.between(1, 250))}.${String(random.between(1, 250))}`,
          },
        });
        try {
          const page = await context.newPage();
          const shift = (random.chance(0.5) ? 1 : -1) * random.between(day / 24, day);
          await page.clock.install({ time: Date.now() + shift });
          await page.goto('/phone-check', { timeout: 60_000 });
          await page.getByLabel(t('auth:phone.label')).fill(newNumber());
          await page.getByRole('button', { name: t('common:continue') }).click();
          let endsAt = 0;
          page.on('response', (response) => {
            if (response.url().endsWith('/auth/code') && response.ok())
              endsAt = Date.now() + 60_000;
          });
          await page.getByRole('button', { name: t('auth:login.code') }).click();
          const prefix = t('auth:code.resendIn', { time: '' }).trim();
          const off = await until(async () => {
            const text = await page.locator('body').innerText();
            const found = new RegExp(`${prefix}\\s+(\\d+):(\\d{2})`).exec(text);
            if (found === null || endsAt === 0) return undefined;
            const left = Number(found[1]) * 60 + Number(found[2]);
            return Math.abs(left - (endsAt - Date.now()) / 1000);
          }, 20_000);
          const failures =
            off === undefined
              ? ['there is no countdown']
              : off > allowed + 0.5
                ? [
                    `${off.toFixed(1)} s off with a clock ${String(Math.round(shift / 3_600_000))} h wrong`,
                  ]
                : [];
          return { failures, ...(off !== undefined && { after: off * 1000 }) };
        } finally {
          await context.close();
        }
      },
      close: () => Promise.resolve(),
    };
  },
};
