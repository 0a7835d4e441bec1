import type { Page } from '@playwright/test';
import { openRoom, say } from './buyer.ts';
import { chatParts } from './chat.ts';
import { addActiveCar, addSalon, demo, enter, newDealer } from './dealer.ts';
import { expect, test } from './test.ts';
import { textsOf } from './texts.ts';

/** Wraps each translatable text in an element that React does not know, as Chrome's translation does. */
const translateAll = () => {
  const wrap = (node: Node) => {
    const parent = node.parentElement;
    if (node.nodeType === Node.TEXT_NODE && parent !== null) {
      if (!parent.translate || parent.localName === 'font' || !node.nodeValue?.trim()) return;
      if (['script', 'style', 'title', 'noscript', 'textarea'].includes(parent.localName)) return;
      const font = document.createElement('font');
      parent.replaceChild(font, node);
      font.append(`${node.nodeValue}*`);
    } else for (const child of node.childNodes) wrap(child);
  };
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes)
      for (const node of [...addedNodes, target]) wrap(node);
  }).observe(document, { childList: true, subtree: true, characterData: true });
};

const isShown = async (page: Page, broken: string) => {
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByText(broken)).toHaveCount(0);
};

test.beforeEach(({ context }) => context.addInitScript(translateAll));

test('a translating browser breaks no page and leaves no text of before', async ({ page, t }) => {
  test.slow();
  await enter(page, await demo());
  const broken = t('common:routeError.title');
  const main = page.getByRole('main');

  await page.goto('/dashboard/leads');
  await page.getByRole('searchbox').fill('а');
  await expect(page).toHaveURL(/q=/);
  await page.getByRole('searchbox').fill('');
  await expect(page).not.toHaveURL(/q=/);
  for (const path of ['leads', 'ads', 'trade-in/autos', 'trade-in/applications']) {
    await page.goto(`/dashboard/${path}`);
    const tabs = main.getByRole('navigation').first().getByRole('link');
    for (const at of [1, 0]) await tabs.nth(at).click();
    await isShown(page, broken);
  }

  await page.goto('/dashboard');
  const views = page.getByRole('button', { name: t('statistics:figure.views') }).first();
  await expect(views).toContainText(/\d/);
  const before = await views.textContent();
  await page.getByText(t('statistics:days90'), { exact: true }).first().click();
  await expect(page).toHaveURL(/period=90/);
  await expect(views).not.toHaveText(before ?? '');
  await isShown(page, broken);

  await page.goto('/dashboard/autos/create');
  const quick = page.getByRole('combobox', { name: t('auto-form:quick.label') });
  await quick.fill('cobalt');
  await page
    .getByRole('option', { name: /Cobalt/ })
    .first()
    .click();
  await isShown(page, broken);

  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/dashboard/autos');
  await page.getByText('UZ', { exact: true }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(textsOf('uz')('autos:title'));
  await expect(main).not.toContainText(/В продаже|Просмотры/);
});

test('a room is opened and read in a translating browser', async ({ page, t }) => {
  const dealer = await newDealer();
  const car = await addActiveCar(dealer, await addSalon(dealer, 'Karvon Chilonzor'));
  const [first, second] = [await openRoom(car, 'Дилноза'), await openRoom(car, 'Сардор')];
  await say(first, 'Ещё продаёте?');
  await say(second, 'Где посмотреть?');
  await enter(page, dealer);
  await page.goto('/dashboard/chat');
  const { row, message } = chatParts(page, t);
  await row(/Дилноза/).click();
  await expect(message('Ещё продаёте?*')).toBeVisible();
  await row(/Сардор/).click();
  await expect(message('Где посмотреть?*')).toBeVisible();
  await say(second, 'Сегодня можно?');
  await expect(message('Сегодня можно?*')).toBeVisible();
});
