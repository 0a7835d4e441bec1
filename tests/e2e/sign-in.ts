import type { Page } from '@playwright/test';
import { newDealer, password } from './dealer.ts';
import { codeFor, newNumber } from './phones.ts';
import { expect } from './test.ts';
import type { Translate } from './texts.ts';

const submit = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

export const rejections = {
  number: async (page: Page, t: Translate) => {
    await page.goto('/phone-check');
    await submit(page, t('common:continue'));
    // A visitor has a fingerprint (specification §4) before sign-in, and without push.
    expect(await page.evaluate(() => localStorage.getItem('fingerprint'))).toMatch(
      /^[0-9a-f]{32}$/,
    );
    const phone = page.getByLabel(t('auth:phone.label'));
    await expect(page.getByText(t('errors:invalid_phone'))).toBeVisible();
    await expect(phone).toBeFocused();
    await phone.fill('90123');
    await expect(page.getByText(t('errors:invalid_phone'))).toBeHidden();
    await submit(page, t('common:continue'));
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await phone.fill('+7 916 123-45-67');
    await expect(phone).toHaveValue('+7 916 123 45 67');
    await expect(page.getByText(t('errors:foreign_phone'))).toBeVisible();
    await phone.fill('90 123 45 678');
    await expect(phone).toHaveValue('90 123 45 67 8');
    await expect(page.getByText(t('errors:phone_too_long'))).toBeVisible();
  },

  password: async (page: Page, t: Translate) => {
    const { number } = await newDealer();
    await page.goto('/login');
    await submit(page, t('auth:login.submit'));
    await expect(page.getByText(t('errors:invalid_phone'))).toBeVisible();
    await page.getByLabel(t('auth:phone.label')).fill(number);
    await submit(page, t('auth:login.submit'));
    await expect(page.getByText(t('errors:required'))).toBeVisible();
    const field = page.getByLabel(t('auth:password.label'), { exact: true });
    for (let wrong = 1; wrong <= 5; wrong += 1) {
      await field.fill(`nothing-${String(wrong)}`);
      await submit(page, t('auth:login.submit'));
      await expect(page.getByText(t('errors:credentials_wrong'))).toBeVisible();
    }
    // After five failures passwords of this number are blocked; a code still works.
    await field.fill(password);
    await submit(page, t('auth:login.submit'));
    await expect(page.getByText(t('errors:password_rest'))).toBeVisible();
    await expect(
      page.getByRole('button', { name: t('auth:login.submit'), exact: true }),
    ).toBeDisabled();
    // Less than a minute has passed since the code of the registration, and the page shows the remaining time.
    await submit(page, t('auth:login.code'));
    await expect(page.getByText(t('errors:too_many_requests'))).toBeVisible();
  },

  code: async (page: Page, t: Translate) => {
    const number = newNumber();
    await page.goto('/phone-check');
    await page.getByLabel(t('auth:phone.label')).fill(number);
    await submit(page, t('common:continue'));
    await submit(page, t('auth:login.code'));
    const code = page.getByLabel(t('auth:code.label'));
    await submit(page, t('auth:code.submit'));
    await expect(page.getByText(t('errors:code_short'))).toBeVisible();
    const right = await codeFor(number);
    await code.fill(right === '111111' ? '222222' : '111111');
    await expect(page.getByText(t('auth:code.wrong_other', { count: 4 }))).toBeVisible();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await expect(code).toHaveValue('');
    await expect(code).toBeFocused();
    await code.fill(right);

    const [fresh, repeat] = [
      page.getByLabel(t('auth:password.create'), { exact: true }),
      page.getByLabel(t('auth:password.repeat'), { exact: true }),
    ];
    await expect(page.getByLabel(t('auth:register.fullName'))).toBeFocused();
    await submit(page, t('auth:register.submit'));
    await expect(page.getByText(t('errors:required'))).toHaveCount(3);
    await page.getByLabel(t('auth:register.fullName')).fill('Дилшод Рахимов');
    await fresh.fill('short');
    await submit(page, t('auth:register.submit'));
    await expect(page.getByText(t('errors:password_too_short'))).toBeVisible();
    await fresh.fill(password);
    await repeat.fill('something-else');
    await submit(page, t('auth:register.submit'));
    await expect(page.getByText(t('errors:password_mismatch'))).toBeVisible();
    await fresh.fill('12345678');
    await repeat.fill('12345678');
    await submit(page, t('auth:register.submit'));
    await expect(page.getByText(t('errors:password_too_common'))).toBeVisible();
    await fresh.fill(password);
    await repeat.fill(password);
    await submit(page, t('auth:register.submit'));
    await expect(page).toHaveURL(/\/dashboard(\/work-panel)?$/);
  },

  /** After five wrong codes, codes of this number are blocked, also after a reload. */
  codeRest: async (page: Page, t: Translate) => {
    const number = newNumber();
    await page.goto('/phone-check');
    await page.getByLabel(t('auth:phone.label')).fill(number);
    await submit(page, t('common:continue'));
    await submit(page, t('auth:login.code'));
    const code = page.getByLabel(t('auth:code.label'));
    const right = await codeFor(number);
    const wrong = right === '111111' ? '222222' : '111111';
    for (let left = 4; left >= 1; left -= 1) {
      await code.fill(wrong);
      await expect(page.getByText(wrongCode(t, left))).toBeVisible();
      await expect(code).toHaveValue('');
    }
    await code.fill(wrong);
    const rest = page.getByText(t('errors:code_rest'));
    await expect(rest).toBeVisible();
    await expect(page.getByRole('button', { name: t('auth:code.submit') })).toBeDisabled();
    await page.reload();
    await expect(rest).toBeVisible();
    const response = await page.request.post('/main/auth/code/verify', {
      data: { phone: `+998${number}`, purpose: 'sign_in', code: right },
    });
    expect(response.status()).toBe(429);
  },

  /** The number's proof expires after ten minutes: the page requests a new code and explains why. */
  ticket: async (page: Page, t: Translate) => {
    const number = newNumber();
    await page.goto('/phone-check');
    await page.getByLabel(t('auth:phone.label')).fill(number);
    await submit(page, t('common:continue'));
    await submit(page, t('auth:login.code'));
    await page.getByLabel(t('auth:code.label')).fill(await codeFor(number));
    await page.getByLabel(t('auth:register.fullName')).fill('Дилшод Рахимов');
    await page.getByLabel(t('auth:password.create'), { exact: true }).fill(password);
    await page.getByLabel(t('auth:password.repeat'), { exact: true }).fill(password);
    // The server's own rejection: an expired ticket is unknown to it.
    await page.route('**/main/auth/register', async (route) => {
      const body: unknown = route.request().postDataJSON();
      await route.continue({ postData: { ...Object(body), ticket: 't_0000000000000000' } });
    });
    await submit(page, t('auth:register.submit'));
    await expect(page.getByText(t('errors:ticket_expired'))).toBeVisible();
    await expect(page).toHaveURL(/\/(phone-check|code)/);
  },
};

const wrongCode = (t: Translate, count: number): string => {
  const form = count === 1 ? 'one' : count < 5 ? 'few' : 'many';
  return t(`auth:code.wrong_${form}`, { count });
};
