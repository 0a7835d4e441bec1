import { componentStyle } from '@karvon/ui/theme/component-style';
import { vars } from '@karvon/ui/theme/contract.css';
import { photoFilter } from '@karvon/ui/theme/photo-badge';

export const frame = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 9',
  maxHeight: '360px',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.sunken,
  color: vars.color.borderControl,
});

export const photo = componentStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  filter: `var(${photoFilter})`,
});

export const badge = componentStyle({
  position: 'absolute',
  insetBlockStart: vars.space[3],
  insetInlineStart: vars.space[3],
});

export const logo = componentStyle({
  position: 'absolute',
  insetBlockEnd: vars.space[4],
  insetInlineStart: vars.space[4],
  width: '72px',
  height: '72px',
  objectFit: 'contain',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface,
});
