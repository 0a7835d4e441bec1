import { expect, test } from './test.ts';

test('one press on the landing page opens the demo dealership, which changes nothing and leads to registration @core', async ({
  page,
  t,
}) => {
  await page.goto('/');
  await page
    .getByRole('link', { name: t('landing:demo.open') })
    .first()
    .click();
  const banner = page.getByText(t('shell:demo.text'));
  await expect(banner).toBeVisible();
  const stored: unknown = await page.evaluate(() => localStorage.getItem('profile-values'));
  const { access } = JSON.parse(String(stored));

  await page.goto('/dashboard/profile');
  await expect(banner).toBeVisible();
  const name = page.getByLabel(t('profile:fields.full_name'));
  await name.fill('Somebody Else');
  await page.getByRole('button', { name: t('common:save') }).click();
  await expect(page.getByText(t('errors:demo_read_only')).first()).toBeVisible();
  await page.reload();
  await expect(name).not.toHaveValue('Somebody Else');

  await page.getByRole('button', { name: t('shell:demo.connect') }).click();
  await expect(page).toHaveURL(/\/phone-check\?start=connect/);
  const profile = await page.request.get('/main/business/profile', {
    headers: { authorization: `Bearer ${access}` },
  });
  expect(profile.status()).toBe(401);
});
