import { hitArea } from '../../private/hit-area';
import { media } from '../../private/media';
import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  color: vars.color.textMuted,
});

export const range = componentStyle({ fontSize: vars.text.sm, lineHeight: vars.line.sm });

export const pages = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  // The touch areas of neighbouring pages meet without overlapping.
  '@media': { [media.coarse]: { gap: vars.space[2] } },
});

export const page = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: '36px',
  minHeight: '36px',
  padding: `0 ${vars.space['1.5']}`,
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  color: 'inherit',
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  outline: 'none',
  outlineOffset: '-2px',
  selectors: {
    '&[data-hovered]': { background: vars.color.hover },
    '&[data-pressed]': { background: vars.color.pressed },
    '&[data-current]': {
      background: vars.color.accentSoft,
      color: vars.color.accentText,
      fontWeight: vars.weight.semibold,
    },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'default' },
    '&[data-focus-visible]': { boxShadow: vars.shadow.focus, outline: '2px solid transparent' },
  },
  '@media': {
    [media.coarse]: hitArea,
    [media.forced]: { selectors: { '&[data-current]': { border: '2px solid Highlight' } } },
  },
});

export const more = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: vars.space[2],
});

export const summary = componentStyle({
  color: vars.color.textSubtle,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  textAlign: 'center',
});
