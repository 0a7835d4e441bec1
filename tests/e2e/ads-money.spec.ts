import { addCard, campaignFlow, createCampaign, payByCard } from './ads-money.ts';
import { addSalon, enter, newDealer } from './dealer.ts';
import { field, give } from './fields.ts';
import { photo } from './images.ts';
import { expect, test } from './test.ts';

// The browser calls the provider, whose CORS policy allows no header of ours.
test.use({ extraHTTPHeaders: {} });

test('a campaign is paid, approved, shown until its money ends, topped up, stopped; the rest comes back, and goes to its card @core', async ({
  page,
  t,
}) => {
  await campaignFlow(page, t);
});

test('what is paid in another tab comes into the list of payments by itself, and waits while somebody reads', async ({
  page,
  t,
}) => {
  const dealer = await newDealer();
  await enter(page, dealer);
  const id = await createCampaign(page, t, 40_000);
  await addCard(page, t);
  await expect(page.getByRole('dialog').getByText(/•6311/).first()).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/dashboard/ads?tab=money&rows=payments');
  await expect(other.getByText(t('money:payments.empty'))).toBeVisible();

  const pay = () => payByCard(dealer, id, 20_000);
  await pay();
  const receipts = other.getByRole('link', {
    name: new RegExp(t('money:receipt', { number: '' }).trim()),
  });
  await expect(receipts).toHaveCount(1);
  await expect(other.getByText(t('money:status.paid')).first()).toBeVisible();

  await receipts.first().hover();
  await pay();
  const showNew = other.getByRole('button', { name: t('common:showNew', { count: 1 }) });
  await expect(showNew).toBeVisible();
  await expect(receipts).toHaveCount(1);
  await showNew.click();
  await expect(receipts).toHaveCount(2);
});

test('a new campaign leads to the dealership’s own page', async ({ page, t }) => {
  const dealer = await newDealer();
  const salon = await addSalon(dealer, 'Karvon Чиланзар');
  await enter(page, dealer);
  await page.goto('/dashboard/ads?form=create');
  const own = `https://karvon.example.uz/salon/${String(salon.id)}`;
  await expect(field(page, t('ads:form.href'))).toHaveValue(own);
});

test('a banner is a PNG or JPG of 5 MB at most, and a second one has to wait until the first is removed', async ({
  page,
  t,
}) => {
  await enter(page, await newDealer());
  await page.goto('/dashboard/ads?form=create');
  const add = t('ads:form.addBanner.ru');
  const jpeg = await photo('b.jpg', 640, 160);
  await give(page, add, [
    { name: 'b.webp', mimeType: 'image/webp', buffer: Buffer.from('RIFF\0\0\0\0WEBPVP8 ') },
  ]);
  await expect(page.getByText(t('errors:banner_type_not_supported'))).toBeVisible();
  await give(page, add, [{ ...jpeg, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) }]);
  await expect(page.getByText(t('errors:banner_too_large'))).toBeVisible();
  await give(page, add, [jpeg]);
  const image = page.getByRole('img', { name: t('ads:form.banner.ru') });
  await expect(image).toHaveAttribute('src', /\/media\//);

  const dataTransfer = await page.evaluateHandle(() => {
    const files = new DataTransfer();
    files.items.add(new File(['x'], 'second.png', { type: 'image/png' }));
    return files;
  });
  await image.dispatchEvent('drop', { dataTransfer });
  await expect(page.getByText(t('errors:banner_already_uploaded'))).toBeVisible();
  await expect(image).toHaveCount(1);
});
