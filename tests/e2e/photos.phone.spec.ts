import { idsOf, openForm, orderOf, saveDraft } from './photos.ts';
import { expect, test } from './test.ts';

test('photos are put into another order by taps alone, without a drag @core', async ({
  page,
  t,
}) => {
  const { dealer, car } = await openForm(page);
  const [a, b, c] = idsOf(car);
  const handle = (position: number) =>
    page.getByRole('button', { name: t('auto-form:photos.move', { position, count: 3 }) });
  const press = (key: string) =>
    page.getByRole('button', { name: t(`auto-form:photos.${key}`), exact: true }).tap();
  await handle(1).tap();
  await press('moveForward');
  await press('moveForward');
  await expect(
    page.getByRole('button', { name: t('auto-form:photos.moveForward'), exact: true }),
  ).toBeDisabled();
  await press('moveBack');
  await press('place');
  await expect(handle(2)).toBeVisible();
  await saveDraft(page, t);
  expect(await orderOf(dealer, car)).toEqual([b, a, c]);
});
