import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const timer = recipe({
  base: layered({
    display: 'inline-flex',
    alignItems: 'center',
    fontSize: vars.text.sm,
    lineHeight: vars.line.sm,
    // On the baseline the icon would push the text above the middle of its row.
    verticalAlign: 'top',
  }),
  variants: {
    direction: {
      up: layered({ gap: vars.space[1], whiteSpace: 'nowrap' }),
      down: layered({ gap: vars.space['1.5'], minWidth: 0 }),
    },
    tone: {
      muted: layered({ color: vars.color.textMuted }),
      warn: layered({ color: vars.color.warnText }),
      danger: layered({ color: vars.color.dangerText }),
      success: layered({ color: vars.color.successText }),
    },
    isDone: { true: layered({ fontWeight: vars.weight.medium }) },
  },
});

/** A narrow column of a table becomes as wide as the longest word. */
export const text = componentStyle({ minWidth: 0, overflowWrap: 'break-word' });

export const time = recipe({
  base: layered({ fontWeight: vars.weight.medium, fontVariantNumeric: 'tabular-nums' }),
  variants: {
    tone: {
      inherit: {},
      muted: layered({ color: vars.color.text }),
      warn: layered({ color: vars.color.warnText }),
      danger: layered({ color: vars.color.dangerText }),
    },
  },
});
