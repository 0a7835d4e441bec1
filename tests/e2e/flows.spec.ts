import { addActiveCar, addSalon, call, enter, newDealer } from './dealer.ts';
import { expect, test } from './test.ts';
import { textsOf } from './texts.ts';

test('an unknown path goes home', async ({ page }) => {
  await page.goto('/nothing/of/this');
  await expect(page).toHaveURL(/\/$/);
});

test('without a token the way leads over sign-in and back to the very address @core', async ({
  page,
  t,
}) => {
  const dealer = await newDealer();
  await page.goto('/dashboard/autos?ordering=price');
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel(t('auth:phone.label')).fill(dealer.number);
  await page.getByLabel(t('auth:password.label'), { exact: true }).fill('uzum-anor-77');
  await page.getByRole('button', { name: t('auth:login.submit'), exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/autos\?ordering=price$/);
});

test('language and theme are switched at once and kept @core', async ({ page }) => {
  await enter(page, await newDealer());
  await page.goto('/dashboard/autos');
  await expect(page.getByRole('heading', { level: 1, name: 'Автомобили' })).toBeVisible();
  await page.getByText('UZ', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Avtomobillar' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'uz');
  await page.getByRole('button', { name: textsOf('uz')('shell:theme.toDark') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Avtomobillar' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('signing out in one tab signs out the other @core', async ({ page, context, t }) => {
  await enter(page, await newDealer());
  await page.goto('/dashboard/autos');
  const other = await context.newPage();
  await other.goto('/dashboard/locations');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Жасур Каримов' }).click();
  await page.getByRole('menuitem', { name: t('shell:user.signOut') }).click();
  await expect(page).toHaveURL(/\/login|\/phone-check/);
  await expect(other).toHaveURL(/\/login|\/phone-check/, { timeout: 2000 });
});

// Fault: the page sent requests without a token while the sign-in page loaded.
for (const end of ['a sign-out', 'a session that was ended elsewhere'] as const) {
  test(`after ${end} the page asks for nothing without a token`, async ({ page, t }) => {
    const dealer = await newDealer();
    await enter(page, dealer);
    await page.goto('/dashboard/autos');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const withoutToken: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // Sign-in, catalogue and rates need no token.
      const needsToken = /^\/(main\/(?!auth\/|catalog\/|rates)|search\/|chat\/)/.test(pathname);
      if (needsToken && request.headers()['authorization'] === undefined)
        withoutToken.push(pathname);
    });
    if (end === 'a sign-out') {
      await page.getByRole('button', { name: 'Жасур Каримов' }).click();
      await page.getByRole('menuitem', { name: t('shell:user.signOut') }).click();
    } else {
      await call('POST', '/main/auth/logout', { token: dealer.token });
      // The socket may have detected the end of the session before.
      const leads = page.getByRole('link', { name: t('shell:nav.leads') });
      await leads.click({ timeout: 2000 }).catch(() => undefined);
    }
    await expect(page).toHaveURL(/\/login|\/phone-check/);
    await page.waitForTimeout(1000);
    expect(withoutToken).toEqual([]);
  });
}

test('the viewer of images is worked by keys', async ({ page, t }) => {
  const dealer = await newDealer();
  const car = await addActiveCar(dealer, await addSalon(dealer, 'Karvon Sergeli'), 3);
  await enter(page, dealer);
  await page.goto(`/dashboard/autos/view/${String(car.id)}`);
  await page
    .getByRole('button', { name: t('autos:detail.openPhoto', { position: 1 }) })
    .first()
    .click();
  const viewer = page.getByRole('dialog', { name: t('autos:detail.gallery') });
  const position = (at: number) =>
    viewer.getByText(t('autos:detail.position', { position: at, count: 3 }));
  await expect(position(1)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(position(2)).toBeVisible();
  await page.keyboard.press('End');
  await expect(position(3)).toBeVisible();
  await page.keyboard.press('Home');
  await expect(position(1)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
});

test('a profile that cannot be read says so, although the shell of a desktop waits for its page', async ({
  page,
  t,
}) => {
  await enter(page, await newDealer());
  // Disables the timeout of ten seconds after which waiting for a page ends.
  await page.addInitScript(() => {
    const later = globalThis.setTimeout.bind(globalThis);
    Object.assign(globalThis, {
      setTimeout: (run: () => void, milliseconds?: number) =>
        milliseconds === 10_000 ? 0 : later(run, milliseconds),
    });
  });
  await page.route('**/main/business/profile', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      json: { type: 'about:blank', title: 'Unavailable', status: 503, code: 'service_unavailable' },
    }),
  );
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('main').getByText(t('errors:service_unavailable'))).toBeVisible();
});
