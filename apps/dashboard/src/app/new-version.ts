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
 * Reloads the page once when a chunk is gone after a deployment. A second failure within a minute is shown, or a broken deployment would reload forever.
 *
 * A page of an older build, kept or open for long, reloads on the worker's message if the user has not touched it; otherwise a toast offers the reload.
 */
export function reloadOnNewVersion(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    // Without a network nothing loads; the caller retries when it is back.
    if (navigator.onLine) void reloadWhereGone(payload);
  });
  // Workers are absent without TLS.
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (valueAt(data, 'kind') !== newVersionKind) return;
    const build = valueAt(data, 'build');
    if (build !== undefined && build === pageBuild()) return;
    // Without support for `userActivation`, the page counts as touched.
    const isTouched = !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;
    if (isTouched) void offerReload();
    else if (mayReload()) location.reload();
  });
}

let isOffered = false;

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

/** Waits for the server: a reload before it is ready would show a blank page. */
async function untilReady(): Promise<void> {
  for (let tries = 0; tries < most; tries += 1) {
    try {
      if ((await fetch('/readyz', { cache: 'no-store' })).ok) return;
    } catch {
      // The server is not ready yet.
    }
    await wait(pause);
  }
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
