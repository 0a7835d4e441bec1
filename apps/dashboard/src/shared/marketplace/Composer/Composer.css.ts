import { focusRing, fieldRing } from '@karvon/ui/internal/focus-ring';
import { media } from '@karvon/ui/internal/media';
import { componentStyle } from '@karvon/ui/theme/component-style';
import { vars } from '@karvon/ui/theme/contract.css';

export const composer = componentStyle({
  position: 'relative',
  borderBlockStart: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  '@media': { [media.phone]: { paddingBlockEnd: 'env(safe-area-inset-bottom)' } },
});

export const replies = componentStyle({
  display: 'flex',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[4]} 0`,
  '@media': { [media.phone]: { padding: `${vars.space[2]} ${vars.space[3]} 0` } },
});

export const replyRow = componentStyle({ gap: vars.space[2], minWidth: 0 });

export const reply = componentStyle({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '28px',
  paddingInline: vars.space['2.5'],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  outlineOffset: '-2px',
  selectors: {
    '&[data-action]': { gap: vars.space['1.5'], color: vars.color.textMuted },
    '&[data-hovered]': { borderColor: vars.color.textMuted },
    '&[data-pressed]': { backgroundColor: vars.color.sunken },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}` },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': { [media.coarse]: { minHeight: '44px', paddingInline: vars.space[4] } },
});

export const previews = componentStyle({
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[4]} 0`,
  listStyle: 'none',
});

export const bar = componentStyle({
  display: 'flex',
  alignItems: 'flex-end',
  gap: vars.space['1.5'],
  padding: `${vars.space['2.5']} ${vars.space[4]} ${vars.space[4]}`,
  '@media': { [media.phone]: { padding: vars.space[2] } },
});

/** Buttons are next to the last line of a field that grows. */
export const beside = componentStyle({ flex: 'none', paddingBlockEnd: '2px' });

/** Up to six lines, then it scrolls. */
export const field = componentStyle({
  flex: 1,
  minWidth: 0,
  minHeight: '44px',
  maxHeight: '142px',
  padding: `11px ${vars.space[4]}`,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: '22px',
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.text.md,
  lineHeight: vars.line.md,
  resize: 'none',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  overflowWrap: 'anywhere',
  outline: 'none',
  outlineOffset: '-2px',
  transitionProperty: 'border-color, box-shadow',
  transitionDuration: vars.duration.fast,
  selectors: {
    '&::placeholder': { color: vars.color.textSubtle, opacity: 1 },
    '&:hover:not(:disabled)': { borderColor: vars.color.textMuted },
    '&:focus': {
      borderColor: vars.color.accent,
      boxShadow: fieldRing,
      outline: '2px solid transparent',
    },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
    '&:disabled': {
      borderColor: vars.color.border,
      backgroundColor: vars.color.sunken,
      color: vars.color.textDisabled,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    // Smaller letters make a phone zoom in.
    [media.coarse]: {
      maxHeight: '168px',
      fontSize: vars.text.lg,
      lineHeight: vars.line.lg,
      padding: `9px ${vars.space[4]}`,
    },
    '(forced-colors: active)': {
      border: '1px solid ButtonBorder',
      selectors: { '&:disabled': { borderColor: 'GrayText' } },
    },
  },
});

/** Grows with its text by the browser; elsewhere `useGrowing` does it. */
export const growing = componentStyle({
  '@supports': { '(field-sizing: content)': { fieldSizing: 'content' } },
});

export const send = componentStyle({
  display: 'grid',
  placeItems: 'center',
  width: vars.control.md,
  height: vars.control.md,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.accentHover },
    '&[data-pressed]': { backgroundColor: vars.color.accentPressed },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': {
      backgroundColor: vars.color.sunken,
      color: vars.color.textDisabled,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    // Its ground is not rendered: it has an edge, as the button on the other side of the field.
    '(forced-colors: active)': {
      border: '1px solid ButtonBorder',
      selectors: { '&[data-disabled]': { borderColor: 'GrayText' } },
    },
  },
});

export const hint = componentStyle({
  padding: `0 ${vars.space[4]} ${vars.space[2]}`,
  marginBlockStart: `calc(-1 * ${vars.space[2]})`,
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-over]': { color: vars.color.dangerText },
    '&[data-reason]': { textAlign: 'start' },
  },
});

/** Over everything while files are above it. */
export const drop = componentStyle({
  position: 'absolute',
  inset: vars.space[2],
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  border: `2px dashed ${vars.color.accentBorder}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.accentText,
  fontWeight: vars.weight.medium,
  pointerEvents: 'none',
});
