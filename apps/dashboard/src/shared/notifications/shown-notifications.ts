/** Covers all pushes that may still be under way. */
const limit = 200;
const shown = new Set<number>();

/** Channel to other tabs. Without it each tab knows only its own toasts. */
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

export const wasShown = (id: number): boolean => shown.has(id);

export function markShown(id: number): void {
  keep(id);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
  channel?.postMessage(id);
}
