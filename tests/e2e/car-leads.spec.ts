import { startChat } from './chat.ts';
import { addActiveCar, enter, call } from './dealer.ts';
import { expect, test } from './test.ts';

test('a car shows who asked about it, and leads to the chat', async ({ page, t }) => {
  const { dealer, car, room } = await startChat(page);
  const { results } = await call('GET', '/main/avtosalons', { token: dealer.token });
  const other = await addActiveCar(dealer, results[0]);
  await enter(page, dealer);
  await page.goto(`/dashboard/autos/view/${String(car.id)}`);
  await page
    .getByRole('navigation', { name: t('autos:detail.tabs.label') })
    .getByRole('link', { name: t('autos:detail.tabs.leads'), exact: true })
    .click();
  await expect(page).toHaveURL(/tab=leads$/);
  const lead = page.getByRole('listitem').filter({ hasText: 'Дилноза Рашидова' });
  await expect(lead).toContainText(t('autos:leads.type.room'));
  await expect(lead).toContainText(t('common:leadStatus.new'));

  await page.goto(`/dashboard/autos/view/${String(other.id)}?tab=leads`);
  await expect(page.getByText(t('autos:leads.empty'))).toBeVisible();
  await page.goBack();
  await lead.getByRole('link', { name: t('autos:leads.toChat') }).click();
  await expect(page).toHaveURL(new RegExp(`current-chat-id=${String(room.id)}$`));
});
