import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../packages/ui/src/theme/contract.css';

// Pages written in MDX. Storybook sets a heading against what stands above it, and the kit takes the numbers from lists.
globalStyle('.sbdocs-content .sbdocs-h2', { marginBlockStart: vars.space[10] });
globalStyle('.sbdocs-content .sbdocs-ol', { listStyle: 'decimal' });
