import { createQueryClient } from '@karvon/api/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { defineSharedQuery } from './define-shared-query';

it('does not refetch a failed query for its next reader', async () => {
  const client = createQueryClient();
  const ask = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('down')));
  const options = { queryKey: ['profile'], queryFn: ask, retry: false, staleTime: Infinity };
  await client.fetchQuery(options).catch(() => undefined);
  const useProfile = defineSharedQuery(() => options);
  function Reader() {
    return <p>{useProfile() ?? 'none'}</p>;
  }
  const page = (
    <QueryClientProvider client={client}>
      <Reader />
    </QueryClientProvider>
  );
  render(page).unmount();
  render(page);
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(ask).toHaveBeenCalledOnce();
});
