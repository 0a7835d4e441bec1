import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';
import { photoBadge } from '../../theme/photo-badge';

const soft = (tone: 'info' | 'success' | 'warn' | 'danger' | 'deal') =>
  layered({ backgroundColor: vars.color[`${tone}Soft`], color: vars.color[`${tone}Text`] });

export const badge = recipe({
  base: layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    flex: 'none',
    maxWidth: '100%',
    height: vars.space[6],
    padding: `0 ${vars.space[2]}`,
    borderRadius: vars.radius.sm,
    // Visible in forced colours only, which remove backgrounds.
    outline: '1px solid transparent',
    outlineOffset: '-1px',
    fontSize: vars.text.sm,
    lineHeight: vars.line.sm,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
  }),
  variants: {
    tone: {
      neutral: layered({
        backgroundColor: vars.color.neutralSoft,
        color: vars.color.neutralText,
      }),
      info: soft('info'),
      success: soft('success'),
      warn: soft('warn'),
      danger: soft('danger'),
      deal: soft('deal'),
      accent: layered({
        backgroundColor: vars.color.accentSoftHover,
        color: vars.color.accentText,
      }),
      outline: layered({
        boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}`,
        color: vars.color.textMuted,
      }),
      trophy: layered({ backgroundColor: vars.color.success, color: vars.color.onSuccess }),
      photo: layered({ backgroundColor: photoBadge, color: '#fff' }),
    },
    hasIcon: { true: layered({ paddingInlineStart: vars.space['1.5'] }) },
    isLifted: { true: layered({ boxShadow: '0 1px 3px rgb(16 21 29 / 0.14)' }) },
  },
  defaultVariants: { tone: 'neutral' },
});

/** The text shrinks in a narrow cell, not the icon: colour alone is not enough. */
export const label = componentStyle({ overflow: 'hidden', textOverflow: 'ellipsis' });

/** Keeps the number from being squeezed in a row. */
export const count = componentStyle({ display: 'inline-block', flex: 'none' });
