import { startProduct } from '../product/server-process.ts';
import { startChat } from './chat.ts';
import { addCar, addSalon, call, enter, newDealer, password } from './dealer.ts';
import { field, formValues, give } from './fields.ts';
import { fillCar } from './main-job.ts';
import { photo } from './images.ts';
import { expect, test } from './test.ts';

test('a session that ends in the middle of the car form costs no field and no photo @core', async ({
  page,
  t,
}) => {
  const dealer = await newDealer();
  await enter(page, dealer);
  await addSalon(dealer, 'Karvon Mirobod');
  await page.goto('/dashboard/autos/create');
  await fillCar(page, t, 2);
  const text = 'Один владелец, сервисная книжка, без окраса.';
  await field(page, 'VIN').fill('XWBMC5E12PA000009');
  await field(page, t('auto-form:fields.description')).fill(text);
  await page.getByRole('switch', { name: t('auto-form:fields.is_trade_in') }).press('Space');
  const photos = page.getByRole('button', {
    name: new RegExp(t('auto-form:photos.open', { position: '[12]' })),
  });
  await expect(photos).toHaveCount(2);
  await expect(page.getByText(/Черновик сохранён на устройстве/).first()).toBeVisible();
  const typed = await formValues(page);
  expect(typed.length).toBeGreaterThan(20);

  await call('POST', '/main/auth/logout', { token: dealer.token });
  // The press or a request of the chat may detect it first. The chat then removes the button.
  await page
    .getByRole('button', { name: t('auto-form:footer.saveDraft') })
    .click({ timeout: 3000 })
    .catch(() => undefined);
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel(t('auth:phone.label')).fill(dealer.number);
  await page.getByLabel(t('auth:password.label'), { exact: true }).fill('uzum-anor-77');
  await page.getByRole('button', { name: t('auth:login.submit'), exact: true }).click();
  await expect(page).toHaveURL(/\/autos\/create$/);

  await expect(field(page, t('auto-form:fields.description'))).toHaveValue(text);
  await expect.poll(() => formValues(page)).toEqual(typed);
  await expect(photos).toHaveCount(2);
  await page.getByRole('button', { name: t('auto-form:footer.saveDraft') }).click();
  await expect(page.getByText(t('auto-form:saved.draft'), { exact: true })).toBeVisible();
});

test('a comment of a lead and a note of a chat outlive the session that ends while they are written, and are saved once', async ({
  page,
  t,
}) => {
  const { dealer, room } = await startChat(page);
  const { results } = await call('GET', '/main/leads?size=1', { token: dealer.token });
  const lead = `/dashboard/leads?lead=${String(results[0].id)}`;
  const chat = `/dashboard/chat?current-chat-id=${String(room.id)}`;
  const saves: string[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'PATCH' && response.ok())
      saves.push(new URL(response.url()).pathname);
  });
  const text = 'Придёт в субботу с братом';
  let { token } = dealer;
  for (const [address, label] of [
    [lead, t('leads:drawer.comment')],
    [chat, t('chat:context.note')],
  ] as const) {
    saves.length = 0;
    await page.goto(address);
    const written = page.getByRole('textbox', { name: label });
    await written.fill(text);
    await call('POST', '/main/auth/logout', { token });
    // Leaving the field saves it, which is rejected. In the chat the socket may have detected it before.
    await written.blur({ timeout: 3000 }).catch(() => undefined);
    await expect(page).toHaveURL(/\/login\?next=/);
    await page.getByLabel(t('auth:phone.label')).fill(dealer.number);
    await page.getByLabel(t('auth:password.label'), { exact: true }).fill(password);
    await page.getByRole('button', { name: t('auth:login.submit'), exact: true }).click();
    await expect(page).toHaveURL((url) =>
      `${url.pathname}${url.search}`.startsWith(address.split('?', 1).join('')),
    );
    await expect(written).toHaveValue(text);
    await expect.poll(() => saves).toHaveLength(1);
    await page.reload();
    await expect(written).toHaveValue(text);
    expect(saves).toHaveLength(1);
    const profile = await page.evaluate(() => localStorage.getItem('profile-values') ?? '{}');
    ({ access: token } = JSON.parse(profile));
  }
});

