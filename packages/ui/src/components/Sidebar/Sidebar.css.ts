import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../private/focus-ring';
import { media, offPaper } from '../../private/media';
import { componentStyle, layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const sidebar = recipe({
  base: layered({
    position: 'sticky',
    top: 0,
    height: '100dvh',
    display: 'flex',
    flexDirection: 'column',
    background: vars.color.nav,
    borderInlineEnd: `1px solid ${vars.color.border}`,
    paddingBottom: vars.space[3],
    '@media': offPaper,
  }),
  variants: {
    isCollapsed: {
      true: layered({ width: vars.size.sidebarMin, paddingInline: vars.space[3] }),
      false: layered({ width: vars.size.sidebar, paddingInline: vars.space[3] }),
    },
  },
});

export const brand = componentStyle({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2.5'],
  height: vars.size.topbar,
  padding: `0 ${vars.space[2]}`,
  borderRadius: vars.radius.md,
  fontSize: vars.text.xl,
  fontWeight: vars.weight.bold,
  letterSpacing: vars.track.snug,
  outline: 'none',
  outlineOffset: '-2px',
  // Inside, because the sidebar touches the edge of the window, which would clip the outline.
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}` } },
});

export const brandNote = componentStyle({
  marginInlineStart: 'auto',
  color: vars.color.textSubtle,
  fontSize: vars.text['2xs'],
  fontWeight: vars.weight.medium,
  letterSpacing: vars.track.normal,
});

export const nav = componentStyle({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['0.5'],
  // Room for the focus ring and the raised pill's shadow, which a scrolling box would cut.
  padding: `${vars.space[2]} ${vars.space[1]}`,
  marginInline: `calc(-1 * ${vars.space[1]})`,
  overflowY: 'auto',
  scrollbarWidth: 'none',
});

export const line = componentStyle({
  flex: 'none',
  margin: vars.space[2],
  borderTop: `1px solid ${vars.color.border}`,
});

export const row = componentStyle({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2.5'],
  width: '100%',
  minHeight: '38px',
  padding: `0 ${vars.space['2.5']}`,
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  outlineOffset: '-2px',
  selectors: {
    '&[data-hovered]': { background: vars.color.hover, color: vars.color.text },
    '&[data-pressed]': { background: vars.color.pressed },
    '&[aria-current]': {
      background: vars.color.navActive,
      color: vars.color.text,
      fontWeight: vars.weight.semibold,
      boxShadow: `${vars.shadow.sm}, 0 0 0 1px ${vars.color.border}`,
    },
    '&[data-focus-visible], &:focus-visible': focusRing,
    '&[aria-disabled="true"]': { color: vars.color.textSubtle, cursor: 'not-allowed' },
    '&[data-collapsed]': { justifyContent: 'center', minHeight: vars.space[10], padding: 0 },
  },
  '@media': {
    [media.coarse]: {
      minHeight: '44px',
      selectors: { '&[data-collapsed]': { minHeight: '44px' } },
    },
    [media.forced]: {
      selectors: { '&[aria-current]': { borderInlineStart: '4px solid Highlight' } },
    },
  },
});

export const child = componentStyle({
  paddingInlineStart: `calc(${vars.space[10]} - ${vars.space['0.5']})`,
});

export const sign = componentStyle({
  flex: 'none',
  display: 'grid',
  position: 'relative',
  selectors: {
    [`${row}[aria-current] &`]: { color: vars.color.accentText },
    [`${row}[aria-disabled="true"] &`]: { color: vars.color.textDisabled },
  },
});

export const title = componentStyle({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const count = componentStyle({
  color: vars.color.textSubtle,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  // The paler text has too little contrast on the pressed background.
  selectors: { '[data-pressed] > &': { color: vars.color.textMuted } },
});

// Grows over the icon, because the sidebar would clip two digits.
export const corner = componentStyle({
  position: 'absolute',
  right: `calc(-1 * ${vars.space[3]})`,
  bottom: vars.space['2.5'],
  boxShadow: `0 0 0 2px ${vars.color.nav}`,
});

export const chevron = componentStyle({
  flex: 'none',
  transition: `transform ${vars.duration.fast} ${vars.ease.out}`,
  selectors: { '&[data-closed]': { transform: 'rotate(-90deg)' } },
});

export const user = componentStyle({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2.5'],
  width: '100%',
  padding: vars.space[2],
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  outlineOffset: '-2px',
  selectors: {
    '&[data-hovered], &[data-pressed]': { background: vars.color.hover },
    '&[data-focus-visible]': focusRing,
    '&[data-collapsed]': { justifyContent: 'center', paddingInline: 0 },
  },
});

export const userText = componentStyle({ flex: 1, minWidth: 0 });

export const userName = componentStyle({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Reserves the space until the name is loaded.
  minHeight: vars.line.sm,
  lineHeight: vars.line.sm,
  fontWeight: vars.weight.semibold,
});

export const userLine = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
  marginTop: vars.space['0.5'],
  color: vars.color.textSubtle,
  fontSize: vars.text.xs,
  lineHeight: vars.line.sm,
  whiteSpace: 'nowrap',
});

export const role = componentStyle({
  padding: `0 ${vars.space['1.5']}`,
  borderRadius: vars.radius.sm,
  background: vars.color.accentSoftHover,
  color: vars.color.accentText,
  fontWeight: vars.weight.medium,
});
