import type { Page } from '@playwright/test';
import { openRoom } from './buyer.ts';
import { addActiveCar, addSalon, enter, newDealer, type Dealer, type Json } from './dealer.ts';
import type { Translate } from './texts.ts';

export const startChat = async (page: Page): Promise<{ dealer: Dealer; car: Json; room: Json }> => {
  const dealer = await newDealer();
  const car = await addActiveCar(dealer, await addSalon(dealer, 'Karvon Chilonzor'));
  const room = await openRoom(car, 'Дилноза Рашидова');
  await enter(page, dealer);
  return { dealer, car, room };
};

export const chatParts = (page: Page, t: Translate) => ({
  row: (name: string | RegExp) =>
    page.getByRole('listbox', { name: t('chat:rooms.label') }).getByRole('option', { name }),
  thread: page.getByRole('log'),
  message: (text: string | RegExp) => page.getByRole('log').getByRole('article', { name: text }),
  field: page.getByRole('textbox', { name: t('chat:composer.label') }),
  send: page.getByRole('button', { name: t('chat:composer.send') }),
});

/** Resolves when the page's next socket receives a frame. Call it before the page opens, which retries failed messages. */
export const nextLine = (page: Page) =>
  page
    .waitForEvent('websocket', (socket) => socket.url().includes('/chat/ws'))
    .then((socket) => socket.waitForEvent('framereceived'));

export const forgetKept = async (page: Page): Promise<void> => {
  // Pages of the product may still be writing.
  await page.goto('/favicon.svg');
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('karvon-kept');
        request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
        request.addEventListener('success', () => {
          const change = request.result.transaction('responses', 'readwrite');
          change.objectStore('responses').clear();
          change.addEventListener('complete', () => resolve());
        });
      }),
  );
};
