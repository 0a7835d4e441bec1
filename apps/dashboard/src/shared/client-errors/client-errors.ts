import type { ClientErrorKind } from '@karvon/api/main';
import { pageBuild } from '../offline/page-build';
import { isOffline } from '../offline/network';
import { pageIsUsable } from '../routing/page-is-usable';

type PatternOf = (pathname: string) => string;

let patternOf: PatternOf = () => '/';
let sender: Promise<typeof import('./send-client-error')> | undefined;

function loadSender() {
  sender ??= import('./send-client-error');
  return sender;
}

/**
 * Reports an error to the server, without personal data. Offline and in the development server nothing is sent, and a
 * failed report is lost.
 */
export function reportClientError(kind: ClientErrorKind, error: unknown): void {
  if (isOffline()) return;
  send(kind, error).catch(() => {});
}

async function send(kind: ClientErrorKind, error: unknown): Promise<void> {
  const release = pageBuild();
  if (release === undefined) return;
  const { pathname } = location;
  const { sendClientError } = await loadSender();
  sendClientError({ kind, error, release, route: patternOf(pathname) });
}

/**
 * Reports uncaught errors. The sender's chunk loads once the page is usable: after a broken deployment it could no
 * longer be loaded.
 *
 * @param pattern pattern of the route that an address belongs to
 */
export function watchErrors(pattern: PatternOf): void {
  patternOf = pattern;
  // Scripts of other origins and the browser's own warnings come without an error.
  addEventListener('error', ({ error }: ErrorEvent) => reportClientError('error', error));
  addEventListener('unhandledrejection', ({ reason }) => reportClientError('rejection', reason));
  void pageIsUsable()
    .then(loadSender)
    .catch(() => {});
}
