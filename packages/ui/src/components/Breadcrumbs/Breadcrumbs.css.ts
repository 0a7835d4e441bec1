import { hitArea } from '../../private/hit-area';
import { media } from '../../private/media';
import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space['1.5']}`,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});

export const entry = componentStyle({
  display: 'flex',
  gap: vars.space['1.5'],
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: { '& + &::before': { content: '/', color: vars.color.textSubtle } },
});

export const arrow = componentStyle({
  display: 'inline-block',
  verticalAlign: 'text-bottom',
  marginInlineEnd: vars.space[1],
});

export const link = componentStyle({
  position: 'relative',
  '@media': { [media.coarse]: hitArea },
  borderRadius: vars.radius.xs,
  outline: 'none',
  selectors: {
    '&[data-hovered]': {
      color: vars.color.text,
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
    },
    '&[data-focus-visible]': { boxShadow: vars.shadow.focus, outline: '2px solid transparent' },
  },
});
