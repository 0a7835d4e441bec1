import { vars } from '@karvon/ui/theme';
import { style } from '@vanilla-extract/css';
import { connect, narrow } from './landing.css';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  paddingBlockStart: vars.space[1],
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});

export const link = style([
  connect,
  { color: 'var(--link)', '@media': { [narrow]: { color: vars.color.accentText } } },
]);
export const note = style({
  color: 'var(--soft)',
  '@media': { [narrow]: { color: vars.color.textMuted } },
});

export const onBlue = style([connect, { color: 'inherit' }]);
export const noteOnBlue = style({ opacity: 0.86 });
