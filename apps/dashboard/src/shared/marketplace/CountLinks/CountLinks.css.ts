import { media } from '@karvon/ui/internal/media';
import { componentStyle } from '@karvon/ui/theme/component-style';
import { vars } from '@karvon/ui/theme/contract.css';

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  '@media': { [media.coarse]: { rowGap: vars.space[3] } },
});

export const count = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: '28px',
  color: vars.color.textMuted,
  '@media': { [media.coarse]: { minHeight: '44px', minWidth: vars.control.md } },
  selectors: {
    '&[data-tone=success], &[data-tone=trophy]': { color: vars.color.successText },
    '&[data-tone=info]': { color: vars.color.infoText },
    '&[data-tone=warn]': { color: vars.color.warnText },
    '&[data-tone=danger]': { color: vars.color.dangerText },
    '&[data-tone=deal]': { color: vars.color.dealText },
    '&:hover': { color: vars.color.accentText },
  },
});
