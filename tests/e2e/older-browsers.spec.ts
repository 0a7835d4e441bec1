import { say } from './buyer.ts';
import { chatParts, startChat } from './chat.ts';
import { mainJob } from './main-job.ts';
import { expect, test } from './test.ts';

/** Functions that Chrome 109, Firefox 115 or Safari 16.4 lack, removed before any script of the page. */
const growOld = () => {
  for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with'])
    Reflect.deleteProperty(Array.prototype, name);
  for (const name of ['parse', 'canParse']) Reflect.deleteProperty(URL, name);
  for (const name of ['withResolvers', 'try']) Reflect.deleteProperty(Promise, name);
  for (const owner of [Map, Object]) Reflect.deleteProperty(owner, 'groupBy');
  for (const name of ['union', 'intersection', 'difference', 'symmetricDifference'])
    Reflect.deleteProperty(Set.prototype, name);
  const iterators: object = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
  for (const name of ['map', 'filter', 'toArray', 'some', 'find', 'forEach', 'reduce', 'take'])
    Reflect.deleteProperty(iterators, name);
  for (const name of ['Iterator', 'navigation', 'scheduler'])
    Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(Array, 'fromAsync');
  Reflect.deleteProperty(AbortSignal, 'any');
  Reflect.deleteProperty(Response, 'json');
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  for (const name of ['showPopover', 'hidePopover', 'togglePopover', 'popover'])
    Reflect.deleteProperty(HTMLElement.prototype, name);
};

test.beforeEach(({ context }) => context.addInitScript(growOld));

test('the main job works in the oldest served browsers', async ({ page, t }) => {
  test.slow();
  await mainJob(page, t);
});

test('a message with a link, a menu and the statistics work in the oldest served browsers', async ({
  page,
  t,
}) => {
  const { room } = await startChat(page);
  await say(room, 'Смотрите https://example.uz/kobalt?id=5');
  await page.goto(`/dashboard/chat?current-chat-id=${String(room.id)}`);
  const { message } = chatParts(page, t);
  await expect(message(/Смотрите/).getByRole('link')).toHaveAttribute('href', /example\.uz/);
  await page.goto('/dashboard/autos');
  await page
    .getByRole('button', { name: /Cobalt/ })
    .last()
    .click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an older browser gets a sentence in both languages instead of a blank page', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.goto('/phone-check');
  const note = page.locator('#old-browser');
  await expect(note.getByText('Safari от 16.4')).toBeVisible();
  await expect(note.getByText('Safari 16.4 dan')).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
  await page.goto('/');
  await expect(note.getByText('Safari от 16.4')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
