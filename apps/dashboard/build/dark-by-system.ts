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

/**
 * The dark theme's rules for a page whose theme no script sets: they follow the system's. They belong behind the others, since they weigh the
 * same as those of the light theme.
 */
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
