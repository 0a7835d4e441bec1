import { safeNext } from '../session/next-path';
import { textAt } from '../value-at';

/** Messages from the worker to a page: a notification arrived while the page is visible, or one was clicked. */
export type WorkerMessage =
  | { kind: 'notice'; id: number; title: string; body: string; link: string }
  | { kind: 'open'; link: string; id?: number };

/** Parses a message of the worker. Links to other origins are rejected. */
export function readWorkerMessage(data: unknown): WorkerMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const link = safeNext(textAt(data, 'link'));
  if (link === undefined) return undefined;
  const kind = textAt(data, 'kind');
  const id = Number(textAt(data, 'notification_id'));
  if (kind === 'karvon-open')
    return { kind: 'open', link, ...(Number.isSafeInteger(id) && id > 0 && { id }) };
  const title = textAt(data, 'title');
  if (kind !== 'karvon-notice' || title === '' || !Number.isSafeInteger(id)) return undefined;
  return { kind: 'notice', id, title, body: textAt(data, 'body'), link };
}
