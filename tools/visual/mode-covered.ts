import type { Page } from '@playwright/test';

/** Text that a control hides in part, which axe does not detect. */
export const coveredText = (page: Page): Promise<string[]> => page.evaluate(findCovered);

/** Runs in the page. */
function findCovered(): string[] {
  const controls =
    'button, a[href], input:not([type="hidden"]), select, textarea, [role="button"], [role="checkbox"], [role="switch"]';
  /** Pixels: descenders and the empty edge of an icon. */
  const spare = 2;
  // Elements that ignore pointer events must be found as well.
  const sheet = document.createElement('style');
  sheet.textContent = '*{pointer-events:auto!important}';
  document.head.append(sheet);

  interface Text {
    node: Node;
    parent: Element;
    lines: DOMRect[];
  }

  const linesOf = (node: Node): DOMRect[] => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  const textsOf = (root: Element): Text[] => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || (node.textContent ?? '').trim() === '' || !isShown(parent)) continue;
      found.push({ node, parent, lines: linesOf(node) });
    }
    return found;
  };

  const paintedOf = (control: Element): DOMRect[] => {
    const { backgroundColor, backgroundImage } = getComputedStyle(control);
    const hasGround = backgroundImage !== 'none' || !/, 0\)$|^transparent$/.test(backgroundColor);
    if (hasGround) return [control.getBoundingClientRect()];
    const images = [...control.querySelectorAll('svg, img')].map((one) =>
      one.getBoundingClientRect(),
    );
    return [...images, ...textsOf(control).flatMap(({ lines }) => lines)];
  };

  /** True for intended overlays, which do not scroll with the page: a dialog, a bar at an edge, a menu. */
  const isLayer = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { position } = getComputedStyle(at);
      if (position === 'fixed' || position === 'sticky' || at.matches(':popover-open')) return at;
    }
    return null;
  };

  const texts = textsOf(document.body);
  const covered = new Set<string>();
  for (const control of document.querySelectorAll(controls)) {
    if (!isShown(control)) continue;
    const layer = isLayer(control);
    for (const { parent, node, lines } of texts) {
      // A label around a control names it, and a control's content is not under it.
      if (control.contains(node) || isLayer(parent) !== layer) continue;
      if (parent.closest('label')?.contains(control)) continue;
      for (const line of lines) {
        for (const box of paintedOf(control)) {
          const left = Math.max(line.left, box.left);
          const right = Math.min(line.right, box.right);
          const top = Math.max(line.top, box.top);
          const bottom = Math.min(line.bottom, box.bottom);
          if (right - left <= spare || bottom - top <= 2 * spare) continue;
          const [x, y] = [(left + right) / 2, (top + bottom) / 2];
          const met = document.elementsFromPoint(x, y);
          const above = met.findIndex((one) => control.contains(one));
          const below = met.indexOf(parent);
          if (above === -1 || below === -1 || above > below) continue;
          const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim();
          covered.add(
            `"${(node.textContent ?? '').trim().slice(0, 40)}" is covered by the control "${name.slice(0, 40)}"`,
          );
        }
      }
    }
  }
  sheet.remove();
  return [...covered];
}
