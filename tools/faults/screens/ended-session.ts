import type { Locator, Page } from '@playwright/test';
import { call, type Json } from '../../../tests/e2e/dealer.ts';
import { textsOf } from '../../../tests/e2e/texts.ts';
import { accessToken, demoDealer, signIn } from '../../../tests/product/sign-in.ts';
import { signedIn } from '../chat/screen.ts';
import { pause, until } from '../pause.ts';
import type { Row } from '../row.ts';
import { standing, visit } from './visit.ts';

const t = textsOf('ru');

interface Form {
  path: string;
  list?: string;
  /** @default the first row */
  fits?: (row: Json) => boolean;
}

/** Forms. `:id` is that of a row of the named list. */
const forms: readonly Form[] = [
  { path: '/dashboard/autos/create' },
  { path: '/dashboard/autos/edit/:id', list: '/main/autos?status=active' },
  { path: '/dashboard/locations/create' },
  { path: '/dashboard/locations/edit/:id', list: '/main/avtosalons?page=1' },
  { path: '/dashboard/profile' },
  { path: '/dashboard/employees/create' },
  { path: '/dashboard/car-control/create' },
  { path: '/dashboard/leads?form=create' },
  { path: '/dashboard/leads?lead=:id', list: '/main/leads?page=1' },
  {
    path: '/dashboard/trade-in/offer-list/:id?bid=:id',
    list: '/main/trade-in/autos?state=open',
    fits: ({ allowed_actions }) => allowed_actions.includes('offer'),
  },
  { path: '/dashboard/trade-in/applications?form=create' },
  {
    path: '/dashboard/trade-in/applications?application=:id',
    list: '/main/trade-in/applications?status=pending',
  },
  { path: '/dashboard/ads?form=create' },
  { path: '/dashboard/chat?current-chat-id=:id', list: '/chat/api/room/list/?page=1' },
];

async function addressOf(
  { path, list, fits = () => true }: Form,
  url: string,
  token: string,
): Promise<string> {
  if (list === undefined) return path;
  const { results } = await call('GET', `${list}&size=20`, { token, url });
  const row = results.find(fits);
  if (row === undefined) throw new Error(`${list} has no row with this form.`);
  return path.replaceAll(':id', String(row.id));
}

/** Milliseconds on a busy machine. */
const patience = 60_000;

/** Drafts in the database or in write-ahead notes. */
const draftsIn = (page: Page) =>
  page.evaluate(async () => {
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      const opening = indexedDB.open('karvon-drafts');
      opening.addEventListener('error', () => resolve([]));
      opening.addEventListener('success', () => {
        const names = [...opening.result.objectStoreNames];
        if (names[0] === undefined) return resolve([]);
        const asked = opening.result.transaction(names[0]).objectStore(names[0]).getAllKeys();
        asked.addEventListener('success', () => resolve(asked.result));
        asked.addEventListener('error', () => resolve([]));
      });
    });
    return JSON.stringify([
      ...keys,
      ...Object.keys(localStorage).filter((key) => key.includes('ahead')),
    ]);
  });

/** Text fields. Choices and searches are no work that could be lost. */
const textsIn = (page: Page): Locator =>
  page
    .locator(
      'input:not([type=file], [type=checkbox], [type=radio], [type=search], [type=range], [role=combobox], [readonly], [disabled]), ' +
        'textarea:not([readonly], [disabled])',
    )
    .filter({ visible: true });

const shown = (page: Page) =>
  textsIn(page).evaluateAll((all) =>
    all.flatMap((each) => {
      if (!(each instanceof HTMLInputElement || each instanceof HTMLTextAreaElement)) return [];
      if (each.closest('[role=search]') !== null) return [];
      const label = each.getAttribute('aria-label') ?? each.labels?.[0]?.textContent ?? '';
      return [{ name: `${label} ${each.name}`.trim(), value: each.value }];
    }),
  );

const textFor = (kind: string, at: number) => {
  if (kind === 'tel') return `90${String(1_110_000 + at)}`;
  return kind === 'numeric' || kind === 'decimal' ? String(11 + at) : `Канарейка ${String(at)}`;
};

/** Fills all fields. @returns the contents of each changed field */
async function fillAll(page: Page): Promise<Map<string, string>> {
  const before = await shown(page);
  const fields = textsIn(page);
  const count = await fields.count();
  for (let at = 0; at < count; at += 1) {
    const one = fields.nth(at);
    const kind = await one.evaluate((node) =>
      node.closest('[role=search]') === null
        ? (node.getAttribute('inputmode') ?? node.getAttribute('type') ?? '')
        : 'search',
    );
    if (kind === 'search') continue;
    await one.fill(textFor(kind, at), { timeout: 3000 }).catch(() => undefined);
    // A time is completed on blur. The last field keeps the focus, as while typing.
    if (at < count - 1) await one.blur({ timeout: 3000 }).catch(() => undefined);
  }
  const after = await shown(page);
  return new Map(
    after.flatMap(({ name, value }, at) =>
      value === '' || value === before[at]?.value ? [] : [[name, value] as const],
    ),
  );
}

