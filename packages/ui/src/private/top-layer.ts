/** True when the browser has a top layer: Chrome 114, Firefox 125, Safari 17. */
const hasTopLayer = typeof HTMLElement === 'function' && 'showPopover' in HTMLElement.prototype;

/** The attribute `popover` of an element that goes there. Without a top layer it stays in the page, above it by its style. */
export const popover = hasTopLayer ? 'manual' : undefined;

/** Brings such an element above everything else. */
export function toTopLayer(element: HTMLElement): void {
  if (hasTopLayer) element.showPopover();
}
