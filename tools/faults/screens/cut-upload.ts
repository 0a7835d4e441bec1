import { readdirSync } from 'node:fs';
import path from 'node:path';
import { addCar, addSalon, call, newDealer } from '../../../tests/e2e/dealer.ts';
import { give } from '../../../tests/e2e/fields.ts';
import { photo } from '../../../tests/e2e/images.ts';
import { textsOf } from '../../../tests/e2e/texts.ts';
import { signedIn } from '../chat/screen.ts';
import type { Row } from '../row.ts';
import { openLine } from '../weather-line.ts';
import { until } from '../pause.ts';

const t = textsOf('ru');
/** Milliseconds on a busy machine; not a measured value of a row. */
const patience = 120_000;
const shares = [0.1, 0.5, 0.99];

/** The file is sent again by its button or automatically, the others stay, and no partial file is stored. */
export const cutUpload: Row = {
  key: 'upload',
  name: 'upload cut at 10, 50, 99 %',
  rounds: 30,
  quick: { tests: ['photos.spec', 'images/upload-cut'] },
  limit: 600_000,
  open: async (stage) => {
    const { url, dataDir } = await stage.product();
    const line = await openLine(url);
    const dealer = await newDealer(url, dataDir);
    const salon = await addSalon(dealer, 'Karvon Mirzo Ulugbek', url);
    const context = await signedIn(await stage.browser(), line.url, dealer.profile);
    const media = path.join(dataDir, 'media');
    return {
      play: async ({ seed }) => {
        const share = shares[seed % shares.length] ?? 0.5;
        const car = await addCar(dealer, salon, { photos: 1, url });
        const failures: string[] = [];
        const page = await context.newPage();
        page.on('pageerror', (error) => failures.push(error.message));
        try {
          await page.goto(`/dashboard/autos/edit/${String(car.id)}`, { timeout: patience });
          const open = (position: number) =>
            page.getByRole('button', { name: t('auto-form:photos.open', { position }) });
          await open(1).waitFor({ timeout: patience });
          // The largest file that the browser sends without shrinking; no other request has a tenth of its size.
          const file = await photo('side.jpg', 2560, 1700);
          line.cutAfter(Math.floor(file.buffer.length * share));
          await give(page, t('auto-form:photos.add'), [file]);
          const retry = page.getByRole('button', { name: new RegExp(t('auto-form:photos.retry')) });
          const state = await until(async () => {
            if ((await open(2).count()) > 0) return 'there';
            return (await retry.count()) > 0 ? 'failed' : undefined;
          }, patience);
          if (!line.hasCut()) failures.push('the line was not cut');
          if (state === undefined) failures.push('neither there nor a button to try again');
          if ((await open(1).count()) === 0) failures.push('the other photo is gone');
          if (state === 'failed') await retry.first().click();
          await open(2).waitFor({ timeout: patience });
          await page.getByRole('button', { name: t('auto-form:footer.saveDraft') }).click();
          await page.getByText(t('auto-form:saved.draft'), { exact: true }).waitFor();
          const after = await call('GET', `/main/autos/${String(car.id)}`, {
            token: dealer.token,
            url,
          });
          if (after.photos.length !== 2)
            failures.push(`${String(after.photos.length)} photos saved`);
          const half = readdirSync(media, { recursive: true, encoding: 'utf8' }).filter((name) =>
            /\.(tmp|part)$/.test(name),
          );
          if (half.length > 0) failures.push(`half files: ${half.join(', ')}`);
        } finally {
          await page.close();
        }
        return { failures };
      },
      close: async () => {
        await context.close();
        await line.close();
      },
    };
  },
};
