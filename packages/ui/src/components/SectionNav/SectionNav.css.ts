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

export const steps = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2.5'],
});

export const step = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2.5'],
  minWidth: 0,
  color: vars.color.textMuted,
  selectors: {
    // Names that need more width get more of it.
    '&:not(:first-child)': { flex: '1 1 auto' },
    '&:not(:first-child)::before': {
      content: '',
      flex: 1,
      minWidth: vars.space[4],
      borderTop: `1.5px solid ${vars.color.borderStrong}`,
    },
    '&[aria-current]': { color: vars.color.text, fontWeight: vars.weight.medium },
  },
});

export const stepMark = componentStyle({
  width: '1.625rem',
  height: '1.625rem',
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  selectors: {
    [`${step}[aria-current] > &[data-state="empty"]`]: {
      background: vars.color.accent,
      borderColor: vars.color.accent,
      color: vars.color.onAccent,
    },
  },
  '@media': {
    [media.forced]: {
      selectors: { [`${step}[aria-current] > &`]: { border: '4px solid Highlight' } },
    },
  },
});

/** On a phone only the name of the current step fits. Screen readers announce the others. */
export const stepText = componentStyle({
  minWidth: 0,
  overflowWrap: 'break-word',
  '@media': {
    [media.phone]: {
      selectors: {
        [`${step}:not([aria-current]) > &`]: {
          position: 'absolute',
          width: '1px',
          height: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        },
      },
    },
  },
});
