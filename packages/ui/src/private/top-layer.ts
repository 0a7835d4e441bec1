/**
 * Brings an element with `popover` above everything else. Where the browser has no top layer (Safari before 17, Firefox before 125), it stays
 * in the page, above it by its style.
 */
export function toTopLayer(element: HTMLElement): void {
  if ('showPopover' in element) element.showPopover();
}
