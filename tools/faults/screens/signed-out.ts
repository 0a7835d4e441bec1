import type { Page } from '@playwright/test';
import { addCar, addSalon, newDealer } from '../../../tests/e2e/dealer.ts';
import { field } from '../../../tests/e2e/fields.ts';
import { textsOf } from '../../../tests/e2e/texts.ts';
import { signedIn } from '../chat/screen.ts';
import type { Row } from '../row.ts';
import { visit } from './visit.ts';

const t = textsOf('ru');

const kept = (page: Page) =>
  page.evaluate(async () => {
    const places: [string, string][] = [
      ['localStorage', JSON.stringify({ ...localStorage })],
      ['sessionStorage', JSON.stringify({ ...sessionStorage })],
      ['cookies', document.cookie],
      ['history', JSON.stringify(history.state)],
    ];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error(name)));
      });
      for (const store of db.objectStoreNames) {
        const rows = await new Promise<unknown>((resolve) => {
          const request = db.transaction(store).objectStore(store).getAll();
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => resolve(''));
        });
        places.push([`indexedDB ${name}/${store}`, JSON.stringify(rows)]);
      }
      db.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        places.push([
          `cache ${name} ${request.url}`,
          `${request.url} ${(await response?.text()) ?? ''}`,
        ]);
      }
    }
    return places;
  });

const screens = [
  '/dashboard/autos',
  '/dashboard/locations',
  '/dashboard/chat',
  '/dashboard/leads',
  '/dashboard/profile',
];

export const signedOut: Row = {
  key: 'signed-out',
  name: 'what the browser keeps after signing out',
  rounds: 10,
  quick: 1,
  limit: 150_000,
  open: async (stage) => {
    const { url, dataDir } = await stage.product();
    const browser = await stage.browser();
    return {
      play: async ({ seed }) => {
        const dealer = await newDealer(url, dataDir);
        const salon = await addSalon(dealer, `Салон Канарейка ${String(seed)}`, url);
        await addCar(dealer, salon, { url });
        const draft = `Черновик-канарейка ${String(seed)}`;
        const { access } = JSON.parse(dealer.profile);
        const personal = [
          `Канарейка ${String(seed)}`,
          draft,
          dealer.number,
          String(access),
          'Жасур Каримов',
        ];
        // A test's initial storage would be restored, so this page signs in by its own storage.
        const context = await signedIn(browser, url, dealer.profile);
        const failures: string[] = [];
        try {
          const page = await context.newPage();
          page.on('dialog', (dialog) => void dialog.accept());
          for (const screen of screens) await visit(page, screen);
          await visit(page, '/dashboard/autos/create');
          await field(page, t('auto-form:fields.description')).fill(draft);
          await page
            .getByText(/Черновик сохранён на устройстве/)
            .first()
            .waitFor();
          const before = (await kept(page)).map(([, text]) => text).join(' ');
          if (!before.includes(draft))
            failures.push('the draft was kept nowhere: the row sees nothing');
          await visit(page, '/dashboard/profile');
          await page.getByRole('button', { name: t('profile:signOut'), exact: true }).click();
          const dialog = page.getByRole('alertdialog');
          await page
            .waitForURL(/\/(login|phone-check|)($|\?)/, { timeout: 5_000 })
            .catch(() => dialog.getByRole('button', { name: t('profile:signOut') }).click());
          await page.waitForURL(/\/(login|phone-check|)($|\?)/);
          await page.goto('/login');
          for (const [place, text] of await kept(page))
            for (const one of personal)
              if (text.includes(one)) failures.push(`${place} has «${one.slice(0, 12)}…»`);
        } finally {
          await context.close();
        }
        return { failures };
      },
      close: () => Promise.resolve(),
    };
  },
};
