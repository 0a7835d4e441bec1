import { hashKey } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { firstCalls, desktopFirstCalls } from '../../../../build/first-calls';
import { firstRowsQuery } from '../../../shared/offline/first-rows';
import { autoFilters } from '../auto-filters';

it('asks for what app.html has asked for already', async () => {
  // Files share their modules, and another one's may be mocks of the calls that are looked for here.
  vi.resetModules();
  const { configureApi } = await import('@karvon/api/http');
  const { preload } = await import('../queries');
  const { queryClient } = await import('../../../shared/query');
  const asked: string[] = [];
  configureApi({
    takePrefetched: (address) => {
      asked.push(address);
      return Promise.resolve(new Response(null, { status: 404 }));
    },
  });
  await preload.list?.(
    (...all) => Promise.all(all.map((query) => queryClient.prefetchQuery(query))),
    new URLSearchParams(),
  );
  const paths = [...firstCalls, ...desktopFirstCalls];
  await expect.poll(() => asked, { timeout: 20_000 }).toEqual(paths.map((path) => `/main${path}`));
});

it('keeps the first cars of the very list that opens without anything in its address', async () => {
  const { autoQueries } = await import('../queries');
  const { queryKey } = autoQueries.page(autoFilters.read(new URLSearchParams()));
  expect(hashKey(queryKey)).toBe(firstRowsQuery);
});
