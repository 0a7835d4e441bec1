import { addSalon, call, enter, newDealer, password } from './dealer.ts';
import { field, give } from './fields.ts';
import { codeFor, newNumber } from './phones.ts';
import { photo } from './images.ts';
import { expect, test } from './test.ts';

const etag = ({ version }: { version: number }) => ({ 'if-match': `"v${String(version)}"` });

test('two people at one showroom compare, the choice is saved, and the showroom deleted @core', async ({
  page,
  t,
}) => {
  const dealer = await newDealer();
  const { token } = dealer;
  const salon = await addSalon(dealer, 'Karvon Mirobod');
  const at = `/main/avtosalons/${String(salon.id)}`;
  await enter(page, dealer);
  await page.goto(`/dashboard/locations/edit/${String(salon.id)}`);
  const address = field(page, t('avtosalons:fields.address'));
  await address.fill('проспект Амира Темура, 7');
  await call('PATCH', at, { token, headers: etag(salon), body: { name: 'Karvon Chirchiq' } });
  await page.getByRole('button', { name: t('avtosalons:save'), exact: true }).click();
  const conflict = page.getByRole('dialog', { name: t('common:conflict.title') });
  await expect(conflict.getByRole('radio', { name: /Chirchiq/ })).toBeChecked();
  await expect(conflict.getByRole('radio', { name: /Темура/ })).toBeChecked();
  await conflict.getByRole('button', { name: t('common:conflict.save') }).click();
  await expect(page.getByText(t('avtosalons:saved'), { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Karvon Chirchiq' })).toBeVisible();
  await expect(page.getByText('проспект Амира Темура, 7').first()).toBeVisible();

  await page
    .getByRole('main')
    .getByRole('button', { name: t('common:delete') })
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('common:delete'), exact: true })
    .click();
  await expect(
    page.getByText(t('avtosalons:deleted', { name: 'Karvon Chirchiq' }), { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/locations$/);
  await expect(call('GET', at, { token })).rejects.toThrow(/404/);
});

test('the profile is compared and saved, has an image, and ends a session elsewhere @core', async ({
  page,
  t,
}) => {
  const dealer = await newDealer();
  const { token } = dealer;
  const body = { phone: `+998${dealer.number}`, password };
  const elsewhere = await call('POST', '/main/auth/login', { body });
  await enter(page, dealer);
  await page.goto('/dashboard/profile');
  const name = field(page, t('profile:fields.full_name'));
  await name.fill('Жасур Собиров');
  const profile = await call('GET', '/main/business/profile', { token });
  const changed = { full_name: profile.full_name, company_name: 'Karvon Motors MChJ' };
  const at = `/main/business/${String(profile.id)}`;
  await call('PATCH', at, { token, headers: etag(profile), body: changed });
  await page.getByRole('button', { name: t('common:save'), exact: true }).click();
  const conflict = page.getByRole('dialog', { name: t('common:conflict.title') });
  await expect(conflict.getByRole('radio', { name: /Собиров/ })).toBeChecked();
  await conflict.getByRole('button', { name: t('common:conflict.save') }).click();
  await expect(page.getByText(t('common:saved'), { exact: true })).toBeVisible();
  await expect(field(page, t('profile:fields.company_name'))).toHaveValue('Karvon Motors MChJ');

  await give(page, t('profile:image.choose'), [await photo('face.jpg', 600, 600)]);
  await expect(page.getByRole('button', { name: t('profile:image.remove') })).toBeVisible();
  await expect
    .poll(() => call('GET', '/main/business/profile', { token }))
    .toMatchObject({ full_name: 'Жасур Собиров', profile_pic: expect.anything() });

  const revoke = page.getByRole('button', {
    name: t('profile:sessions.revokeOne', { device: '' }),
  });
  await expect(revoke).toHaveCount(1);
  await revoke.click();
  await expect(page.getByText(t('profile:sessions.revoked'), { exact: true })).toBeVisible();
  await expect(revoke).toHaveCount(0);
  await expect(call('GET', '/main/business/profile', { token: elsewhere.access })).rejects.toThrow(
    /401/,
  );
});

test('a pasted code leads in, the next one waits over a reload, and the shell keeps its ways', async ({
  page,
  context,
  t,
}) => {
  const number = newNumber();
  await page.goto('/phone-check');
  await page.getByLabel(t('auth:phone.label')).fill(number);
  await page.getByRole('button', { name: t('common:continue') }).click();
  await page.getByRole('button', { name: t('auth:login.code') }).click();
  const code = page.getByLabel(t('auth:code.label'));
  await expect(code).toBeFocused();
  const resend = page.getByRole('button', {
    name: new RegExp(t('auth:code.resendIn', { time: String.raw`0?0:\d\d` })),
  });
  await expect(resend).toBeDisabled();
  await expect(resend).not.toHaveText((await resend.textContent()) ?? '');
  await page.reload();
  await expect(resend).toBeDisabled();
  const digits = await codeFor(number);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const text = `${digits.slice(0, 3)} ${digits.slice(3)}`;
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await code.press('Control+V');
  await page.getByLabel(t('auth:register.fullName')).fill('Дилшод Рахимов');
  await page.getByLabel(t('auth:password.create'), { exact: true }).fill(password);
  await page.getByLabel(t('auth:password.repeat'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('auth:register.submit') }).click();
  await expect(page).toHaveURL(/\/dashboard\/work-panel$/);

  const nav = page.getByRole('navigation', { name: t('shell:nav.label') });
  await nav.getByRole('link', { name: t('shell:nav.avtosalons') }).click();
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  await expect(title(t('avtosalons:title'))).toBeVisible();
  const [back, forward] = [
    page.getByRole('button', { name: t('common:back'), exact: true }),
    page.getByRole('button', { name: t('common:forward'), exact: true }),
  ];
  await expect(forward).toBeDisabled();
  await back.click();
  await expect(page).toHaveURL(/\/dashboard\/work-panel$/);
  await forward.click();
  await expect(title(t('avtosalons:title'))).toBeVisible();
  await expect(forward).toBeDisabled();

  const expand = page.getByRole('button', { name: t('shell:sidebar.expand') });
  await page.getByRole('button', { name: t('shell:sidebar.collapse') }).click();
  await expect(expand).toBeVisible();
  await page.reload();
  await expect(expand).toBeVisible();
  await nav
    .getByRole('link', { name: t('shell:nav.autos') })
    .first()
    .click();
  await expect(title(t('autos:title'))).toBeVisible();
});
