import { vars } from '@karvon/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const lead = style({ color: vars.color.textMuted, marginBlockEnd: vars.space[4] });

export const table = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });

globalStyle(`${table} th, ${table} td`, {
  padding: `${vars.space[2]} ${vars.space[2]}`,
  borderBlockEnd: `1px solid ${vars.color.divider}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  fontWeight: vars.weight.regular,
});

globalStyle(`${table} th`, { color: vars.color.textMuted, fontSize: vars.text.sm });

globalStyle(`${table} td[data-muted]`, { color: vars.color.textSubtle });

export const note = style({ display: 'block', fontSize: vars.text.xs });

export const picture = style({
  maxWidth: 120,
  maxHeight: 80,
  objectFit: 'contain',
  borderRadius: vars.radius.sm,
});
