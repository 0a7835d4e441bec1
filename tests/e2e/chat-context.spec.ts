import { say } from './buyer.ts';
import { startChat } from './chat.ts';
import { move } from './dealer.ts';
import { expect, test } from './test.ts';

test('the car beside a thread leads to its page, and one that is deleted leads nowhere', async ({
  page,
  t,
}) => {
  const { room, car, dealer } = await startChat(page);
  await say(room, 'Можно посмотреть сегодня?');
  const thread = `/dashboard/chat?current-chat-id=${String(room.id)}`;
  await page.goto(thread);
  const context = page.getByRole('region', { name: t('chat:context.label') });
  const toCar = context.getByRole('link', { name: t('chat:actions.openCar') });
  await expect(context.getByRole('heading', { name: room.car.title })).toBeVisible();
  await toCar.click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/autos/view/${String(car.id)}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(car.core_car.brand.name);

  await page.goBack();
  await expect(toCar).toBeVisible();
  await move(dealer, car.id, 'deleted');
  await page.goto(thread);
  await expect(context.getByText(t('chat:context.deletedCar'))).toBeVisible();
  await expect(context.getByRole('heading', { name: room.car.title })).toBeVisible();
  await expect(toCar).toHaveCount(0);
  await expect(page.getByText('Можно посмотреть сегодня?').first()).toBeVisible();
});
