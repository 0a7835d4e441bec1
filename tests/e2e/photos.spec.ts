import { call, type Json } from './dealer.ts';
import { give } from './fields.ts';
import { idsOf, openForm, orderOf, saveDraft } from './photos.ts';
import { photo } from './images.ts';
import { expect, test } from './test.ts';

test('photos are put into another order by the mouse, and saved in it', async ({ page, t }) => {
  const { dealer, car } = await openForm(page);
  const [a, b, c] = idsOf(car);
  const open = (position: number) =>
    page.getByRole('button', { name: t('auto-form:photos.open', { position }) });
  await expect(open(3)).toBeVisible();
  await open(1).scrollIntoViewIfNeeded();
  const [from, to] = [await open(1).boundingBox(), await open(3).boundingBox()];
  if (from === null || to === null) throw new Error('The photos are not on screen.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await saveDraft(page, t);
  expect(await orderOf(dealer, car)).toEqual([b, c, a]);
});

test('photos are put into another order by keys alone; Escape takes it back @core', async ({
  page,
  t,
}) => {
  const { dealer, car } = await openForm(page);
  const [a, b, c] = idsOf(car);
  const handle = (position: number) =>
    page.getByRole('button', { name: t('auto-form:photos.move', { position, count: 3 }) });
  await handle(3).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await expect(handle(3)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(handle(1)).toBeFocused();
  await saveDraft(page, t);
  expect(await orderOf(dealer, car)).toEqual([c, a, b]);
});

test('an upload that was cut off is sent again by itself alone @core', async ({ page, t }) => {
  const { dealer, car } = await openForm(page);
  let tries = 0;
  await page.route('**/main/images', (route) => {
    tries += 1;
    return tries === 1 ? route.abort('connectionreset') : route.fallback();
  });
  await give(page, t('auto-form:photos.add'), [await photo('side.jpg')]);
  const failed = page.getByText(t('auto-form:photos.failed'), { exact: true });
  await expect(failed).toBeVisible();
  const open = (position: number) =>
    page.getByRole('button', { name: t('auto-form:photos.open', { position }) });
  await expect(open(3)).toBeVisible();
  await expect(open(4)).toHaveCount(0);
  const tiles = page.getByRole('list', { name: t('auto-form:photos.label') });
  await tiles.getByRole('button', { name: t('auto-form:photos.retry') }).click();
  await expect(open(4)).toBeVisible();
  await expect(failed).toHaveCount(0);
  await saveDraft(page, t);
  const saved = await orderOf(dealer, car);
  expect(saved.slice(0, 3)).toEqual(idsOf(car));
  expect(saved).toHaveLength(4);
});

test('a photo that the server no longer has says so at its tile, and the rest is saved', async ({
  page,
  t,
}) => {
  const { dealer, car } = await openForm(page);
  const open = (position: number) =>
    page.getByRole('button', { name: t('auto-form:photos.open', { position }) });
  const uploaded = page.waitForResponse((response) => response.url().endsWith('/main/images'));
  await give(page, t('auto-form:photos.add'), [await photo('old.jpg')]);
  await expect(open(4)).toBeVisible();
  const { id }: Json = await (await uploaded).json();
  // Simulates the cleanup of unused images while a draft waits.
  await call('DELETE', `/main/images/${id}`, { token: dealer.token });
  const save = page.getByRole('button', { name: t('auto-form:footer.saveDraft') });
  await save.click();
  await expect(page.getByText(t('auto-form:photos.gone'), { exact: true })).toBeVisible();
  await expect(page.getByText(t('errors:image_file_lost'))).toBeVisible();
  const tiles = page.getByRole('list', { name: t('auto-form:photos.label') });
  await expect(tiles.getByRole('button', { name: t('auto-form:photos.retry') })).toHaveCount(0);
  await expect(open(3)).toBeVisible();
  await page.getByRole('button', { name: t('auto-form:photos.remove', { position: 4 }) }).click();
  await saveDraft(page, t);
  expect(await orderOf(dealer, car)).toEqual(idsOf(car));
});
