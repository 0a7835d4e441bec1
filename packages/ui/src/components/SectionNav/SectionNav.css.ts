import { media, offPaper } from '../../private/media';
import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const nav = componentStyle({
  position: 'sticky',
  top: `calc(${vars.size.topbar} + ${vars.space[6]})`,
  flexDirection: 'column',
  gap: vars.space['0.5'],
  '@media': {
    ...offPaper,
    [media.phone]: { position: 'static', flexDirection: 'row', gap: vars.space[1] },
  },
});

export const row = componentStyle({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2.5'],
  minHeight: '36px',
  padding: `0 ${vars.space['2.5']}`,
  borderRadius: vars.radius.md,
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  outline: 'none',
  outlineOffset: '-2px',
  '@media': {
    [media.phone]: { minHeight: vars.control.md, whiteSpace: 'nowrap' },
    [media.coarse]: { minHeight: '44px' },
    [media.forced]: {
      selectors: { '&[aria-current]': { borderInlineStart: '4px solid Highlight' } },
    },
  },
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}` },
    '&[aria-current]': {
      background: vars.color.accentSoft,
      color: vars.color.accentText,
      fontWeight: vars.weight.semibold,
    },
  },
});

export const mark = componentStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '18px',
  height: '18px',
  border: `1.5px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.full,
  selectors: {
    '&[data-state="done"]': {
      background: vars.color.success,
      borderColor: vars.color.success,
      color: vars.color.onSuccess,
    },
    '&[data-state="error"]': { borderColor: vars.color.danger, color: vars.color.dangerText },
    [`${row}[aria-current] &[data-state="empty"]`]: {
      borderColor: vars.color.accent,
      borderWidth: '5px',
    },
  },
});
