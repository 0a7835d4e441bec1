import { demoDealer } from '../product/sign-in.ts';
import { startProduct } from '../product/server-process.ts';
import { call, password } from './dealer.ts';
import { codeFor } from './phones.ts';
import { expect, test } from './test.ts';

// Uses a separate server: only the demo dealer has never requested a code, but other tests are signed in as the demo dealer.
test('a forgotten password is replaced by a code, and other devices are signed out @core', async ({
  browser,
  t,
}) => {
  const own = await startProduct({ prepared: 'demo', env: { TRUST_PROXY: '1' } });
  const { url, dataDir } = own;
  const context = await browser.newContext({ baseURL: url, locale: 'ru-RU' });
  try {
    const { access: token } = await call('POST', '/main/auth/login', { url, body: demoDealer });
    const number = demoDealer.phone.slice(4);
    const page = await context.newPage();
    await page.goto('/login');
    await page.getByRole('link', { name: t('auth:login.forgot') }).click();
    await expect(page.getByRole('heading', { name: t('auth:forgot.title') })).toBeVisible();
    await page.getByLabel(t('auth:phone.label')).fill(number);
    await page.getByRole('button', { name: t('auth:forgot.send'), exact: true }).click();
    const code = page.getByLabel(t('auth:code.label'));
    const right = await codeFor(number, dataDir);
    await code.fill(right === '111111' ? '222222' : '111111');
    await expect(page.getByText(t('auth:code.wrong_other', { count: 4 }))).toBeVisible();
    await code.fill(right);
    await page.getByLabel(t('auth:password.new'), { exact: true }).fill(password);
    await page.getByLabel(t('auth:password.repeat'), { exact: true }).fill(password);
    await page.getByRole('button', { name: t('auth:forgot.submit') }).click();
    await expect(page).toHaveURL(/\/dashboard$/);

    await expect(call('GET', '/main/business/profile', { url, token })).rejects.toThrow(/ 401 /);
    const body = { phone: demoDealer.phone, password };
    await expect(call('POST', '/main/auth/login', { url, body })).resolves.toHaveProperty('access');
    await expect(call('POST', '/main/auth/login', { url, body: demoDealer })).rejects.toThrow(
      /credentials_wrong|invalid_credentials/,
    );
  } finally {
    await context.close();
    await own.stop();
    own.forget();
  }
});
