import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../packages/ui/src/theme/contract.css';

// Pages written in MDX, whose parts stand right in Storybook's page: it sets a heading against what is above it, and the design system's reset
// takes the numbers from lists.
globalStyle('.sbdocs-content > h2', { marginBlockStart: vars.space[10] });
globalStyle('.sbdocs-content > ol', { listStyle: 'decimal' });
// A long type wraps like any other, or it pushes the defaults out of the table.
globalStyle('.docblock-argstable .sbdocs-expandable', { whiteSpace: 'normal', textAlign: 'start' });
// Storybook's own line is as high as its letters: a title of two lines would overlap itself.
globalStyle('.sbdocs-content > h1', { lineHeight: 1.2 });
// Its links are too dark for the dark theme.
globalStyle('.sbdocs-content :is(p, li) > a', { color: vars.color.accentText });
