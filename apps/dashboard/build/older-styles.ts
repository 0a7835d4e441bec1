import type { Declaration, Plugin, Rule } from 'postcss';

const hasFocus = /:has\((?:[^()]|\([^()]*\))*:focus(?:[^()]|\([^()]*\))*\)/g;
const mix =
  /color-mix\(in srgb,\s*((?:[^(),]|\([^()]*\))+?)(?:\s+(\d+)%)?,\s*((?:[^(),]|\((?:[^()]|\([^()]*\))*\))+)\)/g;

/** The dominant colour of a mix. The ring of a field has 28 % of its colour, and must stay visible. */
const plainColor = (value: string): string =>
  value.replaceAll(mix, (_all, first: string, share: string | undefined, second: string) =>
    Number(share ?? 50) > 20 ? first.trim() : second.trim(),
  );

/** Gives each selector with `:has` a separate rule: Firefox 115 to 120 drop the whole rule. */
function partLists(rule: Rule): void {
  const having = rule.selectors.filter((selector) => selector.includes(':has('));
  const others = rule.selectors.filter((selector) => !selector.includes(':has('));
  if (having.length === 0) return;
  if (others.length > 0) {
    rule.cloneBefore({ selectors: others });
    rule.selectors = having;
  }
  // Browsers without `:has` need another selector for a focus inside, or keyboard focus would be invisible.
  const focused = having.filter((selector) => selector.search(hasFocus) >= 0);
  if (focused.length > 0) {
    const fallback = rule.clone({
      selectors: focused.map((selector) => selector.replaceAll(hasFocus, ':focus-within')),
    });
    rule.after({ name: 'supports', params: 'not selector(:has(a))', nodes: [fallback] });
  }
}

/** Guards `color-mix` from Chrome 109 and 110. A value with a variable is invalid only at use, so a fallback has no effect. */
function keepMixes(declaration: Declaration, rule: Rule): void {
  const { value } = declaration;
  const mixed = rule.clone({ nodes: [] });
  mixed.append(declaration.clone());
  rule.after({
    name: 'supports',
    params: '(color: color-mix(in srgb, red, red))',
    nodes: [mixed],
  });
  declaration.value = plainColor(value);
}

/** Makes styles degrade in the oldest served browsers, which drop a whole rule with one unknown part. */
export const olderStyles = (): Plugin => ({
  postcssPlugin: 'karvon:older-styles',
  Once(root) {
    root.walkDecls((declaration) => {
      const { parent: rule, value } = declaration;
      if (value.includes('color-mix(') && rule?.type === 'rule' && !isGuarded(rule))
        keepMixes(declaration, rule);
    });
    root.walkRules((rule) => {
      if (!isGuarded(rule)) partLists(rule);
    });
  },
});

const isGuarded = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && 'name' in parent && parent.name === 'supports';
