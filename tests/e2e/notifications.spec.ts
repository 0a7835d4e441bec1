import type { BrowserContext, Page } from '@playwright/test';
import { chromium } from '../../scripts/chromium.mjs';
import {
  createLocalFcm,
  type LocalFcm,
} from '../../apps/server/src/platform/providers/push/local-fcm.ts';
import { serviceKey, startProduct, type ServerProcess } from '../product/server-process.ts';
import { openRoom, say } from './buyer.ts';
import {
  addActiveCar,
  addSalon,
  call,
  enter,
  newDealer,
  type Dealer,
  type Json,
} from './dealer.ts';
import { deliverPush, fakeGoogle, webApp } from './push-page.ts';
import { expect, server, test } from './test.ts';

/** A separate server with push, which sends to a local FCM server. */
let product: ServerProcess | undefined;
let fcm: LocalFcm;
const before = { url: process.env['KARVON_URL'], dataDir: process.env['KARVON_DATA_DIR'] };

test.beforeAll(async () => {
  // Starts a separate server, which is slow on a busy machine.
  test.setTimeout(180_000);
  fcm = createLocalFcm({ project: webApp.FIREBASE_PROJECT_ID });
  await fcm.listen();
  product = await startProduct({
    prepared: 'empty',
    env: {
      TRUST_PROXY: '1',
      DEMO: 'off',
      PUSH_PROVIDER: 'fcm',
      FCM_SERVICE_ACCOUNT: fcm.serviceAccount(),
      FCM_URL: fcm.origin(),
      ...webApp,
    },
  });
  process.env['KARVON_URL'] = product.url;
  process.env['KARVON_DATA_DIR'] = product.dataDir;
});
test.afterAll(async () => {
  process.env['KARVON_URL'] = before.url;
  process.env['KARVON_DATA_DIR'] = before.dataDir;
  await product?.stop();
  product?.forget();
  await fcm.close();
});

let dealer: Dealer;
let salon: Json;
let count = 0;

test.beforeEach(async () => {
  dealer = await newDealer();
  salon = await addSalon(dealer, 'Karvon Chilonzor');
});

const addLead = (client_name: string) => {
  count += 1;
  return call('POST', '/main/marketplace/leads', {
    headers: { 'x-service-key': serviceKey },
    body: {
      external_id: `e2e-${dealer.id}-${count}`,
      type: 'leads',
      source: 'listing',
      avtosalon: salon.id,
      client_name,
    },
  });
};

const open = async (page: Page) => {
  await enter(page, dealer);
  const line = page.waitForEvent('websocket');
  await page.goto('/dashboard/autos');
  await (await line).waitForEvent('framereceived');
};
const bell = (page: Page, unread: number) =>
  page.getByRole('button', {
    name: unread === 0 ? 'Уведомления' : new RegExp(`^Уведомления, ${unread} непрочитанн`),
    exact: true,
  });

// The headless shell does not support push.
test.use({ serviceWorkers: 'allow', launchOptions: chromium() });

test('a notification reaches the bell and a toast, and leads to its place @core', async ({
  page,
}) => {
  await open(page);
  await expect(bell(page, 0)).toBeVisible();
  await addLead('Дилшод');
  await expect(bell(page, 1)).toBeVisible();
  const toast = page.getByRole('alertdialog');
  await expect(toast).toContainText('Новый лид');
  await expect(toast.getByRole('button', { name: 'Открыть' })).toBeVisible();

  await bell(page, 1).click();
  const drawer = page.getByRole('dialog', { name: 'Уведомления' });
  const row = drawer.getByRole('link', { name: /Новый лид.*Дилшод ждёт ответа.*не прочитано/ });
  await expect(drawer.getByRole('region', { name: 'Сегодня' })).toBeVisible();
  await row.click();
  await expect(page).toHaveURL(/\/dashboard\/leads/);
  await expect(bell(page, 0)).toBeVisible();
});

test('reading all empties the bell of the other tab too, and spares what comes later', async ({
  page,
  context,
}) => {
  await addLead('Дилшод');
  await addLead('Малика');
  await open(page);
  const other = await context.newPage();
  await open(other);
  await expect(bell(page, 2)).toBeVisible();
  await expect(bell(other, 2)).toBeVisible();
  await bell(page, 2).click();
  await page.getByRole('button', { name: 'Отметить все прочитанными' }).click();
  await expect(bell(other, 0)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Отметить все прочитанными' })).toBeHidden();
  await addLead('Сардор');
  await expect(bell(other, 1)).toBeVisible();
});

/** The browser keeps a subscription across visits; the simulated one exists only as long as a page. */
const keepSubscription = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return;
    const { subscribe, getSubscription } = PushManager.prototype;
    PushManager.prototype.subscribe = function keep(options) {
      sessionStorage.setItem('subscribed', 'yes');
      return subscribe.call(this, options);
    };
    PushManager.prototype.getSubscription = function kept() {
      const has = sessionStorage.getItem('subscribed') !== null;
      return has ? subscribe.call(this) : getSubscription.call(this);
    };
  });

