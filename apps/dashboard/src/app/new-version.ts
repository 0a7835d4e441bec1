import { toast } from '../shared/feedback/toast';
import { i18n } from '../shared/i18n/i18n';
import { forgetKeptShell } from '../shared/offline/forget-shell';
import { pageBuild } from '../shared/offline/page-build';
import { newVersionKind } from '../shared/offline/worker-protocol';
import { probeChunk } from '../shared/routing/probe-chunk';
import { minute } from '../shared/time';
import { valueAt } from '../shared/value-at';

const key = 'reloaded-for-new-version';

/** Milliseconds between requests to a server that does not respond, and their maximum number. */
const pause = 1000;
const most = 60;

/**
 * Reloads the page once when a chunk is gone, since a new version was deployed while the page was open. A second
 * failure within a minute is shown as an error, or a broken deployment would reload for ever. Drafts are on the device
 * by then. A chunk that the server still has was merely interrupted: the page stays and the caller retries
 * (`whenReachable`).
 *
 * A page kept by the offline worker, or open for a long time, may be older than the server. The worker notifies it, and
 * it reloads if the user has not touched it. Otherwise a toast offers the reload, and the next visit loads the new
 * version.
 */
export function reloadOnNewVersion(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    // Without a network nothing loads; the caller retries when it is back.
    if (navigator.onLine) void reloadWhereGone(payload);
  });
  // Absent without TLS.
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (valueAt(data, 'kind') !== newVersionKind) return;
    const build = valueAt(data, 'build');
    if (build !== undefined && build === pageBuild()) return;
    // Without support for `userActivation`, assume that the user has touched the page.
    const isTouched = !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;
    if (isTouched) void offerReload();
    else if (mayReload()) location.reload();
  });
}

let isOffered = false;

/** Shown until dismissed, once per page. After that the next visit loads the new version. */
async function offerReload(): Promise<void> {
  if (isOffered) return;
  isOffered = true;
  await toast({
    tone: 'info',
    title: i18n.t('common:newVersion'),
    timeout: 0,
    action: { label: i18n.t('common:reload'), onAction: () => location.reload() },
  });
}

async function reloadWhereGone(error: unknown): Promise<void> {
  // A chunk also fails while the server restarts, so the state after the restart decides.
  for (let tries = 0; tries < most; tries += 1) {
    const state = await probeChunk(error);
    if (state === 'there') return;
    if (state === 'gone') break;
    await wait(pause);
  }
  if (!mayReload()) return;
  await untilReady();
  await forgetKeptShell();
  location.reload();
}

/** True for the first call within a minute, which it records. */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < minute) return false;
    sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    // Without session storage nothing would prevent a second reload.
    return false;
  }
}

/** Waits for the server: a reload before it is ready would leave a blank page. */
async function untilReady(): Promise<void> {
  for (let tries = 0; tries < most; tries += 1) {
    try {
      if ((await fetch('/readyz', { cache: 'no-store' })).ok) return;
    } catch {
      // Not there yet.
    }
    await wait(pause);
  }
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
