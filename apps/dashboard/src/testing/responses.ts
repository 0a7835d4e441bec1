import { fixtures } from '@karvon/api/fixtures';
import { problemResponse } from '@karvon/api/msw';
import * as chat from '@karvon/api/msw/chat';
import * as main from '@karvon/api/msw/main';
import * as search from '@karvon/api/msw/search';
import { delay, http, HttpResponse, ws, type RequestHandler, type WebSocketHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import cobalt from '../shared/images/cobalt-white.svg?raw';
import song from '../shared/images/song-teal.svg?raw';
import tahoe from '../shared/images/tahoe-black.svg?raw';
import tracker from '../shared/images/tracker-red.svg?raw';

/** A story's response that replaces an example of the contract. */
export type MockResponse = RequestHandler | WebSocketHandler;

const localeFiles = import.meta.glob<Record<string, unknown>>('../../public/locales/*/*.json', {
  import: 'default',
});

/** The product's texts. By the full path, since `*` before it would also match the import of the file itself. */
const locales = http.get<{ language: string; file: string }>(
  '/locales/:language/:file',
  async ({ params: { language, file } }) => {
    const found = await localeFiles[`../../public/locales/${language}/${file}`]?.();
    return found === undefined ? new HttpResponse(null, { status: 404 }) : HttpResponse.json(found);
  },
);

/** Rendered cars for images of the examples, by the beginning of their ids. Other images are the red one. */
const illustrations: readonly (readonly [id: string, illustration: string])[] = [
  ['b5Nd1rQy7k', cobalt],
  ['c0bAlt24wh', cobalt],
  ['v8Hs6tFe2a', song],
  ['k1aK5gtLin', tahoe],
];

const missing = [
  fixtures.login.business_user.profile_pic,
  ...fixtures.listAvtosalons.results.map(({ logo }) => logo),
].flatMap((image) => image?.id ?? []);

const images = http.get<{ file: string }>('/media/:file', ({ params: { file } }) => {
  if (missing.some((id) => file.startsWith(id))) return new HttpResponse(null, { status: 404 });
  const illustration = illustrations.find(([id]) => file.startsWith(id))?.[1] ?? tracker;
  return new HttpResponse(illustration, { headers: { 'Content-Type': 'image/svg+xml' } });
});

const socket = ws.link('*/chat/ws*').addEventListener('connection', () => undefined);

function variablesOf(handler: MockResponse): number {
  const path = 'info' in handler && 'path' in handler.info ? String(handler.info.path) : '';
  return path.split('/:').length;
}

/** Examples of the full contract, one response for each operation. */
const examples: readonly MockResponse[] = [main, search, chat]
  .flatMap((service) => Object.values(service).flatMap((handlersOf) => handlersOf()))
  // `/payments/balance` precedes `/payments/:id`, which would match first.
  .toSorted((a, b) => variablesOf(a) - variablesOf(b));

const worker = setupWorker();
let started: Promise<unknown> | undefined;

export async function respondWith(first: readonly MockResponse[]): Promise<void> {
  worker.resetHandlers(...first, locales, images, socket, ...examples);
  started ??= worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}story-service-worker.js` },
  });
  await started;
}

/** A response that stays pending. Addresses are full paths: `/main/autos`, `/main/*`. */
export const waiting = (address: string): MockResponse =>
  http.all(address, () => delay('infinite'));

/** A handler that responds as if the service were down. */
export const failing = (address: string): MockResponse =>
  http.all(address, () => problemResponse(503, { code: 'service_unavailable' }));

/** A list without rows. @param statuses counts by status, if the list has them */
export const emptyList = (address: string, statuses?: object): MockResponse =>
  http.get(address, () => HttpResponse.json({ results: [], count: 0, statuses }));

export const noShowrooms = emptyList('/main/avtosalons', { active: 0, inactive: 0 });

export const responding = (address: string, body: object): MockResponse =>
  http.get(address, () => HttpResponse.json(body));
