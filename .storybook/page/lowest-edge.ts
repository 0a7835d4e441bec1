/** Elements that render content regardless of their style. */
const painted = 'img, svg, canvas, input, textarea, video, iframe';

function isPainted(element: Element, style: CSSStyleDeclaration): boolean {
  if (element.matches(painted)) return true;
  const hasText = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  );
  const clear = 'rgba(0, 0, 0, 0)';
  return (
    hasText ||
    (style.backgroundColor !== clear && style.backgroundColor !== 'transparent') ||
    style.boxShadow !== 'none'
  );
}

/** Lower edge of an element's visible content, in pixels from the top of its window; clipped content does not count. */
function edgeOf(element: Element, cut: number): number {
  const style = getComputedStyle(element);
  if (style.display === 'none' || style.visibility === 'hidden') return 0;
  const { bottom, width, height } = element.getBoundingClientRect();
  const own = width > 1 && height > 1 && isPainted(element, style) ? Math.min(bottom, cut) : 0;
  if (element.matches(painted)) return own;
  const inner = style.overflowY === 'visible' ? cut : Math.min(bottom, cut);
  return Math.max(own, ...[...element.children].map((child) => edgeOf(child, inner)));
}

/** Returns the lowest rendered edge of a page, in pixels. Space below it is empty. */
export const lowestEdge = ({ body }: Document): number =>
  Math.max(0, ...[...body.children].map((child) => edgeOf(child, Infinity)));
