import { globalStyle } from '@vanilla-extract/css';
import { media } from '../../packages/ui/src/private/media';
import { vars } from '../../packages/ui/src/theme/contract.css';

// Pages written in MDX, whose parts are directly in Storybook's page: it sets a heading against what is above it, and the design system's reset
// takes the numbers from lists.
// The first heading too, which Storybook's own rule for `:first-of-type` would put right below a table.
globalStyle('.sbdocs-wrapper .sbdocs-content > h2:is(:first-of-type, *)', {
  marginBlockStart: vars.space[10],
});
globalStyle('.sbdocs-content > ol', { listStyle: 'decimal' });
// A long type wraps like any other, or it pushes the defaults out of the table.
globalStyle('.docblock-argstable .sbdocs-expandable', { whiteSpace: 'normal', textAlign: 'start' });
// Storybook's own line is as high as its letters: a title of two lines would overlap itself.
globalStyle('.sbdocs-content > :is(h1, h2, h3)', { lineHeight: 1.2 });
// Its links are too dark for the dark theme. Those of samples keep the colour of their component.
globalStyle('.sbdocs-content > :is(p, ul, ol, table) a, .sbdocs-content > blockquote a', {
  color: vars.color.accentText,
});
// The table of contents too: its own blue has 3.5 : 1 in the dark theme, and its line is white there.
const toc = '.toc-wrapper.toc-wrapper';
globalStyle(`${toc} .toc-list-item.is-active-li > a`, { color: vars.color.accentText });
globalStyle(`${toc} > .toc-list.toc-list`, { borderInlineStartColor: vars.color.border });
globalStyle(`${toc} .toc-list-item.is-active-li::before`, {
  borderInlineStartColor: vars.color.accentText,
});

// At 360 px the page itself never scrolls horizontally: what is wider scrolls in its own box, and long names wrap.
globalStyle('.sbdocs-wrapper, .sbdocs-content', { minWidth: 0, maxWidth: '100%' });
globalStyle('.sbdocs-content', { width: '100%', overflowWrap: 'anywhere' });
globalStyle('.sbdocs-content > table, .docblock-argstable', {
  '@media': { [media.phone]: { display: 'block', maxWidth: '100%', overflowX: 'auto' } },
});
// Their columns are as wide as their longest word.
globalStyle('.sbdocs-content > table :is(th, td), .docblock-argstable :is(th, td)', {
  overflowWrap: 'break-word',
});
globalStyle('.sbdocs-content pre', { maxWidth: '100%', overflowX: 'auto' });
// Twice the class: Storybook's own rule comes later.
globalStyle('.sbdocs-wrapper.sbdocs-wrapper', {
  '@media': { [media.phone]: { paddingInline: vars.space[4] } },
});
// A page that is not scrolled would have an empty strip of the theme's background next to Storybook's own.
globalStyle('html:has(.sbdocs-wrapper)', { scrollbarGutter: 'auto' });
