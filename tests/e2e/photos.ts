import { expect, type Page } from '@playwright/test';
import { addCar, addSalon, call, enter, newDealer, type Dealer, type Json } from './dealer.ts';
import type { Translate } from './texts.ts';

export const openForm = async (page: Page): Promise<{ dealer: Dealer; car: Json }> => {
  const dealer = await newDealer();
  const car = await addCar(dealer, await addSalon(dealer, 'Karvon Yakkasaroy'), { photos: 3 });
  await enter(page, dealer);
  await page.goto(`/dashboard/autos/edit/${String(car.id)}`);
  return { dealer, car };
};

export const saveDraft = async (page: Page, t: Translate) => {
  await page.getByRole('button', { name: t('auto-form:footer.saveDraft') }).click();
  await expect(page.getByText(t('auto-form:saved.draft'), { exact: true })).toBeVisible();
};

export const orderOf = async ({ token }: Dealer, { id }: Json): Promise<string[]> => {
  const { photos } = await call('GET', `/main/autos/${String(id)}`, { token });
  return photos.map((one: Json) => one.id);
};

export const idsOf = (car: Json): string[] => car.photos.map((one: Json) => one.id);
