import { expect, it, vi } from 'vitest';
import { firstCalls, desktopFirstCalls } from '../../../../build/first-calls';

it('asks for what app.html has asked for already', async () => {
  // Files share their modules, and another one's may be mocks of the calls that are looked for here.
  vi.resetModules();
  const { configureApi } = await import('@karvon/api/http');
  const { loader } = await import('./autos-list-loader');
  const asked: string[] = [];
  configureApi({
    takePrefetched: (address) => {
      asked.push(address);
      return Promise.resolve(new Response(null, { status: 404 }));
    },
  });
  const url = new URL('http://karvon.test/dashboard/autos');
  await loader({
    request: new Request(url),
    url,
    params: {},
    pattern: url.pathname,
    context: undefined,
  });
  const paths = [...firstCalls, ...desktopFirstCalls];
  await expect.poll(() => asked, { timeout: 20_000 }).toEqual(paths.map((path) => `/main${path}`));
});
