import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const state = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[10]} ${vars.space[4]}`,
  textAlign: 'center',
});

export const text = componentStyle({ maxWidth: '360px', textWrap: 'balance' });

export const title = componentStyle({
  fontSize: vars.text.lg,
  lineHeight: vars.line.lg,
  fontWeight: vars.weight.semibold,
});

export const description = componentStyle({
  marginBlockStart: vars.space[1],
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  color: vars.color.textMuted,
});

export const reference = componentStyle({
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  color: vars.color.textSubtle,
  overflowWrap: 'anywhere',
});

export const arch = componentStyle({ fill: vars.color.accentSoftHover });
export const glyph = componentStyle({ color: vars.color.accentText });

export const tile = componentStyle({
  display: 'grid',
  placeItems: 'center',
  width: vars.space[12],
  height: vars.space[12],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.dangerSoft,
  color: vars.color.dangerText,
});
