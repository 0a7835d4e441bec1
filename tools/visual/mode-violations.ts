import type { Page } from '@playwright/test';

/** Finds horizontal overflow, except on pages that demonstrate a width. */
export const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth
      ? [`is ${String(scrollWidth)} px wide where ${String(clientWidth)} are there`]
      : [];
  });

/** The first controls of a story represent the rest. */
const steps = 12;

/**
 * Each focused control must look different, and not only by its shadow, which forced colours do not render. Permanent
 * and clipped outlines do not count.
 */
export async function unseenFocus(page: Page): Promise<string[]> {
  const unseen = new Set<string>();
  await page.evaluate(startAnew);
  for (let step = 0; step <= steps; step += 1) {
    if (step < steps) await page.keyboard.press('Tab');
    else await page.evaluate(leave);
    const { violation, isOutside } = await page.evaluate(checkFocus);
    if (violation !== undefined) unseen.add(violation);
    // After the last control Tab would start over.
    if (isOutside) break;
  }
  return [...unseen];
}

/** Runs in the page: the next Tab leads to the first control. */
function startAnew(): void {
  const { body } = document;
  body.tabIndex = -1;
  body.focus();
  body.blur();
  body.removeAttribute('tabindex');
}

/** Runs in the page: blurs the last control and waits for a frame. */
function leave(): Promise<void> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });
}

/** Runs in the page: compares the previous control with its focused state, and records the focused one. */
function checkFocus(): { violation: string | undefined; isOutside: boolean } {
  const perceptualHash = (elements: readonly Element[]) =>
    elements
      .flatMap((element) => {
        // A link that covers its row has its ring around a pseudo-element.
        const parts = ['::before', '::after'].map((part) => getComputedStyle(element, part));
        return [
          getComputedStyle(element),
          ...parts.filter(({ content }) => content !== 'none' && content !== 'normal'),
        ];
      })
      .map((style) => {
        const outline =
          style.outlineStyle === 'none' || Number.parseFloat(style.outlineWidth) === 0
            ? 'none'
            : `${style.outlineStyle} ${style.outlineWidth} ${style.outlineColor} ${style.outlineOffset}`;
        return [outline, style.borderTopColor, style.borderTopWidth, style.backgroundColor].join(
          ' ',
        );
      })
      .join('; ');
  const focused = document.activeElement;
  const before: unknown = Reflect.get(window, 'focusBefore');
  let violation: string | undefined;
  if (before instanceof Map) {
    for (const [element, { near, attempt }] of before) {
      const isStill = element === focused || !element.isConnected;
      if (!isStill && perceptualHash(near) === attempt)
        violation = `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 40)}" shows no focus`;
    }
  }
  const isOutside = focused === null || focused === document.body;
  /** True when less than a pixel or two is visible within the boxes around it. A visually hidden control is pressed by its label. */
  const isClipped = (element: Element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let box = element.parentElement; box; box = box.parentElement) {
      const { overflow, position } = getComputedStyle(box);
      // Elements fixed to the window are not clipped by others.
      if (position === 'fixed') break;
      if (overflow === 'visible') continue;
      const edge = box.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return right - left <= 2 || bottom - top <= 2;
  };
  const seen = focused?.closest('label') ?? focused;
  if (!isOutside && seen !== null && isClipped(seen))
    violation = `${seen.tagName.toLowerCase()} "${(focused?.getAttribute('aria-label') ?? seen.textContent).slice(0, 40)}" has the focus and cannot be seen`;
  // The caret shows the focus of a palette's field. A focused dialog needs no ring.
  const isPlain =
    focused?.matches('[role="dialog"] [role="combobox"], [role="dialog"], [role="alertdialog"]') ??
    false;
  const next = new Map<Element, { near: Element[]; attempt: string }>();
  if (!isOutside && !isPlain) {
    const near = [
      focused,
      focused.parentElement,
      focused.nextElementSibling,
      focused.querySelector('*'),
      focused.closest('label'),
      focused.closest('[class*="control"]'),
      focused.closest('[role="group"]'),
      focused.closest('article'),
    ].filter((element) => element !== null);
    next.set(focused, { near, attempt: perceptualHash(near) });
  }
  Reflect.set(window, 'focusBefore', next);
  return { violation, isOutside };
}
