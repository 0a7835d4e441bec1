import { vars } from '@karvon/ui/theme';
import { style } from '@vanilla-extract/css';

export const avatar = style({
  width: 36,
  height: 36,
  flexShrink: 0,
  borderRadius: '50%',
  objectFit: 'cover',
  background: vars.color.sunken,
});
