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

/** Reports an error to the server, without personal data. Nothing is sent offline or in the development server, and failed reports are lost. */
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
 * Reports uncaught errors. The sender loads early, since a broken deployment may make it unavailable.
 * @param pattern returns the route pattern of an address
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