/** True for equal texts. An incomplete time is completed when its field unmounts. */
const isSame = (now: string | undefined, typed: string) => now === typed || now === `${typed}:00`;

const submitOf = (page: Page) =>
  page.locator('button[type=submit]').filter({ visible: true }).last();

async function signInAgain(page: Page): Promise<void> {
  await page.getByLabel(t('auth:phone.label')).fill(demoDealer.phone.slice(4));
  await page.getByLabel(t('auth:password.label'), { exact: true }).fill(demoDealer.password);
  await page.getByRole('button', { name: t('auth:login.submit'), exact: true }).click();
}

export const endedSession: Row = {
  key: 'tokens',
  name: 'a session that ends in the middle of a form',
  rounds: 2 * forms.length,
  quick: { tests: ['safety.spec'] },
  limit: 300_000,
  open: async (stage) => {
    const { url } = await stage.product();
    const browser = await stage.browser();
    const reader = await accessToken(url);
    let typedFields = 0;
    return {
      play: async ({ random, seed }) => {
        const chosen = forms[seed % forms.length];
        if (chosen === undefined) throw new RangeError('There are no forms.');
        const { path: form } = chosen;
        const address = await addressOf(chosen, url, reader);
        const profile = await signIn(url);
        const { access } = JSON.parse(profile);
        const context = await signedIn(browser, url, profile, 'block');
        const failures: string[] = [];
        try {
          const page = await context.newPage();
          page.on('pageerror', (error) => failures.push(error.message));
          page.on('dialog', (dialog) => void dialog.accept());
          await visit(page, address, patience);
          await textsIn(page)
            .first()
            .waitFor({ timeout: patience })
            .catch(() => undefined);
          const typed = await fillAll(page);
          typedFields += typed.size;
          if (typed.size === 0) return { failures: [`${form}: no field takes a text`] };
          await pause(random.between(0, 1500));
          await call('POST', '/main/auth/logout', { token: access, url });
          await submitOf(page)
            .click({ timeout: 2000 })
            .catch(() => undefined);
          // Without a press, the page's next request detects it.
          await page.waitForURL(/\/login\?next=/, { timeout: 5000 }).catch(() => page.reload());
          await page.waitForURL(/\/login\?next=/, { timeout: patience });
          await signInAgain(page);
          await page
            .waitForURL((now) => `${now.pathname}${now.search}`.startsWith(address), {
              timeout: patience,
            })
            .catch(async () => {
              const seen = await page.locator('body').innerText();
              throw new Error(
                `${form}: signed in again, and shown is ${page.url()}: ${seen.replaceAll(/\s+/g, ' ').slice(0, 600)}`,
              );
            });
          await standing(page, patience);
          await textsIn(page).first().waitFor({ timeout: patience });
          const restore = page.getByRole('button', {
            name: t('common:draft.restore'),
            exact: true,
          });
          const missing = await until(async () => {
            if ((await restore.count()) > 0)
              await restore
                .first()
                .click({ timeout: 2000 })
                .catch(() => undefined);
            const now = new Map((await shown(page)).map(({ name, value }) => [name, value]));
            const gone = [...typed].filter(([name, value]) => !isSame(now.get(name), value));
            return gone.length === 0 ? [] : undefined;
          }, 20_000);
          if (missing === undefined) {
            failures.push(
              `${form}: ${String(await restore.count())} drafts are offered, kept are ${await draftsIn(page)}`,
            );
            const now = new Map((await shown(page)).map(({ name, value }) => [name, value]));
            for (const [name, value] of typed)
              if (!isSame(now.get(name), value))
                failures.push(
                  `${form}: «${name}» has «${now.get(name) ?? 'gone'}», typed was «${value}»`,
                );
          }
          const sent = new Map<string, number>();
          page.on('response', (response) => {
            const method = response.request().method();
            if (
              method === 'GET' ||
              !response.ok() ||
              /\/(read|devices|events)/.test(response.url())
            )
              return;
            const what = `${method} ${new URL(response.url()).pathname}`;
            sent.set(what, (sent.get(what) ?? 0) + 1);
          });
          await submitOf(page)
            .click({ timeout: 2000 })
            .catch(() => undefined);
          await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
          for (const [what, times] of sent)
            if (times > 1) failures.push(`${form}: ${what} was sent ${String(times)} times`);
        } finally {
          await context.close();
        }
        return { failures };
      },
      close: () => Promise.resolve(),
      figure: () => `${String(typedFields)} fields of ${String(forms.length)} forms`,
    };
  },
};
