import { expect, it } from 'vitest';
import { darkBySystem } from './dark-by-system.ts';

it('follows the system when no script sets the theme', () => {
  const styles =
    '@layer theme{:root,[data-theme=light]{--text:#000}[data-theme=dark]{--text:#fff}}' +
    '@layer page{.a{top:1px}}:root[data-theme=dark] .a,.b{top:2px}';
  expect(darkBySystem(styles)).toBe(
    '@media (prefers-color-scheme:dark){@layer theme{:root{--text:#fff}}:root .a{top:2px}}',
  );
});

it('is empty without rules of the dark theme', () => {
  expect(
    darkBySystem('.a{top:1px}@layer one,two;@font-face{font-family:A}@keyframes in{from{top:0}}'),
  ).toBe('');
});
