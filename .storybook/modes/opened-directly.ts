import { forceWidth } from './forced-media';
import { viewports } from './toolbars';

/** Marks a page whose body is the window that a story asks for. */
const framed = 'framed';

const isKnown = (name: unknown): name is keyof typeof viewports =>
  typeof name === 'string' && name in viewports;

/** The window that a story asks for by its globals. */
function wantedViewport(globals: Readonly<Record<string, unknown>>) {
  const { viewport } = globals;
  const name: unknown =
    typeof viewport === 'object' && viewport !== null ? Reflect.get(viewport, 'value') : viewport;
  return isKnown(name) ? viewports[name].styles : undefined;
}

/** Style of a body in place of a window: what is fixed to the window is fixed to it. As high as the window, which dialogs measure. */
function frame({ width }: { width: string }): void {
  const { dataset } = document.documentElement;
  if (dataset[framed] === width) return;
  dataset[framed] = width;
  const sheet = document.createElement('style');
  sheet.textContent = `html[data-${framed}="${width}"] body{box-sizing:border-box;width:${width};height:100vh;margin-inline:auto!important;overflow:auto;transform:translate(0);outline:1px solid #8888}`;
  document.head.append(sheet);
}

/**
 * The manager and a documentation page give a story the window that it asks for. One that is opened by itself has the browser's: where that
 * is wider, the story is shown in a part of it, and its media queries are answered as they would be there, so that its play passes too.
 */
export function giveOwnWindow(globals: Readonly<Record<string, unknown>>): void {
  const wanted = window.parent === window ? wantedViewport(globals) : undefined;
  if (wanted === undefined || window.innerWidth <= Number.parseInt(wanted.width, 10)) {
    delete document.documentElement.dataset[framed];
    forceWidth(undefined);
    return;
  }
  frame(wanted);
  forceWidth(Number.parseInt(wanted.width, 10));
}
