import { isApiError } from '@karvon/api/errors';
import { addressWithParams } from '@karvon/api/http';
import type { ClientErrorKind, ClientErrorReport } from '@karvon/api/main';
import { storedLanguage } from '../i18n/languages';
import { chunkAddress } from '../routing/probe-chunk';
import { browserOf, framesOf, redactText } from './redact';

/** Maximum reports of one kind per page: an error in a loop adds no information. */
const mostOfKind = 10;

const sent = new Map<ClientErrorKind, Set<string>>();

function isNew({ kind, name, message, frames }: ClientErrorReport): boolean {
  const known = sent.get(kind) ?? new Set();
  const key = [name, message, frames[0]].join('\n');
  if (known.has(key) || known.size >= mostOfKind) return false;
  sent.set(kind, known.add(key));
  return true;
}

export function sendClientError(met: {
  kind: ClientErrorKind;
  error: unknown;
  release: string;
  route: string;
}): void {
  const { error, release, route } = met;
  // The server knows its own responses, and contract violations are reported elsewhere.
  if (!(error instanceof Error) || error.name === 'AbortError' || isApiError(error)) return;
  const stack = error.stack ?? '';
  if (stack.includes('-extension://')) return;
  const browser = browserOf(navigator.userAgent);
  const report: ClientErrorReport = {
    kind: chunkAddress(error) === undefined ? met.kind : 'chunk',
    name: /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error',
    message: redactText(error.message),
    frames: framesOf(stack),
    release,
    route,
    language: storedLanguage(),
    ...(browser !== undefined && { browser }),
  };
  if (isNew(report)) post(report);
}

/**
 * Sends JSON, since the server rejects text/plain, which any site could send without preflight. A beacon would send
 * cookies, which another origin would have to allow.
 */
function post(report: ClientErrorReport): void {
  const address = new URL(addressWithParams({ url: '/main/client-errors' }), location.href);
  const type = 'application/json';
  const body = new Blob([JSON.stringify(report)], { type });
  const isOurs = address.origin === location.origin;
  if (isOurs && 'sendBeacon' in navigator && navigator.sendBeacon(address, body)) return;
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
    keepalive: true,
    credentials: 'omit',
  }).catch(() => {});
}
