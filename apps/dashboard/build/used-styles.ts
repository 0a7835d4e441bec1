import postcss, { AtRule, type Root } from 'postcss';

/** Alternatives and exceptions inside a selector: whether an element has those says nothing about whether the rule can hold. */
const inner = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;
const className = /\.((?:[\w\u0080-\uFFFF-]|\\.)+)/g;

const classesOf = (markup: string): Set<string> =>
  new Set(
    [...markup.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );

/** Layers are ordered by where each is named first: that has to outlive the rules that go. */
const layerOrder = (sheet: Root): string => {
  const names = new Set<string>();
  sheet.walkAtRules('layer', ({ params }) => {
    for (const name of params.split(',')) names.add(name.trim());
  });
  return names.size === 0 ? '' : `@layer ${[...names].join(',')};`;
};

const removeEmpty = (rule: AtRule): void => {
  if (rule.nodes?.length !== 0) return;
  const { parent } = rule;
  rule.remove();
  if (parent instanceof AtRule) removeEmpty(parent);
};

/** Custom properties that nothing asks for, and those that only they asked for. */
const removeUnusedProperties = (sheet: Root, markup: string): void => {
  for (;;) {
    const asked = new Set(
      [...(sheet.toString() + markup).matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name),
    );
    let removed = 0;
    sheet.walkDecls(/^--/, (declaration) => {
      if (asked.has(declaration.prop)) return;
      declaration.remove();
      removed += 1;
    });
    if (removed === 0) return;
  }
};

/**
 * What a page that is only read needs of its style sheets: rules whose classes its markup has, with the animations and custom properties that
 * these ask for. The others come with the script that could need them.
 */
export const usedStyles = (styles: string, markup: string): string => {
  const sheet = postcss.parse(styles);
  const order = layerOrder(sheet);
  const known = classesOf(markup);
  sheet.walkRules((rule) => {
    if (rule.parent instanceof AtRule && rule.parent.name.endsWith('keyframes')) return;
    const selectors = rule.selectors.filter((selector) =>
      [...selector.replaceAll(inner, '').matchAll(className)].every(([, name = '']) =>
        known.has(name.replaceAll('\\', '')),
      ),
    );
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  const animations = new Set<string>();
  sheet.walkDecls(/^animation/, ({ value }) => {
    for (const name of value.split(/[\s,]+/)) animations.add(name);
  });
  sheet.walkAtRules(/keyframes$/, (rule) => {
    if (!animations.has(rule.params)) rule.remove();
  });
  removeUnusedProperties(sheet, markup);
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  sheet.walkAtRules((rule) => removeEmpty(rule));
  return order + sheet.toString();
};
