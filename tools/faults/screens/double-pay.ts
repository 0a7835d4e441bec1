import { dayInTashkent } from '../../../apps/server/src/platform/values/clock.ts';
import { call, newDealer, type Json } from '../../../tests/e2e/dealer.ts';
import { photo } from '../../../tests/e2e/images.ts';
import { textsOf } from '../../../tests/e2e/texts.ts';
import { startLocalPayme } from '../../../tests/product/local-payme.ts';
import { signedIn } from '../chat/screen.ts';
import type { Row } from '../row.ts';

const t = textsOf('ru');
const sum = 40_000;
/** The server limits payments per hour. */
const mostPayments = 25;

/** Matches an amount with no-break spaces. */
const payButton = new RegExp(String(sum).replaceAll(/\B(?=(\d{3})+$)/g, String.raw`\s`));

export const doublePay: Row = {
  key: 'pay',
  name: 'a payment by double clicks and Enter in two tabs',
  rounds: 100,
  quick: { tests: ['money.routes.test', 'money/payments.test', 'ads-money.spec'] },
  limit: 90_000,
  open: async (stage) => {
    const payme = await startLocalPayme();
    const { url, dataDir } = await stage.start({ env: { ...payme.env, DEMO: 'off' } });
    const keyed = () => ({ 'idempotency-key': crypto.randomUUID() });
    const openDealer = async () => {
      const { token, profile } = await newDealer(url, dataDir);
      await call('POST', '/main/payments/cards', {
        token,
        url,
        body: { token: payme.bank.addCard('8600069195406311') },
        headers: keyed(),
      });
      const context = await signedIn(await stage.browser(), url, profile, 'block');
      return { token, context, tabs: [await context.newPage(), await context.newPage()] };
    };
    let { token, context, tabs } = await openDealer();
    let paid = 0;
    const post = (path: string, body: object | FormData): Promise<Json> =>
      call('POST', path, { token, url, body, headers: keyed() });
    const createCampaign = async (): Promise<number> => {
      const { buffer, name, mimeType } = await photo('banner.jpg', 1200, 300);
      const file = new FormData();
      file.set('purpose', 'banner');
      file.set('file', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
      const { id: image } = await post('/main/images', file);
      const { id } = await post('/main/ads', {
        company_owner: 'Жасур Каримов',
        company_name: 'Karvon Motors MChJ',
        segment: 'used_cars',
        start_date: dayInTashkent(new Date()),
        end_date: dayInTashkent(new Date(Date.now() + 20 * 86_400_000)),
        budget: sum,
        price_model: 'CPM',
        href: 'https://karvon.uz/salon/31',
        banners: [{ position: 'home_top', language: 'ru', title: 'Осень', image }],
      });
      return id;
    };
    return {
      play: async () => {
        if (paid === mostPayments) {
          await context.close();
          ({ token, context, tabs } = await openDealer());
          paid = 0;
        }
        paid += 1;
        const id = await createCampaign();
        const before = payme.bank.charges();
        for (const tab of tabs)
          await tab.goto(`/dashboard/ads/result/${String(id)}?pay=${String(id)}`, {
            timeout: 60_000,
          });
        const buttons = tabs.map((tab) =>
          tab.getByRole('dialog').getByRole('button', { name: payButton }).last(),
        );
        for (const button of buttons) await button.waitFor();
        await Promise.all(
          buttons.map(async (button, at) => {
            // The second tab's button may be gone, as the first one's payment has come through.
            await button.dblclick({ timeout: 5000 }).catch(() => undefined);
            await tabs[at]?.keyboard.press('Enter');
          }),
        );
        // One dialog closes; the other shows that the campaign was paid meanwhile, or closes too.
        const isPaid = await Promise.any(
          tabs.map((tab) =>
            tab
              .getByRole('dialog', { name: t('money:pay.title') })
              .waitFor({ state: 'hidden', timeout: 20_000 }),
          ),
        ).then(
          () => true,
          () => false,
        );
        for (const tab of tabs)
          await tab.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
        const charges = payme.bank.charges() - before;
        const { results }: Json = await call(
          'GET',
          `/main/payments?campaign_id=${String(id)}&status=paid`,
          { token, url },
        );
        const failures: string[] = [];
        if (!isPaid) failures.push('the dialog stays open in both');
        if (charges !== 1) failures.push(`${String(charges)} charges`);
        if (results.length !== 1) failures.push(`${String(results.length)} payments`);
        return { failures };
      },
      close: async () => {
        await context.close();
        await payme.close();
      },
      figure: () => `${String(payme.bank.charges())} charges`,
    };
  },
};
