import { vars } from '@karvon/ui/theme';
import { style } from '@vanilla-extract/css';
import { narrow } from './landing.css';

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  paddingBlock: '40px 8px',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingTop: vars.space[2] } },
});

export const tool = style({
  display: 'flex',
  flexDirection: 'column',
  padding: '4px 20px',
  borderInlineStart: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.xs,
  '@media': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: '36px minmax(0, 1fr)',
      columnGap: '14px',
      padding: '14px 0',
      borderInlineStart: 0,
      borderTop: `1px solid ${vars.color.divider}`,
    },
  },
  selectors: {
    '&:first-child': { borderColor: 'transparent', paddingInlineStart: 0 },
    '&:focus-visible': { outline: '2px solid transparent', boxShadow: vars.shadow.focus },
  },
});

export const tile = style({
  display: 'grid',
  placeItems: 'center',
  gridRow: 'span 2',
  width: '36px',
  height: '36px',
  marginBottom: vars.space[3],
  borderRadius: '10px',
  backgroundColor: vars.color.accentSoft,
  color: vars.color.accentText,
  '@media': { [narrow]: { margin: 0 } },
});

export const name = style({
  fontSize: '1rem',
  lineHeight: '1.5rem',
  fontWeight: vars.weight.semibold,
});

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[8],
  marginTop: vars.space[6],
  counterReset: 'step',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] } },
});

export const step = style({
  counterIncrement: 'step',
  paddingTop: vars.space[4],
  borderTop: `2px solid ${vars.color.accent}`,
  selectors: {
    '&::before': {
      content: 'counter(step)',
      color: vars.color.accentText,
      fontSize: vars.text['2xl'],
      lineHeight: '1.875rem',
      fontWeight: vars.weight.semibold,
    },
  },
});

export const stepTitle = style({
  fontSize: '1.0625rem',
  lineHeight: '1.625rem',
  fontWeight: vars.weight.semibold,
});
export const stepText = style({
  marginTop: '4px',
  lineHeight: '1.375rem',
  color: vars.color.textMuted,
});
export const stepsSection = style({
  paddingTop: '104px',
  '@media': { [narrow]: { paddingTop: '56px' } },
});
