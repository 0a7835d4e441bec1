import { hitArea } from '@karvon/ui/internal/hit-area';
import { vars } from '@karvon/ui/theme';
import { style } from '@vanilla-extract/css';

// Uses no component of the design system, since its chunk may have failed to load.
export const page = style({
  display: 'grid',
  gap: vars.space[3],
  maxWidth: 520,
  margin: `${vars.space[16]} auto`,
  padding: vars.space[6],
});

export const title = style({ fontSize: '1.375rem', lineHeight: '1.75rem', fontWeight: 600 });

export const text = style({ color: vars.color.textMuted });

export const reference = style({ color: vars.color.textSubtle, fontSize: 12 });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
});

export const button = style({
  minHeight: 40,
  padding: `0 ${vars.space[4]}`,
  border: 0,
  borderRadius: 8,
  background: vars.color.accent,
  color: vars.color.onAccent,
  font: 'inherit',
  fontWeight: 500,
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});

export const link = style({
  position: 'relative',
  color: vars.color.accentText,
  '@media': { '(pointer: coarse)': hitArea },
});
