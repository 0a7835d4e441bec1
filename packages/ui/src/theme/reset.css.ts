import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { layers } from './layers.css';

const reset = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box', margin: 0 });
reset('html', { WebkitTextSizeAdjust: '100%', scrollbarGutter: 'stable' });
// Set by `useRootMark`, with the scrollbar's width.
reset('html[data-has-no-scroll-gutter]', { scrollbarGutter: 'auto' });
// A modal covers the gutter too. Padding keeps the page in its place; react-aria would keep the gutter.
reset('html[data-has-modal]', { scrollbarGutter: 'auto !important' });
reset('html[data-has-modal]:not([data-has-no-scroll-gutter])', {
  paddingInlineEnd: 'var(--scrollbar)',
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
