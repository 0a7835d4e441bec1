import { expect, it, vi } from 'vitest';
import { createTabs, type TabNews } from './outbox-tabs';

it('notifies other tabs until it is closed', async () => {
  const [one, other] = [createTabs('7'), createTabs('7')];
  const listener = vi.fn<(news: TabNews) => void>();
  const stop = other.listen(listener);
  one.notify({ type: 'changed' });
  await expect.poll(() => listener).toHaveBeenCalledTimes(1);
  one.close();
  one.notify({ type: 'changed' });
  createTabs('7').notify({ type: 'changed' });
  await expect.poll(() => listener).toHaveBeenCalledTimes(2);
  stop();
  other.close();
});
