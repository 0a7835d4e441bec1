/** True when the browser has a top layer: Chrome 114, Firefox 125, Safari 17. */
const hasTopLayer = typeof HTMLElement === 'function' && 'showPopover' in HTMLElement.prototype;

/** Value of `popover`. Without a top layer the element stays in the page, with a z-index. */
export const popover = hasTopLayer ? 'manual' : undefined;

export function toTopLayer(element: HTMLElement): void {
  if (hasTopLayer) element.showPopover();
}
