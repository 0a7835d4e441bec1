import { beforeEach, expect, it, vi } from 'vitest';
import { desktopFirstCalls, firstCalls } from '../../build/first-calls';
import type { ReadyPreload } from '../shared/resource/routes/resource-preload';

let asked: string[] = [];

beforeEach(async () => {
  // Test files share modules, so another file may have configured the client or loaded the calls looked for here.
  vi.resetModules();
  asked = [];
  const { configureApi } = await import('@karvon/api/http');
  configureApi({
    getToken: () => 'token',
    takePrefetched: (address) => {
      asked.push(address);
      return Promise.resolve(new Response(null, { status: 404 }));
    },
  });
});

const load = (preload: ReadyPreload) => preload.list?.(preload.prefetch, new URLSearchParams());
const pathsAsked = () => asked;

it('the list of cars requests what app.html has already requested', async () => {
  const { preload } = await import('../features/autos/queries');
  await load(preload);
  await expect.poll(pathsAsked).toEqual([...firstCalls.autos, ...desktopFirstCalls]);
});

it('the work panel requests what app.html has already requested', async () => {
  const { preload } = await import('../features/work-panel/queries');
  await load(preload);
  await expect.poll(pathsAsked).toEqual(firstCalls.workPanel);
});

it('the chat requests what app.html has already requested', async () => {
  const { loader } = await import('../features/chat/chat-loader');
  const url = new URL('http://localhost/dashboard/chat');
  loader({ request: new Request(url), url, params: {}, pattern: '', context: undefined });
  await expect.poll(pathsAsked).toEqual(firstCalls.chat);
});

it('leads, showrooms and the profile request what app.html has already requested', async () => {
  const { preload: ofLeads } = await import('../features/leads/queries');
  await load(ofLeads);
  await expect.poll(pathsAsked).toEqual(firstCalls.leads);
  asked = [];
  const { preload } = await import('../features/avtosalons/queries');
  await load(preload);
  await expect.poll(pathsAsked).toEqual(firstCalls.avtosalons);
  asked = [];
  const { preload: ofProfile } = await import('../features/profile/queries');
  await load(ofProfile);
  await expect.poll(pathsAsked).toEqual(expect.arrayContaining([...firstCalls.profile]));
});

it('a car requests by its id what app.html has already requested', async () => {
  const { preload } = await import('../features/autos/queries');
  preload.view?.(preload.prefetch, 220);
  await expect.poll(pathsAsked).toEqual(firstCalls.auto.map((path) => path.replace(':id', '220')));
});
