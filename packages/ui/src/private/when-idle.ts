/** Longest wait for a free moment, in ms. */
const longest = 300;

/** Calls in a moment in which the page has nothing else to do; where the browser names none, in the next one. @returns takes it back */
export function whenIdle(call: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const id = requestIdleCallback(call, { timeout: longest });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(call);
  return () => clearTimeout(timer);
}
