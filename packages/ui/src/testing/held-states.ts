// States that pass, held for a picture. Every element is brought into its state by a pointer or by keys, one after the other, and has to
// show it; then all of them wear the mark that they had, since no hand can stand on seven buttons at once, and have to look otherwise than
// at rest.
import { expect, userEvent, waitFor } from 'storybook/test';

type Mark = 'data-hovered' | 'data-pressed' | 'data-focus-visible';

type Pointing = Parameters<typeof userEvent.pointer>[0];

/**
 * Brings a state about on each element until it is drawn, and takes it away again. React draws when it has time, and a pointer of the
 * machine's own that rests on the page may end the state before.
 */
async function pass(
  elements: readonly Element[],
  mark: Mark,
  { begin, end }: { begin: (target: Element) => Pointing; end: Pointing },
): Promise<void> {
  // One hand: what it presses it also lets go.
  const hand = userEvent.setup();
  for (const element of elements) {
    await waitFor(async () => {
      await hand.pointer(begin(element));
      await expect(element).toHaveAttribute(mark, 'true');
    });
    await hand.pointer(end);
    await waitFor(() => expect(element).not.toHaveAttribute(mark));
  }
}

const away = { target: document.body };

/** What a state changes in an element, in what stands in it, and in what is drawn before and after. */
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

function lookOf(element: Element): string {
  const styles = [element, ...element.querySelectorAll('*')].flatMap((part) =>
    [undefined, '::before', '::after'].map((drawn) => getComputedStyle(part, drawn)),
  );
  return styles
    .map((style) => traits.map((trait) => style.getPropertyValue(trait)).join(' '))
    .join('\n');
}

/** Remembers how the elements look at rest. @returns holds them in a state, once it is seen on each of them */
function atRest(elements: readonly Element[]) {
  const looks = elements.map(lookOf);
  return async (mark: Mark) => {
    for (const element of elements) element.setAttribute(mark, 'true');
    // Of the colours that a pointer brings, forced ones leave none; the focus has to be seen in them too.
    const isForced = window.matchMedia('(forced-colors: active)').matches;
    if (isForced && mark !== 'data-focus-visible') return;
    for (const [at, element] of elements.entries()) {
      await waitFor(() => expect(lookOf(element), `${mark} is not seen`).not.toBe(looks[at]));
    }
  };
}

/** Lets rules that ask the browser for a state hear the mark too, and tells all that do. */
function asking(rules: CSSRuleList, state: string, mark: Mark): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSGroupingRule) return asking(rule.cssRules, state, mark);
    if (!(rule instanceof CSSStyleRule) || !rule.selectorText.includes(state)) return [];
    const marked = rule.selectorText.replaceAll(state, `[${mark}]`);
    if (!rule.selectorText.includes(`[${mark}]`)) rule.selectorText += `, ${marked}`;
    return [marked];
  });
}

async function holdInBrowser(elements: readonly Element[], state: string, mark: Mark) {
  const hold = atRest(elements);
  for (const { cssRules } of document.styleSheets) asking(cssRules, state, mark);
  await hold(mark);
}

/** Buttons and whatever else tells react-aria that a pointer stands on it. */
export async function holdHover(elements: readonly Element[]): Promise<void> {
  const hold = atRest(elements);
  await pass(elements, 'data-hovered', { begin: (target) => [away, { target }], end: away });
  await hold('data-hovered');
}

/** What asks the browser for `:hover`, which only a person's own pointer gives. */
export const holdBrowserHover = (elements: readonly Element[]): Promise<void> =>
  holdInBrowser(elements, ':hover', 'data-hovered');

/** Each is pressed, and let go beside it: nothing is done. */
export async function holdPress(elements: readonly Element[]): Promise<void> {
  const hold = atRest(elements);
  const letGo = [away, { keys: '[/MouseLeft]' }];
  await pass(elements, 'data-pressed', {
    begin: (target) => [...letGo, { target }, { keys: '[MouseLeft>]', target }],
    end: letGo,
  });
  await hold('data-pressed');
}

/** What asks the browser for `:active`, which only a person's own finger gives. */
export const holdBrowserPress = (elements: readonly Element[]): Promise<void> =>
  holdInBrowser(elements, ':active', 'data-pressed');

/**
 * Each is reached by Tab, in the order in which they stand.
 *
 * @param focused what has the focus of each, where another element shows it: the input of a checkbox. @default the element itself
 */
export async function holdFocus(
  elements: readonly Element[],
  focused: (element: Element) => Element | null = (element) => element,
): Promise<void> {
  const hold = atRest(elements);
  for (const element of elements) {
    await userEvent.tab();
    await expect(focused(element)).toHaveFocus();
    await waitFor(() => expect(element).toHaveAttribute('data-focus-visible', 'true'));
  }
  await hold('data-focus-visible');
}

/** One that asks the browser for `:focus-visible`: Tab leads to it, and it keeps the focus. */
export async function holdBrowserFocus(element: Element): Promise<void> {
  const look = lookOf(element);
  for (let stop = 0; stop < 30 && document.activeElement !== element; stop += 1) {
    await userEvent.tab();
  }
  await expect(element).toHaveFocus();
  await waitFor(() => expect(lookOf(element)).not.toBe(look));
}
