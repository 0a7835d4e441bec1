import { focusRing } from '../../private/focus-ring';
import { media } from '../../private/media';
import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2.5'],
  width: '100%',
  minHeight: vars.control.sm,
  // Keeps a label of two lines from the next row.
  paddingBlock: vars.space[1],
  paddingInline: 0,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  '@media': { [media.coarse]: { minHeight: '44px' } },
  selectors: {
    '&[data-tone="danger"]': { color: vars.color.dangerText },
    '&[data-focus-visible]': focusRing,
  },
});

export const icon = componentStyle({
  flex: 'none',
  color: vars.color.textMuted,
  selectors: { '[data-tone="danger"] > &': { color: 'inherit' } },
});

export const label = componentStyle({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: {
    '[data-hovered] > &': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

export const gain = componentStyle({
  flex: 'none',
  color: vars.color.successText,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
