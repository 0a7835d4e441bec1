import { styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, layered } from '@karvon/ui/theme/component-style';
import { vars } from '@karvon/ui/theme/contract.css';
import { photoFilter } from '@karvon/ui/theme/photo-badge';

export const card = recipe({
  base: layered({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    height: '100%',
    overflow: 'hidden',
    borderRadius: vars.radius.lg,
    border: `1px solid ${vars.color.border}`,
    backgroundColor: vars.color.surface,
    transition: `border-color ${vars.duration.fast} ${vars.ease.out}, box-shadow ${vars.duration.fast} ${vars.ease.out}`,
    selectors: {
      '&:hover': { borderColor: vars.color.borderStrong, boxShadow: vars.shadow.sm },
      // The title is the link, but the full card is clickable: the focus ring is around the card.
      '&:has([data-title][data-focus-visible])': {
        outline: '2px solid transparent',
        boxShadow: vars.shadow.focus,
      },
    },
  }),
  variants: {
    isSelected: {
      true: layered({
        borderColor: vars.color.accent,
        boxShadow: `0 0 0 1px ${vars.color.accent}`,
        selectors: {
          '&:hover': {
            borderColor: vars.color.accent,
            boxShadow: `0 0 0 1px ${vars.color.accent}`,
          },
        },
      }),
    },
  },
});

export const photo = componentStyle({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '2 / 1',
  overflow: 'hidden',
  backgroundColor: vars.color.sunken,
  color: vars.color.textSubtle,
});

export const image = componentStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  filter: `var(${photoFilter})`,
  // Cars are on the lower half of their images.
  objectPosition: '50% 66%',
});

export const badges = componentStyle({
  position: 'absolute',
  insetInlineStart: vars.space['2.5'],
  insetBlockStart: vars.space['2.5'],
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['1.5'],
  maxWidth: `calc(100% - ${vars.space[12]})`,
});

export const count = componentStyle({
  position: 'absolute',
  insetInlineEnd: vars.space['2.5'],
  insetBlockEnd: vars.space['2.5'],
});

/** Above the link that covers the card. */
export const select = componentStyle({
  position: 'absolute',
  zIndex: 1,
  insetInlineEnd: vars.space[1],
  insetBlockStart: vars.space[1],
  display: 'grid',
  placeItems: 'center',
  width: vars.space[8],
  height: vars.space[8],
  borderRadius: vars.radius.md,
  transition: `opacity ${vars.duration.fast} ${vars.ease.out}`,
  '@media': {
    '(hover: hover)': {
      opacity: 0,
      selectors: {
        '[data-card]:hover &, &:focus-within, [data-selecting] &': { opacity: 1 },
      },
    },
    '(pointer: coarse)': { width: vars.control.md, height: vars.control.md },
  },
});

/** On an image, which is light in both themes: a checkbox of the dark theme would be a black square there. */
export const checkbox = componentStyle({
  selectors: {
    'label:not([data-selected]) > &': {
      backgroundColor: '#fff',
      borderColor: 'rgb(16 21 29 / 0.55)',
    },
  },
});

export const body = componentStyle({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: '3px',
  minWidth: 0,
  padding: `14px ${vars.space[4]} ${vars.space[3]}`,
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
});

export const title = componentStyle({
  flex: 1,
  minWidth: 0,
  fontSize: vars.text.lg,
  lineHeight: vars.line.lg,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const link = componentStyle({
  outline: 'none',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});

export const menu = componentStyle({
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  marginBlock: `calc(-1 * ${vars.space[1]})`,
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
});

export const specs = componentStyle({
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  color: vars.color.textMuted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const priceRow = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
  marginBlockStart: vars.space[2],
});

export const price = componentStyle({
  fontSize: vars.text.xl,
  lineHeight: vars.line.xl,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.track.snug,
});

export const priceNote = componentStyle({
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  color: vars.color.textMuted,
});

export const metaRow = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} 14px`,
  marginBlockStart: vars.space['2.5'],
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  color: vars.color.textMuted,
});

export const meta = recipe({
  base: layered({ display: 'flex', alignItems: 'center', gap: '5px' }),
  variants: {
    isLast: { true: layered({ marginInlineStart: 'auto' }) },
    isWarn: { true: layered({ color: vars.color.warnText }) },
  },
});

export const metaIcon = componentStyle({ flex: 'none', opacity: 0.85 });

export const footer = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '52px',
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[4]}`,
  borderBlockStart: `1px solid ${vars.color.divider}`,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});

const state = {
  // Next to a long action the text would be too narrow: the action goes below.
  flex: '1 1 96px',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
  minWidth: 0,
  overflowWrap: 'anywhere',
} as const;

export const footerText = styleVariants({
  neutral: layered({ ...state, color: vars.color.textMuted }),
  success: layered({
    ...state,
    color: vars.color.successText,
    fontWeight: vars.weight.medium,
  }),
  warn: layered({ ...state, color: vars.color.warnText, fontWeight: vars.weight.medium }),
  danger: layered({ ...state, color: vars.color.dangerText, fontWeight: vars.weight.medium }),
});
export const footerIcon = componentStyle({ flex: 'none' });
export const action = componentStyle({ position: 'relative', zIndex: 1, flex: 'none' });
