import { componentStyle } from '@karvon/ui/theme/component-style';
import { vars } from '@karvon/ui/theme/contract.css';

export const preview = componentStyle({
  minWidth: 0,
  overflow: 'hidden',
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
});

// The image is the one of the card that it foretells.
export { count, image, photo } from '../MediaCard/MediaCard.css';

export const body = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['0.5'],
  padding: vars.space[4],
  overflowWrap: 'anywhere',
});

export const priceRow = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[2],
  marginBlockStart: vars.space[1],
});

export const badges = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['1.5'],
  marginBlockStart: vars.space[2],
});

export const place = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
  marginBlockStart: vars.space[2],
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  color: vars.color.textMuted,
});

export const sign = componentStyle({ flex: 'none' });
