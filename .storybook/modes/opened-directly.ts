import { forceWidth } from './forced-media';
import { viewports } from './toolbars';

/** Marks a page whose body has the size of the story's viewport. */
const framed = 'framed';

const isKnown = (name: unknown): name is keyof typeof viewports =>
  typeof name === 'string' && name in viewports;

/** The viewport that a story sets in its globals. */
function wantedViewport(globals: Readonly<Record<string, unknown>>) {
  const { viewport } = globals;
  const name: unknown =
    typeof viewport === 'object' && viewport !== null ? Reflect.get(viewport, 'value') : viewport;
  return isKnown(name) ? viewports[name].styles : undefined;
}

/** Sizes the body like a window: fixed elements are fixed to it, and dialogs measure its height. */
function frame({ width }: { width: string }): void {
  const { dataset } = document.documentElement;
  if (dataset[framed] === width) return;
  dataset[framed] = width;
  const sheet = document.createElement('style');
  sheet.textContent = `html[data-${framed}="${width}"] body{box-sizing:border-box;width:${width};height:100vh;margin-inline:auto!important;overflow:auto;transform:translate(0);outline:1px solid #8888}`;
  document.head.append(sheet);
}

/**
 * Gives a directly opened story its viewport, as the manager and documentation pages do. In a wider window it uses a
 * part, and its media queries match that width, so that its play passes.
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
