import { recipe } from '@vanilla-extract/recipes';
import { hitArea } from '../../private/hit-area';
import { media } from '../../private/media';
import { componentStyle, layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const banner = recipe({
  base: layered({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[3],
    padding: `${vars.space[3]} ${vars.space[4]}`,
    border: '1px solid',
    borderRadius: vars.radius.lg,
  }),
  variants: {
    tone: {
      info: layered({ background: vars.color.infoSoft, borderColor: vars.color.infoBorder }),
      success: layered({
        background: vars.color.successSoft,
        borderColor: vars.color.successBorder,
      }),
      warn: layered({ background: vars.color.warnSoft, borderColor: vars.color.warnBorder }),
      danger: layered({ background: vars.color.dangerSoft, borderColor: vars.color.dangerBorder }),
    },
  },
});

export const sign = recipe({
  base: layered({ flex: 'none', marginTop: '1px' }),
  variants: {
    tone: {
      info: layered({ color: vars.color.infoText }),
      success: layered({ color: vars.color.successText }),
      warn: layered({ color: vars.color.warnText }),
      danger: layered({ color: vars.color.dangerText }),
    },
  },
});

/** Narrower than this the way out is below the text instead of squeezing them. */
export const text = componentStyle({ flex: '1 1 16em', minWidth: 0, overflowWrap: 'anywhere' });

export const row = componentStyle({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
});

export const action = componentStyle({
  position: 'relative',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontWeight: vars.weight.medium,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  textAlign: 'start',
  borderRadius: vars.radius.xs,
  cursor: 'pointer',
  minHeight: vars.space[6],
  margin: `calc(-1 * ${vars.space['0.5']}) 0`,
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': { boxShadow: vars.shadow.focus, outline: '2px solid transparent' },
  },
  '@media': { [media.coarse]: hitArea },
});

export const close = componentStyle({
  margin: `calc(-1 * ${vars.space['1.5']}) calc(-1 * ${vars.space[2]})`,
});

export const title = componentStyle({ fontWeight: vars.weight.semibold });
