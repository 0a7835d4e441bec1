import { createVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

/** Colour of the icon, and of the text of a small banner. */
const toneText = createVar();

const tone = (name: 'info' | 'success' | 'warn' | 'danger') =>
  layered({
    vars: { [toneText]: vars.color[`${name}Text`] },
    background: vars.color[`${name}Soft`],
    borderColor: vars.color[`${name}Border`],
  });

export const banner = recipe({
  base: layered({ display: 'flex', alignItems: 'flex-start', border: '1px solid' }),
  variants: {
    tone: {
      info: tone('info'),
      success: tone('success'),
      warn: tone('warn'),
      danger: tone('danger'),
    },
    size: {
      sm: layered({
        gap: vars.space[2],
        padding: `${vars.space['2.5']} ${vars.space[3]}`,
        borderRadius: vars.radius.md,
        color: toneText,
        fontSize: vars.text.sm,
        lineHeight: vars.line.sm,
      }),
      md: layered({
        gap: vars.space[3],
        padding: `${vars.space[3]} ${vars.space[4]}`,
        borderRadius: vars.radius.lg,
      }),
    },
  },
});

export const sign = componentStyle({ flex: 'none', marginTop: '1px', color: toneText });

/** Narrower than this the action is below the text instead of squeezing it. */
export const text = componentStyle({ flex: '1 1 16em', minWidth: 0, overflowWrap: 'anywhere' });

export const row = componentStyle({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
});

export const close = componentStyle({
  margin: `calc(-1 * ${vars.space['1.5']}) calc(-1 * ${vars.space[2]})`,
});

export const title = componentStyle({ fontWeight: vars.weight.semibold });
