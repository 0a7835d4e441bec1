import { hitArea } from '@karvon/ui/internal/hit-area';
import { media } from '@karvon/ui/internal/media';
import { componentStyle } from '@karvon/ui/theme/component-style';
import { vars } from '@karvon/ui/theme/contract.css';

const small = { fontSize: vars.text.sm, lineHeight: vars.line.sm };

export const groups = componentStyle({ display: 'grid', gap: vars.space[3] });

export const group = componentStyle({ display: 'grid', gap: vars.space['1.5'] });

export const heading = componentStyle({ color: vars.color.textMuted, ...small });

/** Columns of equal width, as many as fit. */
export const slots = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(64px, 1fr))',
  gap: vars.space['1.5'],
  '@media': { [media.coarse]: { gap: vars.space[2] } },
});

export const slot = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 0,
  minHeight: vars.control.sm,
  paddingInline: vars.space['0.5'],
  paddingBlock: vars.space['0.5'],
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.borderControl}`,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  textAlign: 'center',
  cursor: 'pointer',
  outline: 'none',
  outlineOffset: '2px',
  transitionProperty: 'background-color, border-color, box-shadow',
  transitionDuration: vars.duration.fast,
  ...small,
  selectors: {
    '&[data-busy]': { borderStyle: 'dashed', color: vars.color.textMuted },
    '&[data-hovered]': { borderColor: vars.color.textMuted, backgroundColor: vars.color.hover },
    '&[data-invalid]': { borderColor: vars.color.danger },
    '&[data-selected]': {
      borderColor: vars.color.accent,
      borderStyle: 'solid',
      backgroundColor: vars.color.accent,
      color: vars.color.onAccent,
      fontWeight: vars.weight.medium,
    },
    '&[data-disabled]': {
      borderColor: vars.color.border,
      backgroundColor: vars.color.sunken,
      color: vars.color.textDisabled,
      cursor: 'not-allowed',
    },
    '&[data-focus-visible]': { boxShadow: vars.shadow.focus, outline: '2px solid transparent' },
  },
  '@media': {
    [media.coarse]: { minHeight: vars.control.md, ...hitArea },
    [media.forced]: {
      selectors: {
        '&[data-selected]': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
        '&[data-selected][data-focus-visible]': { outline: '2px solid CanvasText' },
        '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});

export const time = componentStyle({ fontVariantNumeric: 'tabular-nums' });

export const note = componentStyle({
  maxWidth: '100%',
  fontSize: vars.text['2xs'],
  lineHeight: vars.line['2xs'],
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
});

export const empty = componentStyle({ margin: 0, color: vars.color.textMuted, ...small });
