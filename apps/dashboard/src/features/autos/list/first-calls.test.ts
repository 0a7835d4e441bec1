import { configureApi } from '@karvon/api/http';
import { beforeEach, expect, it } from 'vitest';
import { firstCalls, desktopFirstCalls } from '../../../../build/first-calls';
import { queryClient } from '../../../shared/query';
import { loader } from './autos-list-loader';

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  queryClient.clear();
  configureApi({
    takePrefetched: (address) => {
      asked.push(address);
      return Promise.resolve(new Response(null, { status: 404 }));
    },
  });
});

it('asks for what app.html has asked for already', async () => {
  const url = new URL('http://karvon.test/dashboard/autos');
  void loader({
    request: new Request(url),
    url,
    params: {},
    pattern: url.pathname,
    context: undefined,
  });
  const paths = [...firstCalls, ...desktopFirstCalls];
  await expect.poll(() => asked).toEqual(paths.map((path) => `/main${path}`));
});
