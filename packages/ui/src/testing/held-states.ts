// Holds transient states for images. Each element enters its state by pointer or keys and must change; then all of
// them get the recorded marks at once, and must differ from their resting styles.
import { expect, userEvent, waitFor } from 'storybook/test';

type Mark = 'data-hovered' | 'data-pressed' | 'data-focus-visible';

type Pointing = Parameters<typeof userEvent.pointer>[0];

const away = () => ({ target: document.body });

/** A documentation page has one pointer and one focus for all its stories, so its elements only get the mark. */
const isOnPage = ([element]: readonly Element[]) => Boolean(element?.closest('.sbdocs'));

function markAll(elements: readonly Element[], mark: Mark): void {
  for (const element of elements) element.setAttribute(mark, 'true');
}

/**
 * Brings each element into a state until it is rendered, and out of it again; then marks all of them. The real
 * pointer is ignored: it may rest on any of them.
 */
async function pass(
  elements: readonly Element[],
  mark: Mark,
  { begin, end }: { begin: (target: Element) => Pointing; end: Pointing },
): Promise<void> {
  if (isOnPage(elements)) {
    markAll(elements, mark);
    return;
  }
  const unheard = (event: Event) => {
    if (event.isTrusted) event.stopImmediatePropagation();
  };
  const names = ['pointerover', 'pointerout', 'pointermove', 'mouseover', 'mouseout', 'mousemove'];
  const has = (element: Element) => waitFor(() => expect(element).toHaveAttribute(mark, 'true'));
  const hasNot = (element: Element) => waitFor(() => expect(element).not.toHaveAttribute(mark));
  for (const name of names) window.addEventListener(name, unheard, { capture: true });
  try {
    // One user, who releases what it presses.
    const hand = userEvent.setup();
    await hand.pointer(away());
    for (const element of elements) await hasNot(element);
    const hold = atRest(elements);
    for (const element of elements) {
      await hand.pointer(begin(element));
      await has(element);
      await hand.pointer(end);
      await hasNot(element);
    }
    await hold(mark);
  } finally {
    for (const name of names) window.removeEventListener(name, unheard, { capture: true });
  }
}

/** Styles that a state may change, in an element, its content, and its pseudo-elements. */
const traits = [
  'background-color',
  'background-image',
  'border-color',
  'box-shadow',
  'color',
  'fill',
  'opacity',
  'outline-color',
  'outline-style',
  'text-decoration-line',
  'text-decoration-thickness',
];

function styleOf(element: Element): string {
  const styles = [element, ...element.querySelectorAll('*')].flatMap((part) =>
    [undefined, '::before', '::after'].map((rendered) => getComputedStyle(part, rendered)),
  );
  return styles
    .map((style) => traits.map((trait) => style.getPropertyValue(trait)).join(' '))
    .join('\n');
}

/** Records the resting styles. @returns marks the elements, and waits until each looks different */
function atRest(elements: readonly Element[]) {
  const stylesBefore = elements.map(styleOf);
  return async (mark: Mark) => {
    markAll(elements, mark);
    // Forced colours remove hover colours; only the focus must be visible in them.
    const isForced = window.matchMedia('(forced-colors: active)').matches;
    if (isForced && mark !== 'data-focus-visible') return;
    for (const [at, element] of elements.entries()) {
      await waitFor(() =>
        expect(styleOf(element), `${mark} is not seen`).not.toBe(stylesBefore[at]),
      );
    }
  };
}

/** Makes rules with a pseudo-class match the mark too. Returns their selectors. */
function asking(rules: CSSRuleList, state: string, mark: Mark): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSGroupingRule) return asking(rule.cssRules, state, mark);
    if (!(rule instanceof CSSStyleRule) || !rule.selectorText.includes(state)) return [];
    const marked = rule.selectorText.replaceAll(state, `[${mark}]`);
    if (!rule.selectorText.includes(`[${mark}]`)) rule.selectorText += `, ${marked}`;
    return [marked];
  });
}

async function holdInBrowser(all: readonly Element[], state: string, mark: Mark) {
  // An element under the real pointer is in the state already.
  const elements = all.filter((element) => !element.matches(state));
  const hold = atRest(elements);
  for (const { cssRules } of document.styleSheets) asking(cssRules, state, mark);
  await hold(mark);
}

/** Holds the hover state that react-aria reports. */
export const holdHover = (elements: readonly Element[]): Promise<void> =>
  pass(elements, 'data-hovered', { begin: (target) => ({ target }), end: away() });

/** Holds `:hover`, which only a real pointer triggers. */
export const holdBrowserHover = (elements: readonly Element[]): Promise<void> =>
  holdInBrowser(elements, ':hover', 'data-hovered');

/** Presses each and releases outside, so that nothing is activated. */
export const holdPress = (elements: readonly Element[]): Promise<void> =>
  pass(elements, 'data-pressed', {
    begin: (target) => [{ target }, { keys: '[MouseLeft>]', target }],
    end: [away(), { keys: '[/MouseLeft]' }],
  });

/** Holds `:active`, which only a real press triggers. */
export const holdBrowserPress = (elements: readonly Element[]): Promise<void> =>
  holdInBrowser(elements, ':active', 'data-pressed');

/**
 * Focuses each element by Tab, in order.
 * @param focused the element that receives the focus, if another one shows it: the input of a checkbox. @default the element itself
 */
export async function holdFocus(
  elements: readonly Element[],
  focused: (element: Element) => Element | null = (element) => element,
): Promise<void> {
  if (isOnPage(elements)) {
    markAll(elements, 'data-focus-visible');
    return;
  }
  const hold = atRest(elements);
  for (const element of elements) {
    await userEvent.tab();
    await expect(focused(element)).toHaveFocus();
    await waitFor(() => expect(element).toHaveAttribute('data-focus-visible', 'true'));
  }
  await hold('data-focus-visible');
}

/** Reaches an element with `:focus-visible` by Tab; it keeps the focus. */
export async function holdBrowserFocus(element: Element): Promise<void> {
  if (isOnPage([element])) {
    await holdInBrowser([element], ':focus-visible', 'data-focus-visible');
    return;
  }
  const styleBefore = styleOf(element);
  for (let stop = 0; stop < 30 && document.activeElement !== element; stop += 1) {
    await userEvent.tab();
  }
  await expect(element).toHaveFocus();
  await waitFor(() => expect(styleOf(element)).not.toBe(styleBefore));
}
