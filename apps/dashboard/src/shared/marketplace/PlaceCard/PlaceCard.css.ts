import { componentStyle } from '@karvon/ui/theme/component-style';
import { vars } from '@karvon/ui/theme/contract.css';
import { photoFilter } from '@karvon/ui/theme/photo-badge';

export const card = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  // Cards of a row end together.
  height: '100%',
  overflow: 'hidden',
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
});

export const cover = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '2 / 1',
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
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
});

/** Is half on the image, half on the text. */
export const logo = componentStyle({
  position: 'absolute',
  insetBlockEnd: `calc(-1 * ${vars.space[5]})`,
  insetInlineStart: vars.space[4],
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  overflow: 'hidden',
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
});

export const logoPhoto = componentStyle({ width: '100%', height: '100%', objectFit: 'contain' });

export const body = componentStyle({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  padding: `${vars.space[8]} ${vars.space[4]} ${vars.space[4]}`,
});

export const head = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

export const title = componentStyle({
  flex: 1,
  minWidth: 0,
  fontSize: vars.text.lg,
  lineHeight: vars.line.lg,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
});

/** The full card is the link; other controls are above it. */
export const heading = componentStyle({
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
});

/** Its dots end where the text ends, not its ground. */
export const above = componentStyle({
  position: 'relative',
  flex: 'none',
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
});

export const facts = componentStyle({
  display: 'grid',
  gap: vars.space['1.5'],
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  color: vars.color.textMuted,
});

export const fact = componentStyle({ display: 'flex', gap: vars.space[2], minWidth: 0 });

export const sign = componentStyle({ flex: 'none', marginBlockStart: '1px' });

export const text = componentStyle({ minWidth: 0, overflowWrap: 'anywhere' });

export const footer = componentStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: '56px',
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderBlockStart: `1px solid ${vars.color.divider}`,
});
