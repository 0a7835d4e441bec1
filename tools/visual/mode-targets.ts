import type { Page } from '@playwright/test';

interface TargetException {
  matches: string;
  stories?: RegExp;
  pointer?: 'coarse' | 'fine';
  /** Pixels. @default any */
  fromWidth?: number;
  reason: string;
}

/** The list may only shrink. */
export const targetExceptions: readonly TargetException[] = [
  {
    matches: '[role="spinbutton"]',
    reason:
      'The parts of a date are text in one field: a press anywhere in the field focuses the nearest part.',
  },
  {
    matches: 'input[type="search"], input[type="text"], input:not([type])',
    stories: /searchfield--small|filterbar--/,
    pointer: 'coarse',
    reason:
      'A small field is 36 px high, and its hit area cannot be larger than the field. It is used in filter bars, with no other control above or below it.',
  },
  {
    matches: 'a',
    stories: /^product-parts-chatbubble/,
    pointer: 'coarse',
    reason: 'Links in what people write are in lines of text, which may be below each other.',
  },
  {
    matches: 'a',
    stories: /^product-parts-panes?--/,
    pointer: 'coarse',
    reason: 'Links of a sample, to fill a pane.',
  },
  {
    matches: 'button',
    stories: /^components-conversation-(chatbubble|messagelist)/,
    pointer: 'coarse',
    reason:
      'The two actions of a message that was not sent are in its last line, and the bubble ends below them: 33 px of 44 are left. The button of a story is next to them.',
  },
  {
    matches: 'tr a',
    pointer: 'coarse',
    fromWidth: 768,
    reason:
      'A row of a table is a link in its whole height. Further links in it are text, some in two lines of one cell, and none may take the area of another.',
  },
  {
    matches: '[role="list"] button, li button',
    stories: /^product-parts-composer/,
    pointer: 'coarse',
    reason:
      'An image that is about to be sent is 88 × 64 px and has two controls: remove in its corner, 38 px wide and high, and retry in the middle.',
  },
];

/** Pixels: WCAG 2.5.8 for a pointer, 2.5.5 for touch. */
export const leastTarget = { fine: 24, coarse: 44 } as const;

/** Tests presses at points instead of the box: an invisible part makes a target larger, an element over it smaller. */
export const smallTargets =
  (pointer: 'coarse' | 'fine') =>
  (page: Page, story: string): Promise<string[]> =>
    page.evaluate(measureTargets, {
      least: leastTarget[pointer],
      // WCAG allows a small target with space around it; our own rule for touch does not.
      hasSpace: pointer === 'fine',
      excepted: targetExceptions.flatMap(({ matches, stories, pointer: only, fromWidth = 0 }) =>
        (stories?.test(story) ?? true) &&
        (only ?? pointer) === pointer &&
        fromWidth <= (page.viewportSize()?.width ?? 0)
          ? [matches]
          : [],
      ),
    });

/** Runs in the page. */
function measureTargets({
  least,
  hasSpace,
  excepted,
}: {
  least: number;
  hasSpace: boolean;
  excepted: readonly string[];
}): string[] {
  const pressable =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="link"], [role="checkbox"], [role="radio"], [role="switch"], [role="tab"], [role="option"], [role="menuitem"], [role="menuitemradio"], [role="menuitemcheckbox"], [role="slider"], [role="spinbutton"], [role="combobox"]';
  const isOff = (element: Element) =>
    element.matches(':disabled, [aria-disabled="true"]') ||
    element.closest('[inert], [aria-hidden="true"]') !== null;

  /** WCAG's exception for inline links, except on touch. Without a URL a link must be within a sentence. */
  const isText = (element: Element) => {
    if (!hasSpace || !element.matches('a, [role="link"]') || element.childElementCount > 0)
      return false;
    const isAlone = element.parentElement?.textContent.trim() === element.textContent.trim();
    return (
      getComputedStyle(element).display === 'inline' && (element.hasAttribute('href') || !isAlone)
    );
  };

  const partsOf = (element: Element): Element[] => [
    element,
    ...(element instanceof HTMLInputElement ? (element.labels ?? []) : []),
    ...[element.closest('label')].filter((label) => label !== null),
  ];

  const sizeOf = (element: Element): { width: number; height: number } | undefined => {
    const parts = partsOf(element);
    const meets = (x: number, y: number) => {
      const met = document.elementFromPoint(x, y);
      return met !== null && parts.some((part) => part.contains(met));
    };
    const seen = parts.map((part) => part.getBoundingClientRect());
    const box = seen.find(({ width, height }) => width > 1 && height > 1);
    if (box === undefined) return undefined;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (!meets(x, y)) return undefined;
    /** Distance from the middle at which a press still hits, in one direction. */
    const reach = (dx: number, dy: number) => {
      let far = 0;
      while (far < least && meets(x + dx * (far + 1), y + dy * (far + 1))) far += 1;
      return far;
    };
    return { width: 1 + reach(-1, 0) + reach(1, 0), height: 1 + reach(0, -1) + reach(0, 1) };
  };

  /** WCAG's exception: a circle of the least size around the middle touches no other target. */
  const isIsolated = (element: Element, others: readonly Element[]) => {
    const middle = element.getBoundingClientRect();
    const [x, y] = [middle.left + middle.width / 2, middle.top + middle.height / 2];
    return others.every((other) => {
      if (other === element || other.contains(element) || element.contains(other)) return true;
      const box = other.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) return true;
      const dx = Math.max(box.left - x, 0, x - box.right);
      const dy = Math.max(box.top - y, 0, y - box.bottom);
      return Math.hypot(dx, dy) >= least / 2;
    });
  };

  const all = [...document.querySelectorAll(pressable)];
  const violations = new Set<string>();
  for (const element of all) {
    if (!(element instanceof HTMLElement) || isOff(element) || isText(element)) continue;
    if (excepted.some((selector) => element.matches(selector))) continue;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const size = sizeOf(element);
    // The frame around a field is a pixel on each side.
    if (size === undefined || (size.width >= least - 2 && size.height >= least - 2)) continue;
    if (hasSpace && isIsolated(element, all)) continue;
    const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
    violations.add(
      `${element.getAttribute('role') ?? element.tagName.toLowerCase()} "${name}" is pressed on ${String(size.width)} × ${String(size.height)} px, not ${String(least)}`,
    );
  }
  window.scrollTo(0, 0);
  return [...violations];
}
