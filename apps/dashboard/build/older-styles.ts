import type { Declaration, Plugin, Rule } from 'postcss';

const hasFocus = /:has\((?:[^()]|\([^()]*\))*:focus(?:[^()]|\([^()]*\))*\)/g;
const mix =
  /color-mix\(in srgb,\s*((?:[^(),]|\([^()]*\))+?)(?:\s+(\d+)%)?,\s*((?:[^(),]|\((?:[^()]|\([^()]*\))*\))+)\)/g;

/** The colour that a mix is most like. A ring of a field, 28 % of a colour, has to be seen. */
const plainColor = (value: string): string =>
  value.replaceAll(mix, (_all, first: string, share: string | undefined, second: string) =>
    Number(share ?? 50) > 20 ? first.trim() : second.trim(),
  );

/** Firefox 115 to 120 drop a whole rule when one selector of its list has `:has`, so each such selector gets a separate rule. */
function partLists(rule: Rule): void {
  const having = rule.selectors.filter((selector) => selector.includes(':has('));
  const others = rule.selectors.filter((selector) => !selector.includes(':has('));
  if (having.length === 0) return;
  if (others.length > 0) {
    rule.cloneBefore({ selectors: others });
    rule.selectors = having;
  }
  // There a focus inside is found in the older way, or keys would move without a trace.
  const focused = having.filter((selector) => selector.search(hasFocus) >= 0);
  if (focused.length > 0) {
    const fallback = rule.clone({
      selectors: focused.map((selector) => selector.replaceAll(hasFocus, ':focus-within')),
    });
    rule.after({ name: 'supports', params: 'not selector(:has(a))', nodes: [fallback] });
  }
}

/** Chrome 109 and 110 mix no colours. A value with a variable counts as invalid only when it is used, so it has to be kept from them. */
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

/** Makes styles degrade in the oldest served browsers, where one unknown part would take a whole rule with it. */
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

/** Is inside of a condition. */
const isGuarded = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && 'name' in parent && parent.name === 'supports';
