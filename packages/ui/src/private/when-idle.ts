/** Maximum delay in ms. */
const longest = 300;

/** Calls when the page is idle; without `requestIdleCallback`, in the next task. @returns cancels the call */
export function whenIdle(call: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const id = requestIdleCallback(call, { timeout: longest });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(call);
  return () => clearTimeout(timer);
}
