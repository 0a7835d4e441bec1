import { vars } from '@karvon/ui/theme';
import { style } from '@vanilla-extract/css';
import { narrow } from './landing.css';

export const faq = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  gap: '48px',
  paddingBlock: '104px',
  '@media': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4], paddingBlock: '64px' },
  },
});

export const item = style({
  borderTop: `1px solid ${vars.color.border}`,
  selectors: { '&:last-child': { borderBottom: `1px solid ${vars.color.border}` } },
});

export const question = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: '44px',
  padding: '18px 0',
  fontSize: '1.0625rem',
  lineHeight: '1.625rem',
  fontWeight: vars.weight.semibold,
  cursor: 'pointer',
  '@media': { [narrow]: { padding: '14px 0' } },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '"+"',
      marginInlineStart: 'auto',
      color: vars.color.textSubtle,
      fontSize: '1.5rem',
      fontWeight: vars.weight.regular,
    },
    'details[open] &::after': { content: '"−"' },
    '&:focus-visible': { outline: '2px solid transparent', boxShadow: vars.shadow.focus },
  },
});

export const reply = style({
  maxWidth: '40em',
  paddingBottom: '18px',
  color: vars.color.textMuted,
  fontSize: '1rem',
  lineHeight: '1.625rem',
});
