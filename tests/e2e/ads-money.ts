import { expect, type Page } from '@playwright/test';
import { serviceKey } from '../product/server-process.ts';
import { call, enter, idInAddress, newDealer, type Dealer, type Json } from './dealer.ts';
import { choose, field, give } from './fields.ts';
import { photo } from './images.ts';
import type { Translate } from './texts.ts';

const banner = 'Осенняя распродажа';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

const money = (amount: number) => new RegExp(String(amount).replaceAll(/\B(?=(\d{3})+$)/g, '\\s'));

const asMarketplace = (path: string, body: object): Promise<Json> =>
  call('POST', `/main/marketplace/campaigns/${path}`, {
    headers: { 'x-service-key': serviceKey },
    body,
  });

const show = (id: number, views: number, name: string) =>
  asMarketplace(`${String(id)}/events`, {
    events: Array.from({ length: views }, (_, at) => ({
      id: `e2e-${String(id)}-${name}-${String(at)}`,
      kind: 'view',
      position: 'home_top',
      language: 'ru',
      at: new Date().toISOString(),
    })),
  });

/** Creates a campaign by «Оплатить и отправить», up to its result with the payment open. */
export const createCampaign = async (page: Page, t: Translate, budget: number): Promise<number> => {
  await page.goto('/dashboard/ads');
  await page.getByRole('link', { name: t('ads:create') }).click();
  await field(page, t('ads:form.owner')).fill('Жасур Каримов');
  await field(page, t('ads:form.company')).fill('Karvon Motors MChJ');
  await choose(page, t('ads:segment.label'), t('ads:segment.used_cars'));
  await field(page, t('ads:form.href')).fill('http://karvon.uz');
  await field(page, t('ads:form.budget')).fill(String(budget));
  await give(page, t('ads:form.addBanner.ru'), [await photo('b.jpg', 1200, 300)]);
  await field(page, t('ads:form.bannerTitle')).fill(banner);
  const send = page.getByRole('button', { name: t('ads:form.submitPay'), exact: true });
  await send.click();
  await expect(field(page, t('ads:form.href'))).toHaveAttribute('aria-invalid', 'true');
  await field(page, t('ads:form.href')).fill('https://karvon.uz/salon/31');
  const result = /\/ads\/result\/\d+\?pay=\d+$/;
  // The button ignores presses while the first attempt is validated.
  await expect(async () => {
    // On a slow machine the page may have moved on.
    if (!result.test(page.url())) await send.click({ timeout: 1000 });
    await expect(page).toHaveURL(result, { timeout: 3000 });
  }).toPass();
  return idInAddress(page, result);
};

export const addCard = async (page: Page, t: Translate, number = '8600069195406311') => {
  await page.getByLabel(t('money:addCard.number')).fill(number);
  await page.getByLabel(t('money:addCard.expires')).fill('0399');
  await page.getByRole('button', { name: t('money:addCard.next'), exact: true }).click();
  await page.getByLabel(t('money:addCard.code')).fill('666666');
  await expect(page.getByText(t('money:cardAdded'))).toBeVisible();
};

const pay = async (page: Page, t: Translate, amount: number) => {
  const dialog = page.getByRole('dialog');
  // Pressed twice, as an impatient user does: one charge.
  await dialog
    .getByRole('button', { name: money(amount) })
    .last()
    .dblclick();
  await expect(
    page
      .getByText(t('money:status.paid'))
      .or(page.getByText(money(amount)))
      .first(),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
};

const shown = (page: Page, text: string) => page.getByText(text).filter({ visible: true }).first();

const balanceOf = ({ token }: Dealer): Promise<Json> =>
  call('GET', '/main/payments/balance', { token });

export const payByCard = async ({ token }: Dealer, campaign_id: number, amount: number) => {
  const { results } = await call('GET', '/main/payments/cards', { token });
  const body = { campaign_id, card_id: results[0].id, amount };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  return call('POST', '/main/payments', { token, body, headers });
};

/** Plays a campaign on the screens. The moderator and the buyers use the API. */
export const campaignFlow = async (page: Page, t: Translate) => {
  const dealer = await newDealer();
  await enter(page, dealer);
  const id = await createCampaign(page, t, 40_000);
  await addCard(page, t);
  await pay(page, t, 40_000);
  expect(await balanceOf(dealer)).toMatchObject({ topped_up: 40_000, reserved: 40_000, free: 0 });

  await expect(page.getByText(t('ads:result.why.moderation'))).toBeVisible();
  await asMarketplace(`${String(id)}/moderation`, { decision: 'approved' });
  await page.reload();
  await expect(shown(page, t('ads:status.active'))).toBeVisible();
  const { accepted, rejected, status } = await show(id, 205, 'first');
  expect([accepted, rejected.length, status]).toEqual([200, 5, 'paused']);
  await page.goto('/dashboard/ads');
  await expect(
    page.getByText(new RegExp(t('ads:state.out', { time: '.+' }))).first(),
  ).toBeVisible();

  // Topping up needs no moderation. At the bottom of a phone's page the last button is clear of the floating one.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page
    .getByRole('link', { name: t('money:topUp'), exact: true })
    .last()
    .click();
  await page.getByLabel(t('money:pay.sum')).fill('20000');
  await pay(page, t, 20_000);
  await page.goto(`/dashboard/ads/result/${String(id)}`);
  await expect(shown(page, t('ads:status.active'))).toBeVisible();

  const stop = { name: t('ads:action.stop'), exact: true };
  if (isPhone(page)) {
    await page.getByRole('button', { name: t('ads:action.of', { name: banner }) }).click();
    await page.getByRole('menuitem', stop).click();
  } else await page.getByRole('button', stop).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('ads:action.stop'), exact: true })
    .click();
  await expect(shown(page, t('ads:status.stopped'))).toBeVisible();
  expect(await balanceOf(dealer)).toMatchObject({ free: 20_000, reserved: 0, spent: 40_000 });

  await page.goto('/dashboard/ads?tab=money');
  await expect(page.getByText(t('money:agrees'))).toBeVisible();
  await page.getByRole('link', { name: t('money:payments.title'), exact: true }).click();
  const receipts = page.getByRole('link', {
    name: new RegExp(t('money:receipt', { number: '' }).trim()),
  });
  await expect(receipts).toHaveCount(2);
  await receipts.last().click();
  await expect(page.getByText(t('money:partlySpent'))).toBeVisible();
  await page.goBack();
  await receipts.first().click();
  const drawer = page.getByRole('dialog');
  const fiscal = drawer.getByRole('link', { name: t('money:receiptCard.open'), exact: true });
  await expect(fiscal).toHaveAttribute('href', /\/fiscal\/\w+$/);
  await page.getByRole('button', { name: t('money:refund'), exact: true }).click();
  await expect(drawer.getByText(t('money:status.refunded'))).toBeVisible({ timeout: 15_000 });
  expect(await balanceOf(dealer)).toMatchObject({ topped_up: 60_000, refunded: 20_000, free: 0 });
};
