import { focusRing } from '../../private/focus-ring';
import { media, offPaper } from '../../private/media';
import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const bar = componentStyle({
  position: 'sticky',
  top: 0,
  zIndex: vars.layer.shell,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  height: vars.size.topbar,
  padding: `0 ${vars.space[6]} 0 ${vars.space[4]}`,
  background: vars.color.canvas,
  borderBottom: `1px solid ${vars.color.border}`,
  // The padding keeps controls in place on pages without a scrollbar gutter.
  selectors: {
    'html[data-has-no-scroll-gutter] &': {
      paddingInlineEnd: `calc(${vars.space[6]} + var(--scrollbar, 0px))`,
    },
  },
  // The touch areas of neighbouring buttons meet without overlapping.
  '@media': {
    ...offPaper,
    [media.coarse]: { gap: vars.space[2] },
    // In a narrow window (zoom, phone), content without room on the first line wraps to the next.
    [media.phone]: {
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      height: 'auto',
      minHeight: vars.size.topbar,
      padding: `${vars.space[2]} ${vars.space[4]}`,
    },
  },
});

export const search = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  flex: '0 1 340px',
  minWidth: 0,
  minHeight: '36px',
  marginInlineStart: vars.space[2],
  padding: `0 ${vars.space[2]} 0 ${vars.space[3]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.textSubtle,
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  outlineOffset: '-2px',
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.borderStrong },
    '&[data-focus-visible]': focusRing,
  },
  '@media': {
    [media.coarse]: { height: vars.control.md },
    [media.phone]: { flex: '1 1 100px' },
  },
});

export const searchLabel = componentStyle({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const keys = componentStyle({
  padding: '0 5px',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.xs,
  background: vars.color.surface,
  color: vars.color.textMuted,
  fontFamily: 'inherit',
  fontSize: vars.text['2xs'],
  lineHeight: vars.line.sm,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  '@media': { [media.coarse]: { display: 'none' } },
});

export const gap = componentStyle({ flex: 1, '@media': { [media.phone]: { display: 'none' } } });

export const bell = componentStyle({ position: 'relative', display: 'inline-grid' });

export const dot = componentStyle({
  position: 'absolute',
  // Next to the bell, independent of the button's size.
  top: 'calc(50% - 11px)',
  right: 'calc(50% - 10px)',
  width: vars.space[2],
  height: vars.space[2],
  borderRadius: vars.radius.full,
  outline: '1px solid transparent',
  background: vars.color.danger,
  boxShadow: `0 0 0 2px ${vars.color.canvas}`,
  pointerEvents: 'none',
});
