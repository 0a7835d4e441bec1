/** Side of a control. */
export type Side = 'top' | 'bottom' | 'left' | 'right';

const gap = 6;
const margin = 8;

const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

const within = (value: number, size: number, limit: number) =>
  Math.max(margin, Math.min(value, limit - size - margin));

/** Places a fixed box at a side of its anchor, or at the opposite side if there is no room. It always stays on the screen. */
export function placeBeside(box: HTMLElement, anchor: Element, preferred: Side): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const screen = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const viewport = {
    top: at.top - height,
    bottom: screen.height - at.bottom - height,
    left: at.left - width,
    right: screen.width - at.right - width,
  };
  const needed = gap + margin;
  const other = opposite[preferred];
  const side = viewport[preferred] < needed && viewport[other] >= needed ? other : preferred;
  const middle = { left: at.left + (at.width - width) / 2, top: at.top + (at.height - height) / 2 };
  const spot = {
    top: { left: middle.left, top: at.top - gap - height },
    bottom: { left: middle.left, top: at.bottom + gap },
    left: { left: at.left - gap - width, top: middle.top },
    right: { left: at.right + gap, top: middle.top },
  }[side];
  box.style.left = `${within(spot.left, width, screen.width)}px`;
  box.style.top = `${within(spot.top, height, screen.height)}px`;
}
