import { toast } from '../shared/feedback/toast';
import { i18n } from '../shared/i18n/i18n';
import { forgetKeptShell } from '../shared/offline/forget-shell';
import { pageBuild } from '../shared/offline/page-build';
import { newVersionKind } from '../shared/offline/worker-protocol';
import { probeChunk } from '../shared/routing/probe-chunk';
import { minute } from '../shared/time';
import { valueAt } from '../shared/value-at';

const key = 'reloaded-for-new-version';

/** Milliseconds between questions to a server that does not respond, and how many there are. */
const pause = 1000;
const most = 60;

/**
 * A chunk that is gone means that a new version was deployed while the page was open: reload, once. A second one within a minute is
 * shown as an error instead, or a broken deployment would reload for ever. Drafts are on the device by then. A chunk that the server
 * still has was cut off on its way: the page and what is typed into it stay, and whoever asked tries again (`whenReachable`).
 *
 * A page that the offline worker has kept may be older than the server's, and so may one that has been open for long: it is notified, and
 * is loaded again as long as nobody has touched it. Else a toast offers that, and the next visit is the new one.
 */
export function reloadOnNewVersion(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    // Nothing comes without a network; whoever asked tries again when there is one.
    if (navigator.onLine) void reloadWhereGone(payload);
  });
  // Absent without TLS.
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (valueAt(data, 'kind') !== newVersionKind) return;
    const build = valueAt(data, 'build');
    if (build !== undefined && build === pageBuild()) return;
    // Where the browser does not say, somebody may have.
    const isTouched = !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;
    if (isTouched) void offerReload();
    else if (mayReload()) location.reload();
  });
}

let isOffered = false;

/** Stays until it is answered, once a page: whoever closes it gets the new version with the next visit. */
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
  // A chunk also fails while the server restarts: what it has afterwards decides.
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

/** Whether this is the first time within a minute; notes it. */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < minute) return false;
    sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    // Without session storage nothing would stop the second reload.
    return false;
  }
}

/** A reload into a server that is not ready would leave a blank page. */
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
