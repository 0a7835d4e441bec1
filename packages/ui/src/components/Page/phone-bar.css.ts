import { media } from '../../private/media';
import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const bar = componentStyle({
  position: 'sticky',
  top: 0,
  zIndex: vars.layer.shell,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: `calc(${vars.size.topbar} + env(safe-area-inset-top))`,
  padding: `env(safe-area-inset-top) ${vars.space['1.5']} 0 ${vars.space[4]}`,
  background: vars.color.canvas,
  '@media': { [media.print]: { position: 'static' } },
  selectors: { '&[data-back]': { paddingInlineStart: vars.space['1.5'] } },
});

export const title = componentStyle({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.text['2xl'],
  lineHeight: vars.line['2xl'],
  letterSpacing: vars.track.snug,
  // Inner pages share the bar with the Back button, and have longer names.
  selectors: { '[data-back] > &': { fontSize: vars.text.xl, lineHeight: vars.line.xl } },
});

export const progress = componentStyle({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  width: '100%',
  height: vars.space[1],
  appearance: 'none',
  border: 0,
  background: vars.color.sunken,
  selectors: {
    '&::-webkit-progress-bar': { background: vars.color.sunken },
    '&::-webkit-progress-value': { background: vars.color.success },
    '&::-moz-progress-bar': { background: vars.color.success },
  },
});
