import { loadToasts } from '../shared/feedback/toast';
import { pageIsUsable } from '../shared/routing/page-is-usable';
import { whenReachable } from '../shared/routing/when-reachable';
import type { createRouter } from './router';

/** Starts the offline worker with the first signed-in page. Readers of the landing page store nothing. */
export function keepForOffline(router: ReturnType<typeof createRouter>): void {
  let isStarted = false;
  const start = () => {
    if (isStarted || !router.state.location.pathname.startsWith('/dashboard')) return;
    isStarted = true;
    stop();
    void startWorker();
  };
  const stop = router.subscribe(start);
  start();
}

async function startWorker(): Promise<void> {
  await pageIsUsable();
  try {
    // These chunks are kept too. They load during the worker's installation, which must not wait for them.
    const late = Promise.all([
      whenReachable(loadToasts),
      // Signing out needs it, also without a network.
      whenReachable(() => import('../shared/form/draft-store')),
    ]).catch(() => undefined);
    const { startOfflineWorker } = await whenReachable(
      () => import('../shared/offline/offline-worker'),
    );
    await startOfflineWorker(late);
  } catch {
    // The next visit retries.
  }
}