test('push: signed up once, rung by the server, shown by the worker, doubled nowhere @core', async ({
  page,
  context,
}) => {
  const { tokens } = await fakeGoogle(context);
  await keepSubscription(context);
  await context.grantPermissions(['notifications'], { origin: server.url() });
  await open(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fcm_token'))).not.toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('fcm_token'))).toBe(tokens[0]);
  expect(await page.evaluate(() => localStorage.getItem('fingerprint'))).toMatch(/^[0-9a-f]{32}$/);

  const lead = await addLead('Дилшод');
  await expect(page.getByRole('alertdialog')).toContainText('Дилшод ждёт ответа.');
  await expect.poll(() => fcm.sent.filter(({ token }) => token === tokens[0]).length).toBe(1);
  const data: Record<string, string> =
    fcm.sent.find(({ token }) => token === tokens[0])?.data ?? {};

  await expect(page.getByRole('alertdialog')).toBeHidden();

  await deliverPush(page, data);
  await deliverPush(page, { ...data, notification_id: '900001', title: 'Другое', body: 'Второе' });
  await expect(page.getByRole('alertdialog').filter({ hasText: 'Другое' })).toBeVisible();
  await expect(page.getByRole('alertdialog').filter({ hasText: 'Новый лид' })).toHaveCount(0);

  // No page is visible: the device shows the notification, and a later one of the same subject replaces it.
  await page.goto('/favicon.svg');
  await deliverPush(page, { ...data, title: 'Старое' });
  await deliverPush(page, data);
  const shown = () =>
    page.evaluate(async () => {
      const scope = '/firebase-cloud-messaging-push-scope';
      const registration = await navigator.serviceWorker.getRegistration(scope);
      const notifications = (await registration?.getNotifications()) ?? [];
      return notifications.map(({ title, body, tag, data: kept }) => ({
        title,
        body,
        tag,
        ...kept,
      }));
    });
  await expect.poll(shown).toEqual([
    {
      title: 'Новый лид',
      body: 'Дилшод ждёт ответа.',
      tag: data['tag'],
      link: `/dashboard/leads?lead=${lead.id}`,
      notification_id: data['notification_id'],
    },
  ]);

  await page.goto('/dashboard/autos');
  await expect(bell(page, 1)).toBeVisible();
  // The request with the new language proves that push is on, and shows its token.
  const putting = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().includes('/main/devices/'),
  );
  await page.getByText('UZ', { exact: true }).click();
  expect((await putting).postDataJSON()).toMatchObject({ push_token: tokens[0], language: 'uz' });
  expect(tokens).toHaveLength(1);
  await page.getByText('RU', { exact: true }).click();

  const forgetting = page.waitForResponse(
    (response) =>
      response.request().method() === 'DELETE' && response.url().includes('/main/devices/'),
  );
  await page.getByRole('button', { name: 'Жасур Каримов' }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  expect((await forgetting).status()).toBe(204);
  await expect(page).toHaveURL(/\/login/);
  const left = () =>
    page.evaluate(async () => ({
      keys: ['fcm_token', 'fcm_token_at', 'fingerprint', 'device-told', 'push-told'].filter(
        (key) => localStorage.getItem(key) !== null,
      ),
      workers: (await navigator.serviceWorker.getRegistrations()).filter(({ scope }) =>
        scope.endsWith('/firebase-cloud-messaging-push-scope'),
      ).length,
    }));
  await expect.poll(left).toEqual({ keys: [], workers: 0 });
});

test('push: a token that the provider has dropped is another one at the next visit, and rings', async ({
  page,
  context,
}) => {
  test.slow();
  const { tokens } = await fakeGoogle(context);
  await keepSubscription(context);
  await context.grantPermissions(['notifications'], { origin: server.url() });
  const kept = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
  const patience = { timeout: 30_000 };
  await open(page);
  await expect.poll(() => kept('device-told'), patience).not.toBeNull();
  const dead = tokens[0] ?? '';
  fcm.reject(dead, 'UNREGISTERED');
  await addLead('Дилшод');
  const address = `/main/devices/${String(await kept('fingerprint'))}`;
  const isDropped = async () =>
    (await call('GET', address, { token: dealer.token }))['push'] === false;
  await expect.poll(isDropped, patience).toBe(true);

  await page.reload();
  await expect.poll(isDropped, patience).toBe(false);
  const token = await kept('fcm_token');
  expect(token).not.toBe(dead);
  expect(token).toBe(tokens.at(-1));
  await addLead('Малика');
  const rung = () => fcm.sent.filter((sent) => sent.token === token).length;
  await expect.poll(rung, patience).toBe(1);
});

test('an open conversation shows its message, and its push announces nothing more', async ({
  page,
  context,
}) => {
  const { tokens } = await fakeGoogle(context);
  await context.grantPermissions(['notifications'], { origin: server.url() });
  // The page is visible without focus: its content stays unread, so the push is sent.
  await page.addInitScript(() => {
    document.hasFocus = () => false;
  });
  const car = await addActiveCar(dealer, salon);
  const room = await openRoom(car, 'Дилноза Рашидова');
  await enter(page, dealer);
  await page.goto(`/dashboard/chat?current-chat-id=${String(room.id)}`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fcm_token'))).not.toBeNull();
  await expect(page.getByText('Напишите первым')).toBeVisible();
  await say(room, 'Машина ещё продаётся?');
  await expect(page.getByRole('log').getByText('Машина ещё продаётся?')).toBeVisible();
  await expect.poll(() => fcm.sent.filter(({ token }) => token === tokens[0]).length).toBe(1);
  const data: Record<string, string> =
    fcm.sent.find(({ token }) => token === tokens[0])?.data ?? {};
  await deliverPush(page, data);
  await deliverPush(page, { ...data, notification_id: '900002', title: 'Другое', body: 'Второе' });
  await expect(page.getByRole('alertdialog').filter({ hasText: 'Другое' })).toBeVisible();
  await expect(
    page.getByRole('alertdialog').filter({ hasText: 'Машина ещё продаётся?' }),
  ).toHaveCount(0);
});

test('asks for the permission by a press alone', async ({ page, context }) => {
  await fakeGoogle(context);
  await context.addInitScript(() => {
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = () => {
      permission = 'granted';
      sessionStorage.setItem('asked', 'yes');
      return Promise.resolve(permission);
    };
  });
  await open(page);
  await bell(page, 0).click();
  const drawer = page.getByRole('dialog', { name: 'Уведомления' });
  const offer = drawer.getByText('Получать уведомления, когда вкладка закрыта');
  await expect(offer).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBeNull();
  await drawer.getByRole('button', { name: 'Включить' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fcm_token'))).not.toBeNull();
  await expect(offer).toBeHidden();
});

/** The first state fails in our own check of the browser, the last in Firebase. `npm run faults -- --only push` plays all. */
const isComplete = process.env['PUSH_STATES'] === 'all';
const states: [name: string, message: RegExp, spoil: () => void][] = [
  [
    'unsupported',
    /Этот браузер не показывает/,
    () => Reflect.deleteProperty(globalThis, 'PushManager'),
  ],
  [
    'no storage',
    /не даёт кабинету хранить данные/,
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
    },
  ],
  [
    'blocked',
    /запрещены/,
    () => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }),
  ],
  [
    'worker failed',
    /Не удалось включить/,
    () => {
      ServiceWorkerContainer.prototype.register = () => Promise.reject(new TypeError('no script'));
    },
  ],
  [
    'only in a window',
    /только в обычном окне/,
    () => {
      const code = 'messaging/only-available-in-window';
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(Object.assign(new Error(code), { code }));
    },
  ],
  [
    'settings are missing',
    /настроены не полностью/,
    () => {
      const parse = JSON.parse.bind(JSON);
      JSON.parse = (text: string, reviver) =>
        parse(text.replace(/"vapid_key":"[^"]*"/, '"vapid_key":""'), reviver);
    },
  ],
];

for (const [name, message, spoil] of states.filter(
  (_, at) => isComplete || at === 0 || at === states.length - 1,
)) {
  test(`push, ${name}: reported once, in words, and the page works`, async ({ page, context }) => {
    await context.grantPermissions(['notifications'], { origin: server.url() });
    await context.addInitScript(spoil);
    await open(page);
    const toast = page.getByRole('alertdialog', { name: message });
    await expect(toast).toBeVisible();
    await bell(page, 0).click();
    const drawer = page.getByRole('dialog', { name: 'Уведомления' });
    await expect(drawer.getByText(message)).toBeVisible();
    await drawer.getByRole('button', { name: 'Понятно' }).click();
    await expect(drawer.getByText(message)).toBeHidden();
    await addLead('Дилшод');
    await expect(drawer.getByRole('link', { name: /Новый лид/ })).toBeVisible();
    await page.reload();
    await bell(page, 1).click();
    await expect(drawer.getByRole('link', { name: /Новый лид/ })).toBeVisible();
    await expect(page.getByText(message)).toHaveCount(0);
  });
}
