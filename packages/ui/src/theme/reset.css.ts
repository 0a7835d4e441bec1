import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { layers } from './layers.css';

const reset = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box', margin: 0 });
reset('html', { WebkitTextSizeAdjust: '100%', scrollbarGutter: 'stable' });
// Set by `useRootMark`.
reset('html[data-has-no-scroll-gutter]', { scrollbarGutter: 'auto' });
// The backdrop does not cover the scrollbar's gutter, which gets its colour here. react-aria sets this variable on
// every modal overlay, a child of the body.
reset("html:has(> body > [style*='--visual-viewport-height'])", {
  backgroundColor: `color-mix(in srgb, ${vars.color.canvas}, rgb(from ${vars.color.scrim} r g b))`,
});
reset('body', {
  fontFamily: vars.font.family,
  fontSize: vars.text.md,
  lineHeight: vars.line.md,
  fontWeight: vars.weight.regular,
  color: vars.color.text,
  backgroundColor: vars.color.canvas,
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
});
reset('h1, h2, h3, h4', {
  fontWeight: vars.weight.semibold,
  fontSize: 'inherit',
  textWrap: 'balance',
});
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('ul, ol', { listStyle: 'none', padding: 0 });
reset('button, input, textarea, select', { font: 'inherit', color: 'inherit' });
reset('img, svg, video', { display: 'block', maxWidth: '100%' });
reset('table', { borderCollapse: 'collapse' });
