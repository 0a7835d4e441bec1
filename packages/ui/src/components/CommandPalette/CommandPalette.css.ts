import { media } from '../../private/media';
import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const overlay = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.palette,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-start',
  padding: `20vh ${vars.space[4]} ${vars.space[4]}`,
  background: vars.color.scrim,
  transition: `opacity ${vars.duration.fast} ${vars.ease.out}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': { [media.phone]: { paddingTop: `calc(${vars.space[4]} + env(safe-area-inset-top))` } },
});

export const panel = componentStyle({
  width: '560px',
  maxWidth: '100%',
  maxHeight: '100%',
  overflow: 'hidden',
  display: 'flex',
  background: vars.color.raised,
  color: vars.color.text,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.lg,
});

export const dialog = componentStyle({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  outline: 'none',
});

export const query = componentStyle({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2.5'],
  height: 'calc(1.5rem + 28px)',
  padding: `0 ${vars.space[4]}`,
  color: vars.color.textSubtle,
});

export const input = componentStyle({
  flex: 1,
  minWidth: 0,
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.text,
  fontSize: vars.text.lg,
  // The field is the only focusable element here: its caret shows the focus.
  outline: 'none',
  selectors: { '&::placeholder': { color: vars.color.textSubtle, opacity: 1 } },
});

export const keys = componentStyle({
  padding: '0 5px',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.xs,
  color: vars.color.textMuted,
  fontFamily: 'inherit',
  fontSize: vars.text['2xs'],
  lineHeight: vars.line.sm,
  fontWeight: vars.weight.medium,
  '@media': { [media.coarse]: { display: 'none' } },
});

/** A touch screen has no Escape key. */
export const close = componentStyle({
  display: 'none',
  flex: 'none',
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
  '@media': { [media.coarse]: { display: 'block' } },
});

export const results = componentStyle({
  minHeight: 0,
  overflowY: 'auto',
  padding: vars.space['1.5'],
  borderTop: `1px solid ${vars.color.border}`,
});

export const group = componentStyle({
  padding: `${vars.space[2]} ${vars.space['2.5']} ${vars.space[1]}`,
  color: vars.color.textSubtle,
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  fontWeight: vars.weight.medium,
});

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2.5'],
  minHeight: '44px',
  padding: `${vars.space[1]} ${vars.space['2.5']}`,
  borderRadius: vars.radius.sm,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  outline: 'none',
  outlineOffset: '-2px',
  selectors: {
    '&[aria-selected="true"]': { background: vars.color.hover },
    '&[aria-disabled="true"]': { color: vars.color.textDisabled },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } },
    },
    // On phones the fact is below the text, which gets the full width.
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      // Without a fact the second row is empty, and must not take half of the height.
      alignContent: 'center',
      gap: `0 ${vars.space['2.5']}`,
    },
  },
});

export const thumbnail = componentStyle({
  flex: 'none',
  width: '44px',
  height: '28px',
  borderRadius: vars.radius.xs,
  objectFit: 'cover',
  background: vars.color.sunken,
  '@media': { [media.phone]: { gridRow: '1 / span 2' } },
});

export const sign = componentStyle({
  flex: 'none',
  color: vars.color.textSubtle,
  // The Enter hint, hidden on phones.
  '@media': {
    [media.phone]: {
      gridRow: '1 / span 2',
      selectors: { '&:last-child': { display: 'none' } },
    },
  },
});

export const text = componentStyle({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    // Cars of one model differ at the end of their line.
    [media.phone]: {
      gridColumn: 2,
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      whiteSpace: 'normal',
    },
  },
});

export const match = componentStyle({
  color: vars.color.accentText,
  fontWeight: vars.weight.semibold,
});

export const fact = componentStyle({
  flex: 'none',
  maxWidth: '40%',
  '@media': { [media.phone]: { gridColumn: 2, maxWidth: '100%' } },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.regular,
});

export const empty = componentStyle({
  padding: vars.space[6],
  color: vars.color.textMuted,
  textAlign: 'center',
});
