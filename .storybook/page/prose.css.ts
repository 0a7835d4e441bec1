import { globalStyle } from '@vanilla-extract/css';
import { media } from '../../packages/ui/src/private/media';
import { vars } from '../../packages/ui/src/theme/contract.css';

// Pages in MDX are directly in Storybook's page, which spaces headings by what precedes them, while the design
// system's reset removes the numbers of lists. Storybook's rule for `:first-of-type` would put a heading right below
// a table.
globalStyle('.sbdocs-wrapper .sbdocs-content > h2:is(:first-of-type, *)', {
  marginBlockStart: vars.space[10],
});
globalStyle('.sbdocs-content > ol', { listStyle: 'decimal' });
// A long type wraps; otherwise it would push the defaults out of the table.
globalStyle('.docblock-argstable .sbdocs-expandable', { whiteSpace: 'normal', textAlign: 'start' });
// Storybook's line height equals the letters': the lines of a long title would overlap.
globalStyle('.sbdocs-content > :is(h1, h2, h3)', { lineHeight: 1.2 });
// Storybook's links are too dark for the dark theme. Those of samples keep the colour of their component.
globalStyle('.sbdocs-content > :is(p, ul, ol, table) a, .sbdocs-content > blockquote a', {
  color: vars.color.accentText,
});
// The table of contents too: its blue has a contrast of 3.5:1 in the dark theme, and its line is white.
const toc = '.toc-wrapper.toc-wrapper';
globalStyle(`${toc} .toc-list-item.is-active-li > a`, { color: vars.color.accentText });
globalStyle(`${toc} > .toc-list.toc-list`, { borderInlineStartColor: vars.color.border });
globalStyle(`${toc} .toc-list-item.is-active-li::before`, {
  borderInlineStartColor: vars.color.accentText,
});

// At 360 px the page never scrolls horizontally: wide content scrolls in its own box, and long names wrap.
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
// A page that does not scroll would have an empty strip in the theme's background next to Storybook's own.
globalStyle('html:has(.sbdocs-wrapper)', { scrollbarGutter: 'auto' });
