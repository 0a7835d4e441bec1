import { hitArea } from '@karvon/ui/internal/hit-area';
import { vars } from '@karvon/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

// The design system styles react-aria's data attributes; native elements use pseudo-classes.
const ring = {
  outline: '2px solid transparent',
  outlineOffset: '2px',
  boxShadow: vars.shadow.focus,
};

const coarse = '(pointer: coarse)';

export const pressable = style({ selectors: { '&:focus-visible': ring } });

const over = (overlay: string) => `linear-gradient(${overlay}, ${overlay}), ${vars.color.surface}`;

export const primary = style({
  selectors: {
    '&:hover:not([aria-disabled="true"])': { backgroundColor: vars.color.accentHover },
    '&:active:not([aria-disabled="true"])': { backgroundColor: vars.color.accentPressed },
  },
});

export const secondary = style({
  selectors: {
    '&:hover:not([aria-disabled="true"])': { background: over(vars.color.hover) },
    '&:active:not([aria-disabled="true"])': { background: over(vars.color.pressed) },
  },
});

export const link = style({
  padding: 0,
  border: 0,
  borderRadius: vars.radius.xs,
  background: 'none',
  color: vars.color.accentText,
  font: 'inherit',
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  position: 'relative',
  '@media': { [coarse]: hitArea },
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&:focus-visible': ring,
  },
});

export const inlineButton = style({
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:focus-visible': {
      boxShadow: `inset 0 0 0 2px ${vars.color.focus}`,
      outline: '2px solid transparent',
      outlineOffset: '-2px',
    },
  },
});

export const segment = style({
  position: 'relative',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:has(:focus-visible)': { boxShadow: vars.shadow.focus, outline: '2px solid transparent' },
  },
});

export const radio = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

/** The action is in the label's line but follows the control in the document, which is the order of Tab. */
export const fieldWithAction = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[2],
});

export const labelAction = style({ fontSize: vars.text.sm, lineHeight: vars.line.sm });

globalStyle(`${fieldWithAction} > :nth-child(n + 2)`, { gridColumn: '1 / -1' });
globalStyle(`${fieldWithAction} > span${labelAction}`, { gridArea: '1 / 2' });

export const brand = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2.5'],
  '@media': { [coarse]: hitArea },
  borderRadius: vars.radius.sm,
  fontSize: vars.text.xl,
  lineHeight: vars.line.xl,
  fontWeight: vars.weight.bold,
  letterSpacing: vars.track.snug,
  selectors: { '&:focus-visible': ring },
});

export const centred = style({ alignSelf: 'center' });

export const taskForm = style({ display: 'flex', flexDirection: 'column', gap: vars.space[5] });

export const taskHeader = style({ display: 'grid', gap: vars.space['1.5'] });

export const taskAfter = style({ textAlign: 'center' });
