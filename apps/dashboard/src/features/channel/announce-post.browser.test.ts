import { fixtures } from '@karvon/api/fixtures';
import type { TelegramPostStatus } from '@karvon/api/main';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { toast } from '../../shared/feedback/toast';
import { sent, serve } from '../../testing/mock-service';
import { announcePost } from './announce-post';
import { channelQueries } from './queries';

vi.mock('@karvon/api/http', async (original) => ({
  ...(await original<object>()),
  request: (await import('../../testing/mock-service')).respond,
}));
vi.mock('../../shared/i18n/i18n', () => ({ i18n: { t: (key: string) => key } }));
vi.mock('../../shared/feedback/toast', () => ({ toast: vi.fn() }));

const post = fixtures.getTelegramPost;
let status: TelegramPostStatus;
let client: QueryClient;

beforeEach(() => {
  vi.mocked(toast).mockClear();
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  status = 'queued';
  serve({
    [`GET /main/telegram/posts/${String(post.id)}`]: () => ({
      ...post,
      status,
      url: 'https://t.me/karvon_motors/12',
    }),
  });
});

const change = async (to: TelegramPostStatus) => {
  status = to;
  const before = sent.length;
  await client.invalidateQueries({ queryKey: channelQueries.post(post.id).queryKey });
  return sent.length - before;
};
const isRead = () =>
  expect.poll(() => client.getQueryData(channelQueries.post(post.id).queryKey)).toBeDefined();

it('says once that a post has left, and opens it', async () => {
  announcePost(client, post.id);
  await isRead();
  await change('sending');
  expect(toast).not.toHaveBeenCalled();
  await change('posted');
  const action = expect.objectContaining({ label: 'channel:open' });
  expect(vi.mocked(toast).mock.calls).toEqual([
    [expect.objectContaining({ title: 'channel:sent', action })],
  ]);
  expect(await change('updating')).toBe(0);
});

it('does not announce a post that was cancelled', async () => {
  announcePost(client, post.id);
  await isRead();
  await change('cancelled');
  expect(await change('posted')).toBe(0);
  expect(toast).not.toHaveBeenCalled();
});
