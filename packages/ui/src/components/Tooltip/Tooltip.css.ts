import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

const appear = keyframes({ from: { opacity: 0 } });

export const bubble = componentStyle({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  border: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  maxWidth: '280px',
  padding: `${vars.space['1.5']} ${vars.space['2.5']}`,
  borderRadius: vars.radius.sm,
  // Forced colours remove backgrounds and shadows; the outline keeps the edge visible.
  outline: '1px solid transparent',
  background: vars.color.inverse,
  color: vars.color.onInverse,
  boxShadow: vars.shadow.md,
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  zIndex: vars.layer.tooltip,
  whiteSpace: 'normal',
  textAlign: 'start',
  animation: `${appear} ${vars.duration.fast} ${vars.ease.out}`,
});

export const keys = componentStyle({ color: vars.color.onInverseMuted, whiteSpace: 'nowrap' });
