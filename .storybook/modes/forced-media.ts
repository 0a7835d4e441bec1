// Toolbars for conditions that a page cannot set: the pointer and reduced motion. Media queries of style sheets and
// `matchMedia` get the toolbars' values.

/** Values of the toolbars. Missing conditions are the system's. */
export type ForcedMedia = Readonly<Record<string, boolean | undefined>>;

/** The two conditions that the theme and the components read. */
export const coarsePointer = '(pointer: coarse)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';

const always = '(min-width: 0px)';
const never = '(max-width: 0px)';
const asWritten = new WeakMap<CSSMediaRule, string>();
const nativeMatchMedia = window.matchMedia.bind(window);
const opened = new Set<{ list: MediaQueryList; text: string; before: boolean }>();
let forced: ForcedMedia = {};
let width: number | undefined;

/** Both ways to write a condition of the width: `(max-width: 767px)` and `(width <= 767px)`. */
const widthCondition = /\((?:(max|min)-width:|width (<=|>=)) ?([\d.]+)px\)/g;

const evaluateWidth = (condition: string): string => {
  if (width === undefined) return condition;
  const own = width;
  return condition.replaceAll(
    widthCondition,
    (_, bound?: string, sign?: string, limit?: string) => {
      const isAtMost = bound === 'max' || sign === '<=';
      return (isAtMost ? own <= Number(limit) : own >= Number(limit)) ? always : never;
    },
  );
};

const evaluate = (condition: string): string =>
  Object.entries(forced).reduce((text, [asked, isOn]) => {
    if (isOn === undefined) return text;
    return text.replaceAll(asked, isOn ? always : never);
  }, evaluateWidth(condition));

function rewrite(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const written = asWritten.get(rule) ?? rule.media.mediaText;
      asWritten.set(rule, written);
      const wanted = evaluate(written);
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
    }
    if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules);
  }
}

function rewriteAll(): void {
  for (const sheet of document.styleSheets) {
    try {
      rewrite(sheet.cssRules);
    } catch {
      // A style sheet of another origin cannot be read; the product has none.
    }
  }
}

/** A list with the toolbar's value, which notifies its listeners of changes. */
function openMedia(text: string): MediaQueryList {
  const list = nativeMatchMedia(evaluate(text));
  opened.add({ list, text, before: list.matches });
  Object.defineProperty(list, 'matches', { get: () => nativeMatchMedia(evaluate(text)).matches });
  return list;
}

function notifyListeners(): void {
  for (const entry of opened) {
    const matches = entry.list.matches;
    if (matches !== entry.before) {
      entry.before = matches;
      entry.list.dispatchEvent(new MediaQueryListEvent('change', { media: entry.text, matches }));
    }
  }
}

let isWatching = false;
function watchSheets(): void {
  if (isWatching) return;
  isWatching = true;
  window.matchMedia = openMedia;
  // Style sheets arrive with the chunks of components, after the toolbar was set.
  new MutationObserver(rewriteAll).observe(document.head, { childList: true, subtree: true });
  document.head.addEventListener('load', rewriteAll, true);
}

function force(): void {
  watchSheets();
  rewriteAll();
  notifyListeners();
}

/** Makes style sheets and scripts of this page use these values. Changes nothing until a value is forced. */
export function forceMedia(next: ForcedMedia): void {
  const wantsNothing = Object.values(next).every((isOn) => isOn === undefined);
  if (wantsNothing && !isWatching) return;
  forced = next;
  force();
}

/** The same for the width of the window, in pixels; undefined is the browser's own. */
export function forceWidth(next: number | undefined): void {
  if (next === width) return;
  width = next;
  force();
}
