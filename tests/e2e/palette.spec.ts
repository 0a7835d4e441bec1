import { openRoom, say } from './buyer.ts';
import { startChat } from './chat.ts';
import { expect, test } from './test.ts';
import { textsOf } from './texts.ts';

for (const language of ['ru', 'uz'] as const) {
  test(`the palette finds a room by the buyer and by the car, by keys alone, in ${language}`, async ({
    page,
  }) => {
    const t = textsOf(language);
    const { room, car } = await startChat(page);
    const other = await openRoom(car, 'Sardor Abdullayev');
    await say(other, 'Salom');
    await page.evaluate((chosen) => localStorage.setItem('i18nextLng', chosen), language);
    await page.goto('/dashboard/autos');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const palette = page.getByRole('dialog', { name: t('common:search') });
    const field = palette.getByRole('combobox');
    const found = palette.getByRole('group', { name: t('shell:palette.found') });
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.type('dilnoza');
    await expect(found.getByRole('option')).toHaveCount(1);
    await expect(found.getByRole('option')).toContainText(
      `Дилноза Рашидова · ${car.core_car.brand.name}`,
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(
      new RegExp(`/dashboard/chat\\?current-chat-id=${String(room.id)}`),
    );
    await expect(page.getByRole('heading', { name: 'Дилноза Рашидова' })).toBeVisible();

    await page.keyboard.press('Control+f');
    await expect(field).toBeFocused();
    await page.keyboard.type('кобальт');
    const row = found.getByRole('option', { name: /Sardor Abdullayev/ });
    await expect(row).toBeVisible();
    await expect(found.getByRole('option').first()).toContainText(car.core_car.car_model.name);
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(row).toHaveAttribute('aria-selected', 'true', { timeout: 100 });
    }).toPass();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`current-chat-id=${String(other.id)}`));

    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.type('qqqqzzzz');
    await expect(palette.getByText(t('common:nothingFound'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
  });
}

test('the palette says that the search is under way, and that it failed @core', async ({
  page,
  t,
}) => {
  await startChat(page);
  await page.goto('/dashboard/autos');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let fail = () => undefined as void;
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/search/palette?*', async (route) => {
    await failing;
    await route.abort();
  });
  const palette = page.getByRole('dialog', { name: t('common:search') });
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('zzz');
  await expect(palette.getByText(t('shell:palette.searching'))).toBeVisible();
  fail();
  await expect(palette.getByText(t('shell:palette.failed'))).toBeVisible();
});
