/** Enough for what a push may still be under way of. */
const limit = 200;
const shown = new Set<number>();

/** Notifies the other tabs; without it each tab only knows its own. */
const channel =
  'BroadcastChannel' in globalThis ? new BroadcastChannel('karvon-shown-notices') : undefined;

function keep(id: number): void {
  shown.add(id);
  const [oldest] = shown;
  if (shown.size > limit && oldest !== undefined) shown.delete(oldest);
}

channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (typeof data === 'number') keep(data);
});

/** Whether a toast of this notice was shown, here or in another tab. */
export const wasShown = (id: number): boolean => shown.has(id);

/** Notes that its toast is shown, for this tab and the others. */
export function markShown(id: number): void {
  keep(id);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
  channel?.postMessage(id);
}
