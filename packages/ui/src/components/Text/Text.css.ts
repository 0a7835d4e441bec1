import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../private/media';
import { layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

const size = (step: keyof typeof vars.text) =>
  layered({ fontSize: vars.text[step], lineHeight: vars.line[step] });

export const text = recipe({
  base: layered({ overflowWrap: 'anywhere' }),
  variants: {
    size: { xs: size('xs'), sm: size('sm'), md: size('md'), lg: size('lg'), xl: size('xl') },
    tone: {
      default: layered({ color: vars.color.text }),
      muted: layered({ color: vars.color.textMuted }),
      subtle: layered({ color: vars.color.textSubtle }),
      accent: layered({ color: vars.color.accentText }),
      success: layered({ color: vars.color.successText }),
      warn: layered({ color: vars.color.warnText }),
      danger: layered({ color: vars.color.dangerText }),
      inherit: layered({ color: 'inherit' }),
    },
    weight: {
      regular: layered({ fontWeight: vars.weight.regular }),
      medium: layered({ fontWeight: vars.weight.medium }),
      semibold: layered({ fontWeight: vars.weight.semibold }),
    },
    isTruncated: {
      true: layered({
        display: 'block',
        minWidth: 0,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      }),
    },
    isNumeric: {
      true: layered({
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
        // On a phone text wraps, because it may be enlarged there.
        '@media': { [media.phone]: { flexShrink: 0, maxWidth: '100%', whiteSpace: 'normal' } },
      }),
    },
    isPreserved: { true: layered({ whiteSpace: 'pre-wrap' }) },
  },
  defaultVariants: { size: 'md', tone: 'default' },
});
