import { expect, it } from 'vitest';
import { usedStyles } from './used-styles.ts';

const used = (styles: string, classes: string) =>
  usedStyles(styles, `<p class="${classes}" style="color: var(--inline)">Text</p>`);

it('keeps rules whose classes the page has, whatever state they are for', () => {
  const styles = '.a{top:1px}.b{top:2px}.a .b{top:3px}.a:hover,.b:hover{top:4px}p{top:5px}';
  expect(used(styles, 'a')).toBe('.a{top:1px}.a:hover{top:4px}p{top:5px}');
  expect(used(styles, 'b a')).toBe(styles);
});

it('keeps a rule that asks for a class that may come, or must be missing', () => {
  const styles = '.a:not(.c){top:1px}.a:has(.c){top:2px}:is(.c,.d) .a{top:3px}';
  expect(used(styles, 'a')).toBe(styles);
});

it('keeps the order of layers, also of one that nothing is left of', () => {
  const styles = '@layer one{.c{top:1px}}@layer two{.a{top:2px}}@media print{.c{top:3px}}';
  expect(used(styles, 'a')).toBe('@layer one,two;@layer two{.a{top:2px}}');
});

it('drops properties and animations that nothing asks for, and what only they asked for', () => {
  const styles =
    ':root{--used:var(--inner);--inner:1;--unused:var(--lonely);--lonely:2;--inline:red}' +
    '@keyframes in{from{top:0}}@keyframes out{to{top:0}}' +
    '.a{top:var(--used);animation:.2s ease in}.c{animation:out}';
  expect(used(styles, 'a')).toBe(
    ':root{--used:var(--inner);--inner:1;--inline:red}' +
      '@keyframes in{from{top:0}}' +
      '.a{top:var(--used);animation:.2s ease in}',
  );
});
