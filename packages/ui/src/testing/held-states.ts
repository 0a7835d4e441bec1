// States that pass, held for a picture. Every element is brought into its state by a pointer or by keys, one after the other, and has to
// show it; then all of them wear the mark that they had, since no hand can stand on seven buttons at once.
import { expect, userEvent } from 'storybook/test';

type Mark = 'data-hovered' | 'data-pressed' | 'data-focus-visible';

function wear(elements: readonly Element[], mark: Mark): void {
  for (const element of elements) element.setAttribute(mark, 'true');
}

/** Lets rules that ask for the pointer hear the mark too, and tells all that do. */
function hovering(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSGroupingRule) return hovering(rule.cssRules);
    if (!(rule instanceof CSSStyleRule) || !rule.selectorText.includes(':hover')) return [];
    const marked = rule.selectorText.replaceAll(':hover', '[data-hovered]');
    if (!rule.selectorText.includes('[data-hovered]')) rule.selectorText += `, ${marked}`;
    return [marked];
  });
}

/** Buttons and whatever else tells react-aria that a pointer stands on it. */
export async function holdHover(elements: readonly Element[]): Promise<void> {
  for (const element of elements) {
    await userEvent.hover(element);
    await expect(element).toHaveAttribute('data-hovered', 'true');
    await userEvent.unhover(element);
  }
  wear(elements, 'data-hovered');
}

/** What asks the browser for `:hover`, which only a person's own pointer gives. */
export async function holdBrowserHover(elements: readonly Element[]): Promise<void> {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => hovering(cssRules));
  wear(elements, 'data-hovered');
  for (const element of elements)
    await expect(rules.some((rule) => element.matches(rule))).toBe(true);
}

/** Each is pressed, and let go beside it: nothing is done. */
export async function holdPress(elements: readonly Element[]): Promise<void> {
  for (const element of elements) {
    await userEvent.pointer({ keys: '[MouseLeft>]', target: element });
    await expect(element).toHaveAttribute('data-pressed', 'true');
    await userEvent.pointer([{ target: document.body }, { keys: '[/MouseLeft]' }]);
  }
  wear(elements, 'data-pressed');
}

/** Each is reached by Tab, in the order in which they stand. */
export async function holdFocus(elements: readonly Element[]): Promise<void> {
  for (const element of elements) {
    await userEvent.tab();
    await expect(element).toHaveFocus();
    await expect(element).toHaveAttribute('data-focus-visible', 'true');
  }
  wear(elements, 'data-focus-visible');
}
