import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

let root: Root | undefined;

const frame = () => new Promise(requestAnimationFrame);

/** Milliseconds from the render to the frame after it, including layout. */
export async function mount(element: ReactElement): Promise<number> {
  const place = document.querySelector('#root');
  if (!place) throw new Error('The page has no root.');
  root?.unmount();
  root = createRoot(place);
  await frame();
  await frame();
  const start = performance.now();
  flushSync(() => root?.render(element));
  // Reading the layout forces the browser to compute it.
  document.body.getBoundingClientRect();
  const end = performance.now();
  await frame();
  await frame();
  return end - start;
}

export function unmount(): void {
  root?.unmount();
  root = undefined;
}

export function offer(name: string, entry: unknown): void {
  Object.assign(globalThis, { [name]: entry });
}
