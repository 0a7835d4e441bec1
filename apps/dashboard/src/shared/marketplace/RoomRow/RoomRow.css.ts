import { focusRing } from '@karvon/ui/internal/focus-ring';
import { componentStyle } from '@karvon/ui/theme/component-style';
import { vars } from '@karvon/ui/theme/contract.css';

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  columnGap: vars.space[3],
  alignItems: 'start',
  width: '100%',
  minHeight: '72px',
  padding: vars.space['2.5'],
  border: 0,
  borderRadius: vars.radius.lg,
  background: 'none',
  color: vars.color.text,
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  outlineOffset: '-2px',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:hover': { backgroundColor: vars.color.hover },
    '&:active': { backgroundColor: vars.color.pressed },
    '&[data-selected]': {
      backgroundColor: vars.color.navActive,
      boxShadow: `0 0 0 1px ${vars.color.border}, ${vars.shadow.xs}`,
    },
    '&:focus-visible': focusRing,
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-selected]:not(:focus-visible)': { outline: '1px solid Highlight' } },
    },
  },
});

export const text = componentStyle({ display: 'block', minWidth: 0 });

const line = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

export const nameLine = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
  color: vars.color.textMuted,
});

export const name = componentStyle({
  ...line,
  minWidth: 0,
  color: vars.color.text,
  fontWeight: vars.weight.semibold,
});

export const subject = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: '16px',
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
});

/** An icon. No clipping: the browser would make a layer of each clip, in every row. */
export const fixed = componentStyle({ flex: 'none', overflow: 'visible' });
export const cut = componentStyle({ ...line, minWidth: 0 });

export const last = componentStyle({
  ...line,
  minHeight: '18px',
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  selectors: {
    '&[data-unread]': { color: vars.color.text, fontWeight: vars.weight.medium },
    '&[data-live]': { color: vars.color.accentText },
  },
});

export const side = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space[2],
  color: vars.color.textSubtle,
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // On the ground of a press the paler ink would be too pale.
  selectors: { ':active > &': { color: vars.color.textMuted } },
});
