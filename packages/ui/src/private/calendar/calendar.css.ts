import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';
import { media } from '../media';

const forced = '(forced-colors: active)';

export const popover = componentStyle({
  maxWidth: `calc(100vw - ${vars.space[4]})`,
  overflow: 'auto',
  borderRadius: vars.radius.lg,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.md,
  zIndex: vars.layer.dropdown,
  outline: 'none',
  transition: `opacity ${vars.duration.fast} ${vars.ease.out}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});

export const dialog = componentStyle({ display: 'flex', outline: 'none' });

export const sheetBody = componentStyle({
  overflowY: 'auto',
  paddingBlockEnd: `calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
});

export const calendar = componentStyle({
  width: '292px',
  padding: '14px',
  // Seven days of 44 px on touch.
  '@media': { [media.coarse]: { width: '336px' }, [media.phone]: { width: '100%' } },
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  marginBlockEnd: vars.space[2],
  paddingInlineStart: vars.space[2],
});

export const title = componentStyle({ flex: 1, fontWeight: vars.weight.semibold });

export const turn = componentStyle({
  display: 'grid',
  placeItems: 'center',
  width: vars.control.sm,
  height: vars.control.sm,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  color: vars.color.textMuted,
  cursor: 'pointer',
  outline: 'none',
  '@media': { [media.coarse]: { width: vars.control.md, height: vars.control.md } },
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.hover },
    '&[data-pressed]': { backgroundColor: vars.color.pressed },
    '&[data-focus-visible]': { boxShadow: vars.shadow.focus, outline: '2px solid transparent' },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
});

/** Space for six weeks, so that the arrows do not move between months. */
export const grid = componentStyle({
  width: '100%',
  minHeight: '254px',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '0 2px',
  fontVariantNumeric: 'tabular-nums',
});

export const weekday = componentStyle({
  height: '26px',
  padding: 0,
  color: vars.color.textSubtle,
  fontSize: vars.text['2xs'],
  lineHeight: vars.line['2xs'],
  fontWeight: vars.weight.regular,
});

const cell = {
  display: 'grid',
  placeItems: 'center',
  minHeight: '36px',
  borderRadius: vars.radius.md,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  cursor: 'pointer',
  outline: 'none',
  outlineOffset: '-2px',
  '@media': {
    [media.coarse]: { minHeight: '44px' },
    [forced]: {
      selectors: {
        '&[data-selected]': {
          forcedColorAdjust: 'none' as const,
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
        '&[data-focus-visible]': { outline: '2px solid CanvasText', outlineOffset: '1px' },
      },
    },
  },
};

const hovered = { backgroundColor: vars.color.hover };
const solid = {
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  fontWeight: vars.weight.medium,
};
const states = {
  '&[data-today]': { boxShadow: `inset 0 0 0 1.5px ${vars.color.accent}` },
  '&[data-disabled], &[data-outside-month]': { color: vars.color.textDisabled, cursor: 'default' },
  '&[data-unavailable]': {
    color: vars.color.textDisabled,
    textDecoration: 'line-through',
    cursor: 'not-allowed',
  },
  '&[data-invalid]': { backgroundColor: vars.color.dangerSoft, color: vars.color.dangerText },
  '&[data-focus-visible]': {
    boxShadow: vars.shadow.focus,
    outline: '2px solid transparent',
    zIndex: 1,
  },
};

export const day = componentStyle({
  ...cell,
  selectors: { '&[data-hovered]': hovered, '&[data-selected]': solid, ...states },
});

/** The ends of a range are solid, the middle is soft. */
export const rangeDay = componentStyle({
  ...cell,
  selectors: {
    '&[data-hovered]': hovered,
    '&[data-selected]': { borderRadius: 0, backgroundColor: vars.color.accentSoft },
    '&[data-selection-start], &[data-selection-end]': solid,
    ...states,
  },
});

export const presets = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  gap: vars.space['0.5'],
  maxWidth: '200px',
  padding: vars.space[2],
  borderInlineEnd: `1px solid ${vars.color.divider}`,
  '@media': {
    [media.phone]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      maxWidth: 'none',
      padding: `0 ${vars.space[4]}`,
      border: 0,
    },
  },
});

export const preset = componentStyle({
  minHeight: '36px',
  padding: `${vars.space['1.5']} ${vars.space['2.5']}`,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  outline: 'none',
  outlineOffset: '-2px',
  '@media': {
    [media.coarse]: { minHeight: '44px' },
    [media.phone]: { backgroundColor: vars.color.neutralSoft },
    [forced]: { selectors: { '&[aria-pressed=true]': { border: '2px solid Highlight' } } },
  },
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.hover },
    '&[aria-pressed=true]': {
      backgroundColor: vars.color.accentSoft,
      color: vars.color.accentText,
      fontWeight: vars.weight.medium,
    },
    '&[data-focus-visible]': { boxShadow: vars.shadow.focus, outline: '2px solid transparent' },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
});
