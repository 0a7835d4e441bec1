import { expect, it, vi } from 'vitest';
import { createTabs, type TabNews } from './outbox-tabs';

it('tells the other tabs, and after its end nobody', async () => {
  const [one, other] = [createTabs('7'), createTabs('7')];
  const heard = vi.fn<(news: TabNews) => void>();
  const stop = other.listen(heard);
  one.tell({ type: 'changed' });
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  one.close();
  // A deed that ends after the person has left.
  one.tell({ type: 'changed' });
  createTabs('7').tell({ type: 'changed' });
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
  stop();
  other.close();
});
