import { focusRing } from '@karvon/ui/internal/focus-ring';
import { media } from '@karvon/ui/internal/media';
import { componentStyle } from '@karvon/ui/theme/component-style';
import { vars } from '@karvon/ui/theme/contract.css';
import { photoBadge } from '@karvon/ui/theme/photo-badge';

export const tile = componentStyle({
  position: 'relative',
  flex: 'none',
  width: '88px',
  height: '64px',
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.sunken,
  color: vars.color.textSubtle,
  overflow: 'hidden',
  display: 'grid',
  placeItems: 'center',
  selectors: {
    '&[data-state="failed"]': {
      backgroundColor: vars.color.dangerSoft,
      outline: `1px solid ${vars.color.dangerBorder}`,
      outlineOffset: '-1px',
    },
  },
});

export const image = componentStyle({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  selectors: { '[data-state="uploading"] > &': { opacity: 0.55 } },
});

export const progress = componentStyle({ position: 'absolute', insetInline: '6px', bottom: '6px' });

export const reason = componentStyle({
  position: 'absolute',
  insetInline: '6px',
  bottom: '4px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.dangerText,
  fontSize: vars.text['2xs'],
  lineHeight: vars.line['2xs'],
});

const tool = {
  display: 'grid',
  placeItems: 'center',
  width: vars.space[6],
  height: vars.space[6],
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  cursor: 'pointer',
  outline: 'none',
} as const;

/** On a photo it is on a plate of its own, in both themes. */
export const remove = componentStyle({
  ...tool,
  position: 'absolute',
  insetBlockStart: '3px',
  insetInlineEnd: '3px',
  backgroundColor: photoBadge,
  color: '#fff',
  selectors: {
    '&[data-focus-visible]': focusRing,
    '&::after': { content: '""', position: 'absolute', inset: '-4px' },
  },
  '@media': { [media.coarse]: { selectors: { '&::after': { inset: '-4px -4px -10px -10px' } } } },
});

export const retry = componentStyle({
  ...tool,
  width: '32px',
  height: '32px',
  marginBlockEnd: '12px',
  marginInlineEnd: '24px',
  background: 'none',
  color: vars.color.dangerText,
  selectors: { '&[data-focus-visible]': focusRing },
});
