import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const form = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
});

export const title = componentStyle({
  fontSize: vars.text['3xl'],
  lineHeight: vars.line['3xl'],
  letterSpacing: vars.track.tight,
});

export const lead = componentStyle({
  marginBlockStart: vars.space['1.5'],
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const after = componentStyle({
  textAlign: 'center',
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  color: vars.color.textMuted,
});
