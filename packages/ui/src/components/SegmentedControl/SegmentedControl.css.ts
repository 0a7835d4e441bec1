import { recipe } from '@vanilla-extract/recipes';
import { hitArea } from '../../private/hit-area';
import { media } from '../../private/media';
import { componentStyle, layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const track = recipe({
  base: layered({
    display: 'inline-flex',
    alignSelf: 'flex-start',
    gap: vars.space['0.5'],
    maxWidth: '100%',
    padding: '3px',
    borderRadius: vars.radius.md,
    border: '0 solid transparent',
    backgroundColor: vars.color.neutralSoft,
    selectors: {
      // The border takes its pixel from the padding, so that the segments do not move.
      '&[data-invalid]': { padding: '2px', border: `1px solid ${vars.color.danger}` },
    },
  }),
  variants: {
    size: {
      sm: layered({ height: vars.control.sm }),
      md: layered({ height: vars.control.md, overflowY: 'hidden' }),
      lg: layered({ height: vars.control.lg, overflowY: 'hidden' }),
    },
    isFullWidth: { true: layered({ display: 'flex', alignSelf: 'stretch' }) },
  },
  defaultVariants: { size: 'md' },
});

export const segment = componentStyle({
  // Contains the hidden input, whose focus would scroll the page.
  position: 'relative',
  flex: '1 1 auto',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space['1.5'],
  minWidth: vars.space[8],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.sm,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  outlineOffset: '-2px',
  isolation: 'isolate',
  transitionProperty: 'color, box-shadow',
  transitionDuration: vars.duration.fast,
  selectors: {
    // Segments scroll before they shrink.
    '[data-scrolls] > &': { flexShrink: 0 },
    '&:hover': { color: vars.color.text },
    '&[data-selected]': { color: vars.color.text },
    // The ground of the chosen segment slides from the previous one.
    '&[data-selected]::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      borderRadius: 'inherit',
      backgroundColor: vars.color.raised,
      boxShadow: vars.shadow.sm,
    },
    // Lighter than its track, as in the light theme.
    '[data-theme="dark"] &[data-selected]::before': { backgroundColor: vars.color.borderStrong },
    '&:has(:focus-visible)': { boxShadow: vars.shadow.focus, outline: '2px solid transparent' },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    // The button and the gap after it are as wide as a touch area.
    [media.coarse]: { minWidth: '42px', ...hitArea },
    [media.forced]: {
      selectors: {
        '&[data-selected]': { forcedColorAdjust: 'none', color: 'HighlightText' },
        '&[data-selected]::before, [data-theme="dark"] &[data-selected]::before': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
        },
        '&[data-selected]:has(:focus-visible)': {
          outline: '2px solid CanvasText',
          outlineOffset: 0,
        },
      },
    },
  },
});
