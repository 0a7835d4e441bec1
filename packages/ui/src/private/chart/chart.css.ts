import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

const small = { fontSize: vars.text.sm, lineHeight: vars.line.sm };

export const figure = componentStyle({ minWidth: 0, margin: 0 });

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${vars.space['1.5']} ${vars.space[4]}`,
  marginBlockEnd: vars.space[3],
});

export const title = componentStyle({
  flex: '1 1 auto',
  fontSize: vars.text.lg,
  lineHeight: vars.line.lg,
  overflowWrap: 'anywhere',
});

export const legend = componentStyle({
  display: 'flex',
  flex: '0 1 auto',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  minWidth: 0,
  marginInlineEnd: 'auto',
  color: vars.color.textMuted,
  ...small,
  selectors: { [`${title} + &`]: { marginInlineEnd: 0 } },
});

export const legendEntry = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
  minWidth: 0,
});

export const legendLabel = componentStyle({ minWidth: 0, overflowWrap: 'anywhere' });

export const box = componentStyle({ position: 'relative', minWidth: 0 });

export const empty = componentStyle({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  padding: vars.space[4],
  borderRadius: vars.radius.md,
  border: `1px dashed ${vars.color.borderStrong}`,
  color: vars.color.textMuted,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  ...small,
});

export const tableScroller = componentStyle({
  height: '100%',
  overflow: 'auto',
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.border}`,
  outline: 'none',
  selectors: {
    '&:focus-visible': { boxShadow: vars.shadow.focus, outline: '2px solid transparent' },
  },
});

export const table = componentStyle({ width: '100%', ...small });

const cells = {
  padding: `${vars.space['1.5']} ${vars.space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.divider}`,
} as const;

export const headCell = componentStyle({
  ...cells,
  position: 'sticky',
  insetBlockStart: 0,
  backgroundColor: vars.color.surface,
  color: vars.color.textSubtle,
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  fontWeight: vars.weight.regular,
  textAlign: 'end',
  selectors: { '&:first-child': { textAlign: 'start' } },
});

export const rowHead = componentStyle({
  ...cells,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

export const cell = componentStyle({
  ...cells,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
