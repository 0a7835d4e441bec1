import { media, offPaper } from '../../private/media';
import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const bar = componentStyle({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: vars.layer.shell,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  height: `calc(${vars.size.tabbar} + env(safe-area-inset-bottom))`,
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: vars.color.surface,
  borderTop: `1px solid ${vars.color.border}`,
  '@media': offPaper,
});

export const tab = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3px',
  minWidth: 0,
  padding: `0 ${vars.space['0.5']}`,
  border: 0,
  background: 'none',
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  outline: 'none',
  outlineOffset: '-2px',
  selectors: {
    '&[aria-current], &[data-current]': { color: vars.color.accentText },
    '&[data-pressed]': { background: vars.color.pressed },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}` },
  },
  '@media': {
    [media.forced]: {
      selectors: { '&[aria-current], &[data-current]': { borderTop: '4px solid Highlight' } },
    },
  },
});

export const label = componentStyle({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const mark = componentStyle({
  position: 'absolute',
  left: `calc(50% + ${vars.space[1]})`,
  top: '5px',
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
});
