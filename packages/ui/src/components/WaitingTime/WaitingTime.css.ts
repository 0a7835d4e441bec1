import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const time = recipe({
  base: layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    whiteSpace: 'nowrap',
    fontSize: vars.text.sm,
    lineHeight: vars.line.sm,
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    // On the baseline the icon would push the text above the middle of its row.
    verticalAlign: 'top',
  }),
  variants: {
    tone: {
      muted: layered({ color: vars.color.textMuted }),
      warn: layered({ color: vars.color.warnText }),
      danger: layered({ color: vars.color.dangerText }),
    },
  },
});

export const icon = componentStyle({ display: 'inline-flex', flex: 'none' });
