export type Placement = 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'right end';

const gap = 6;
const margin = 8;

const clamp = (value: number, size: number, limit: number) =>
  Math.max(margin, Math.min(value, limit - size - margin));

/** Places a fixed box next to its anchor, or on the other side if there is no space. It stays on screen. Layout is read once and written once. */
export function place(box: HTMLElement, anchor: Element, placement: Placement): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const [side, align] = placement.split(' ');

  let left = align === 'end' ? at.right - width : at.left;
  let top: number;
  if (side === 'right') {
    left = at.right + gap;
    if (left + width > viewport.width - margin) left = at.left - gap - width;
    top = at.bottom - height;
  } else {
    const below = at.bottom + gap;
    const above = at.top - gap - height;
    const fitsBelow = below + height <= viewport.height - margin;
    const fitsAbove = above >= margin;
    const goesDown = side === 'bottom' ? fitsBelow || !fitsAbove : !fitsAbove && fitsBelow;
    top = goesDown ? below : above;
  }
  box.style.left = `${clamp(left, width, viewport.width)}px`;
  box.style.top = `${clamp(top, height, viewport.height)}px`;
}
