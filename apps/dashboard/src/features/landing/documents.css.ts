import { vars } from '@karvon/ui/theme';
import { style } from '@vanilla-extract/css';

export const dialog = style({
  width: '100%',
  maxWidth: 'none',
  height: '100%',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'auto',
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  selectors: {
    '&:target': { position: 'fixed', inset: 0, zIndex: vars.layer.dialog, display: 'block' },
  },
  '@media': { print: { position: 'static', height: 'auto' } },
});

export const text = style({ maxWidth: '760px', margin: '0 auto', padding: '24px 16px 64px' });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginBottom: vars.space[2],
});
export const title = style({
  marginInlineEnd: 'auto',
  fontSize: '1.75rem',
  lineHeight: '2.125rem',
  letterSpacing: '-.02em',
});
export const section = style({ marginTop: vars.space[6] });
export const heading = style({
  fontSize: '1.0625rem',
  lineHeight: '1.625rem',
  fontWeight: vars.weight.semibold,
});
export const paragraph = style({
  marginTop: '4px',
  fontSize: '1rem',
  lineHeight: '1.625rem',
  color: vars.color.textMuted,
});
export const noPrint = style({ '@media': { print: { display: 'none' } } });
