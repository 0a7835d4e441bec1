import postcss, { type AtRule } from 'postcss';

const dark = /(?::root)?\[data-theme="?dark"?\]/g;

const hasRule = (block: AtRule): boolean => {
  let found = false;
  block.walkRules(() => {
    found = true;
    return false;
  });
  return found;
};

/** Rules of the dark theme for a page without script, which follow the system. Append them after the light theme's: they have the same specificity. */
export const darkBySystem = (styles: string): string => {
  const sheet = postcss.parse(styles);
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => selector.search(dark) >= 0);
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors.map((selector) => selector.replaceAll(dark, ':root'));
  });
  sheet.walkAtRules((block) => {
    if (!hasRule(block)) block.remove();
  });
  return sheet.nodes.length === 0 ? '' : `@media (prefers-color-scheme:dark){${sheet.toString()}}`;
};
