import { media } from '../../private/media';
import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const tabs = componentStyle({
  gap: vars.space[5],
  borderBottom: `1px solid ${vars.color.border}`,
  '@media': { [media.phone]: { gap: vars.space[4] } },
});

export const tab = componentStyle({
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
  minHeight: '42px',
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  borderRadius: vars.radius.xs,
  outline: 'none',
  outlineOffset: '-2px',
  // The underline slides from the previous tab in this time.
  transition: `color ${vars.duration.fast} ${vars.ease.out}`,
  '@media': {
    [media.coarse]: { justifyContent: 'center', minWidth: '44px', minHeight: vars.control.md },
    [media.forced]: { selectors: { '&[aria-current]::after': { background: 'Highlight' } } },
  },
  selectors: {
    '&[data-hovered]': { color: vars.color.text },
    '&[aria-current]': { color: vars.color.text, fontWeight: vars.weight.semibold },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      inset: 'auto 0 0',
      height: vars.space['0.5'],
      borderRadius: '2px 2px 0 0',
      background: vars.color.accent,
    },
    // The row clips shadows, so the ring is rendered inside.
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}` },
  },
});

export const count = componentStyle({
  padding: `0 ${vars.space['1.5']}`,
  borderRadius: vars.radius.full,
  background: vars.color.neutralSoft,
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  lineHeight: vars.line.sm,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${tab}[aria-current] &`]: {
      background: vars.color.accentSoftHover,
      color: vars.color.accentText,
    },
    // Same specificity as the rule above: the danger tone also applies to the current tab.
    [`${tab} &[data-tone="danger"]`]: {
      background: vars.color.dangerSoft,
      color: vars.color.dangerText,
    },
  },
});

export const end = componentStyle({
  flex: 'none',
  alignSelf: 'center',
  marginInlineStart: 'auto',
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { display: 'none' } },
});

/** The row clips its content: this space is for the focus rings of the first and last tab. */
export const chips = componentStyle({ gap: vars.space[2], paddingBlock: '2px' });

export const chip = componentStyle({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
  height: vars.control.sm,
  paddingInline: vars.space[3],
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
  '@media': {
    [media.coarse]: { height: vars.control.md },
    [media.forced]: { selectors: { '&[aria-current]': { borderColor: 'Highlight' } } },
  },
  selectors: {
    '&[data-hovered]': {
      backgroundImage: `linear-gradient(${vars.color.hover}, ${vars.color.hover})`,
    },
    '&[aria-current]': {
      borderColor: vars.color.accentBorder,
      backgroundColor: vars.color.accentSoft,
      color: vars.color.accentText,
    },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}` },
  },
});

export const chipCount = componentStyle({
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${chip}[aria-current] &`]: { color: vars.color.accentText },
    [`${chip} &[data-tone="danger"]`]: { color: vars.color.dangerText },
  },
});
