import { addSalon, call, newDealer } from '../../../tests/e2e/dealer.ts';
import { complete } from '../../../tests/e2e/fields.ts';
import { textsOf } from '../../../tests/e2e/texts.ts';
import { signedIn } from '../chat/screen.ts';
import type { Row } from '../row.ts';

const t = textsOf('ru');

export const doubleClick: Row = {
  key: 'double',
  name: 'a car created by a double click and Enter',
  rounds: 100,
  quick: 1,
  limit: 90_000,
  open: async (stage) => {
    const { url, dataDir } = await stage.product();
    const dealer = await newDealer(url, dataDir);
    await addSalon(dealer, 'Karvon Yunusobod', url);
    const context = await signedIn(await stage.browser(), url, dealer.profile);
    const page = await context.newPage();
    page.on('dialog', (dialog) => void dialog.accept());
    const count = async (): Promise<number> =>
      (await call('GET', '/main/autos?size=1', { token: dealer.token, url })).count;
    return {
      play: async () => {
        const before = await count();
        await page.goto('/dashboard/autos/create', { timeout: 60_000 });
        await complete(page, t('auto-form:fields.brand'), 'Chevrolet');
        await complete(page, t('auto-form:fields.car_model'), 'Cobalt');
        const save = page.getByRole('button', { name: t('auto-form:footer.saveDraft') });
        await save.dblclick();
        await page.keyboard.press('Enter');
        await page.getByText(t('auto-form:saved.draft'), { exact: true }).waitFor();
        // A second request would still be running.
        await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
        const made = (await count()) - before;
        return { failures: made === 1 ? [] : [`${String(made)} cars`] };
      },
      close: () => context.close(),
    };
  },
};
