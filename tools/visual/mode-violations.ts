import type { Page } from '@playwright/test';

/** Every page must fit, but for those whose whole point is a width. */
export const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth
      ? [`is ${String(scrollWidth)} px wide where ${String(clientWidth)} are there`]
      : [];
  });

/** Tabs that are pressed: the first controls of a story represent the rest. */
const steps = 12;

/**
 * Walks by Tab through the first controls of a story. Each has to look another way with the focus than without, and not by its
 * shadow, which forced colours do not render. An outline that is at rest as well shows nothing, nor does what is cut away.
 */
export async function unseenFocus(page: Page): Promise<string[]> {
  const unseen = new Set<string>();
  await page.evaluate(startAnew);
  for (let step = 0; step <= steps; step += 1) {
    if (step < steps) await page.keyboard.press('Tab');
    else await page.evaluate(leave);
    const { violation, isOutside } = await page.evaluate(checkFocus);
    if (violation !== undefined) unseen.add(violation);
    // Past the last control: the next Tab would begin over.
    if (isOutside) break;
  }
  return [...unseen];
}

/** In the page: the next Tab leads to the first control, wherever a walk before has ended. */
function startAnew(): void {
  const { body } = document;
  body.tabIndex = -1;
  body.focus();
  body.blur();
  body.removeAttribute('tabindex');
}

/** In the page: takes the focus from the last control, and waits until that is rendered. */
function leave(): Promise<void> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });
}

/** In the page: compares how the control before looks now with how it looked with the focus, and remembers the one that has it. */
function checkFocus(): { violation: string | undefined; isOutside: boolean } {
  const perceptualHash = (elements: readonly Element[]) =>
    elements
      .flatMap((element) => {
        // A link that takes its row with it has its ring around what is rendered after it.
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
  /** Less than a pixel or two is left of it where the boxes around it end. What screen readers alone have is pressed by its label. */
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
  // The field of a palette fills its window's top, and its caret is the sign. A window that has the focus as a whole is its own.
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