test('two people at one car compare before one of them overwrites, and the choice is saved @core', async ({
  page,
  context,
  t,
}) => {
  const dealer = await newDealer();
  await enter(page, dealer);
  const car = await addCar(dealer, await addSalon(dealer, 'Karvon Uchtepa'));
  const address = `/dashboard/autos/edit/${String(car.id)}`;
  const other = await context.newPage();
  await page.goto(address);
  await other.goto(address);
  const price = t('auto-form:fields.price');
  await expect(field(other, price)).toHaveValue(/140/);
  await field(page, price).fill('141000000');
  await page.getByRole('button', { name: t('auto-form:footer.saveDraft') }).click();
  await expect(page.getByText(t('auto-form:saved.draft'), { exact: true })).toBeVisible();
  await field(other, price).fill('142000000');
  await other.getByRole('button', { name: t('auto-form:footer.saveDraft') }).click();
  const dialog = other.getByRole('dialog', { name: t('common:conflict.title') });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText(/141\s000\s000/)).toBeVisible();
  const mine = dialog.getByRole('radio', { name: /142\s000\s000/ });
  const save = dialog.getByRole('button', { name: t('common:conflict.save') });
  await save.click();
  await expect(dialog.getByText(t('common:conflict.choose'))).toBeVisible();
  await mine.press('Space');
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(other.getByText(t('auto-form:saved.draft'), { exact: true })).toBeVisible();
  const after = await call('GET', `/main/autos/${String(car.id)}`, { token: dealer.token });
  expect(after.price).toBe(142_000_000);
});

test('a killed server loses nothing that it acknowledged, and the form goes on', async ({
  browser,
  t,
}) => {
  test.slow();
  const env = { TRUST_PROXY: '1', DEMO: 'off' };
  let own = await startProduct({ prepared: 'empty', env });
  const { url, dataDir } = own;
  const port = Number(new URL(url).port);
  const context = await browser.newContext({ baseURL: url, locale: 'ru-RU' });
  try {
    const dealer = await newDealer(url, dataDir);
    const car = await addCar(dealer, await addSalon(dealer, 'Karvon Bektemir', url), { url });
    const page = await context.newPage();
    await enter(page, dealer);
    await page.goto(`/dashboard/autos/edit/${String(car.id)}`);
    const mileage = field(page, t('auto-form:fields.mileage'));
    await mileage.fill('51000');
    await give(page, t('auto-form:photos.add'), [await photo()]);
    await expect(
      page.getByRole('button', { name: t('auto-form:photos.remove', { position: 2 }) }),
    ).toBeVisible();
    const save = page.getByRole('button', { name: t('auto-form:footer.saveDraft') });
    // A photo still being uploaded is not acknowledged.
    await expect(page.getByRole('progressbar', { name: 'front.jpg' })).toBeHidden();
    await own.stop('SIGKILL');
    await save.click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(mileage).toHaveValue(/51\s000/);
    own = await startProduct({ dataDir, port, env });
    await save.click();
    await expect(page.getByText(t('auto-form:saved.draft'), { exact: true })).toBeVisible();
    await own.stop('SIGKILL');
    own = await startProduct({ dataDir, port, env });
    const after = await call('GET', `/main/autos/${String(car.id)}`, { url, token: dealer.token });
    expect(after.core_car.mileage).toBe(51_000);
    expect(after.photos).toHaveLength(2);
    for (const { thumbnail } of after.photos) {
      expect((await fetch(new URL(thumbnail, url))).status).toBe(200);
    }
  } finally {
    await context.close();
    await own.stop();
    own.forget();
  }
});
