import { createVar } from '@vanilla-extract/css';
import { focusRing } from '../../private/focus-ring';
import { media, offPaper } from '../../private/media';
import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const shell = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  minHeight: '100dvh',
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.print]: { display: 'block' },
  },
});

export const column = componentStyle({
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  selectors: {
    '&[data-tab-bar]': { paddingBottom: `calc(${vars.size.tabbar} + env(safe-area-inset-bottom))` },
  },
});

export const banner = componentStyle({
  padding: `${vars.space[2]} ${vars.space[4]}`,
  paddingTop: `calc(${vars.space[2]} + env(safe-area-inset-top))`,
  selectors: { '&:empty': { display: 'none' } },
});

/** Zero height: the corner overlaps the page, below any content above it. */
export const cornerLine = componentStyle({
  position: 'relative',
  zIndex: vars.layer.sticky,
  '@media': offPaper,
});

export const corner = componentStyle({
  position: 'absolute',
  // Aligns the centre of a 44 px button with the title's line, 16 px below the edge.
  top: `calc(env(safe-area-inset-top) + ${vars.space[4]} + (${vars.line['2xl']} - 44px) / 2)`,
  // The image, not the button around it, is at the page's edge.
  right: vars.space['1.5'],
});

/** Width reserved at the end of a title for the corner. */
export const cornerRoom = createVar();

/** Grows with the page, so that a footer of a form can stick to the bottom. */
export const main = componentStyle({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  outline: 'none',
  selectors: { [`${cornerLine} ~ &`]: { vars: { [cornerRoom]: '40px' } } },
});

export const withCorner = `${cornerLine} ~ ${main}`;

/** Covers a part of the page, without blocking presses on it. */
export const note = componentStyle({
  position: 'fixed',
  bottom: `calc(${vars.space[4]} + env(safe-area-inset-bottom))`,
  left: '50%',
  transform: 'translateX(-50%)',
  zIndex: vars.layer.shell,
  maxWidth: `calc(100vw - 2 * ${vars.space[4]})`,
  width: 'max-content',
  margin: 0,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.raised,
  boxShadow: vars.shadow.md,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  textAlign: 'center',
  pointerEvents: 'none',
  '@media': offPaper,
  selectors: {
    '&:empty': { display: 'none' },
    // Keeps clear of the buttons of a form and the field of a conversation.
    'html[data-has-action-bar] &': { bottom: `calc(${vars.space[24]} + ${vars.space[4]})` },
    '&[data-tab-bar]': {
      // Keeps clear of a page's action, which is above the tab bar.
      bottom: `calc(${vars.size.tabbar} + ${vars.space[3]} + ${vars.control.lg} + ${vars.space[2]} + env(safe-area-inset-bottom))`,
    },
    'html[data-has-action-bar] &[data-tab-bar]': {
      bottom: `calc(${vars.size.tabbar} + ${vars.space[24]} + ${vars.space[4]} + env(safe-area-inset-bottom))`,
    },
  },
});

export const skip = componentStyle({
  position: 'fixed',
  top: vars.space[2],
  left: vars.space[2],
  zIndex: vars.layer.tooltip,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.md,
  background: vars.color.raised,
  color: vars.color.accentText,
  fontWeight: vars.weight.medium,
  ...focusRing,
  '@media': offPaper,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});
