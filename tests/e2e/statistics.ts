import { expect, type Page } from '@playwright/test';
import { serviceKey } from '../product/server-process.ts';
import { addActiveCar, addSalon, call, enter, newDealer, type Dealer } from './dealer.ts';
import type { Translate } from './texts.ts';

const marketplace = (path: string, body: object) =>
  call('POST', `/main/marketplace/${path}`, {
    headers: { 'x-service-key': serviceKey, 'idempotency-key': crypto.randomUUID() },
    body,
  });

async function busyDay(): Promise<Dealer> {
  const dealer = await newDealer();
  const salon = await addSalon(dealer, 'Karvon Chilonzor');
  const car = await addActiveCar(dealer, salon);
  const other = await addActiveCar(dealer, salon);
  const at = new Date().toISOString();
  const seen = (kind: 'view' | 'like', count: number, auto_id: number) =>
    Array.from({ length: count }, () => {
      const id = crypto.randomUUID();
      return { id, auto_id, kind, at, visitor: id };
    });
  const events = [
    ...seen('view', 3, car.id),
    ...seen('view', 2, other.id),
    ...seen('like', 2, car.id),
  ];
  await marketplace('listing-events', { events });
  for (const type of ['call', 'leads', 'leads'] as const)
    await marketplace('leads', {
      external_id: crypto.randomUUID(),
      type,
      source: 'listing',
      client_name: 'Бахтиёр Хамидов',
      phone: `+99890${String(1_000_000 + Math.floor(Math.random() * 8_999_999))}`,
      auto_id: car.id,
      ...(type === 'call' && { call: { answered: false, duration: 0 } }),
    });
  await call('POST', `/main/autos/${String(other.id)}/transitions`, {
    token: dealer.token,
    body: { to: 'sold_on_karvon', sale: { price: 130_000_000, currency: 'UZS' } },
  });
  return dealer;
}

const ofCars = { views: 5, likes: 2, sold: 1 } as const;
const ofLeads = { calls: 1, leads: 3, chats: 0 } as const;

export async function everyFigureOpensItsRows(page: Page, t: Translate): Promise<void> {
  await enter(page, await busyDay());
  await page.goto('/dashboard?period=today');
  const choose = async (figure: string, value: number) => {
    const tile = page.getByRole('button', { name: t(`statistics:figure.${figure}`) }).first();
    await expect(tile).toContainText(String(value));
    await tile.click();
    const link = page.getByRole('link', { name: t('statistics:openRows', { what: '' }) });
    await expect(link).toContainText(String(value));
    await link.click();
  };
  for (const [figure, value] of Object.entries(ofCars)) {
    await choose(figure, value);
    const drawer = page.getByRole('dialog', { name: t(`statistics:figure.${figure}`) });
    await expect(drawer.getByRole('row').last()).toContainText(t('statistics:total'));
    await expect(drawer.getByRole('row').last()).toContainText(String(value));
    await page.goBack();
    await expect(drawer).toHaveCount(0);
  }
  for (const [figure, value] of Object.entries(ofLeads)) {
    await choose(figure, value);
    await expect(page).toHaveURL(/\/leads\?/);
    const rows = page.getByRole('main').getByRole('link', { name: 'Бахтиёр Хамидов', exact: true });
    await expect(rows).toHaveCount(value);
    await page.goBack();
  }
  const interest = page.getByRole('link', { name: t('statistics:figure.interest') });
  await expect(interest).toContainText('5');
  await interest.click();
  const drawer = page.getByRole('dialog', { name: t('statistics:figure.interest') });
  await expect(drawer.getByRole('row').last()).toContainText('5');
}

export async function periodStaysInView(page: Page, t: Translate): Promise<void> {
  await enter(page, await busyDay());
  await page.goto('/dashboard');
  const period = page.getByRole('radiogroup', { name: t('statistics:periodLabel') });
  await expect(page.getByRole('heading', { name: t('statistics:worst') })).toBeVisible();
  await page.getByRole('main').getByRole('link').last().focus();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(period).toBeInViewport({ ratio: 0.99 });
  const { y, height } = (await period.boundingBox()) ?? { y: 0, height: 0 };
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const top = await page.evaluate(() => {
      const focused = document.activeElement;
      const isPeriod = focused?.closest('[role=radiogroup], header') !== null;
      return isPeriod ? undefined : focused?.getBoundingClientRect().top;
    });
    if (top === undefined) break;
    expect(top).toBeGreaterThanOrEqual(y + height);
  }
}

export async function carKeepsTheDays(page: Page, t: Translate): Promise<void> {
  const dealer = await busyDay();
  const { results } = await call('GET', '/main/autos?status=active', { token: dealer.token });
  const car = results[0];
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  await marketplace('listing-events', {
    events: [1, 2, 3, 4].map(() => {
      const id = crypto.randomUUID();
      return { id, auto_id: car.id, kind: 'view', at: yesterday, visitor: id };
    }),
  });
  await enter(page, dealer);
  await page.goto('/dashboard?period=today&rows=views');
  const drawer = page.getByRole('dialog', { name: t('statistics:figure.views') });
  const link = drawer.locator(`a[href*="/autos/view/${String(car.id)}"]`);
  const today = new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 10);
  await expect(link).toHaveAttribute(
    'href',
    new RegExp(`tab=statistics&from=${today}&to=${today}$`),
  );
  await link.click();
  const days = page
    .getByRole('table', { name: t('autos:statistics.table') })
    .getByRole('rowheader');
  const views = page
    .getByRole('group', { name: t('autos:detail.tabs.statistics'), exact: true })
    .locator('> *')
    .filter({ hasText: t('autos:statistics.views') });
  await expect(views).toContainText('3');
  await expect(days).toHaveCount(1);
  const period = page.getByRole('radiogroup', { name: t('autos:statistics.periodLabel') });
  await expect(period.getByRole('radio', { checked: true })).toHaveAccessibleName(/ – /);

  await page.getByText(t('autos:statistics.days7'), { exact: true }).click();
  await expect(page).toHaveURL(/tab=statistics&days=7$/);
  await expect(views).toContainText('7');
  await expect(days).toHaveCount(7);
}

export async function keysOpenAndCompare(page: Page, t: Translate): Promise<void> {
  await enter(page, await busyDay());
  await page.goto('/dashboard?period=7&figure=calls');
  const ruler = page.getByRole('slider');
  await expect(ruler).toBeVisible();
  await page.keyboard.press('c');
  await expect(page).toHaveURL(/compare=false/);
  await expect(page.getByText(t('statistics:previousPeriod'))).toHaveCount(0);
  await page.keyboard.press('c');
  await expect(page).not.toHaveURL(/compare/);

  await ruler.focus();
  await page.keyboard.press('t');
  const days = page.getByRole('figure').first().getByRole('table');
  await expect(days.getByRole('row')).toHaveCount(8);
  await page.reload();

  await ruler.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const today = new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 10);
  await expect(page).toHaveURL(new RegExp(`/leads\\?type=call&from=${today}&to=${today}`));
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Бахтиёр Хамидов', exact: true }),
  ).toHaveCount(1);
}
