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
  selectors: { '&[data-back]': { paddingInlineStart: vars.space['1.5'] } },
});

export const title = componentStyle({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '20px',
  lineHeight: vars.line['2xl'],
  letterSpacing: vars.track.snug,
});

export const track = componentStyle({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  height: vars.space[1],
  background: vars.color.sunken,
});

export const done = componentStyle({
  display: 'block',
  height: '100%',
  background: vars.color.success,
  transition: `width ${vars.duration.base} ${vars.ease.out}`,
});
