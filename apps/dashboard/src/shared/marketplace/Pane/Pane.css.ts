import { recipe } from '@vanilla-extract/recipes';
import { media } from '@karvon/ui/internal/media';
import { componentStyle, layered } from '@karvon/ui/theme/component-style';
import { vars } from '@karvon/ui/theme/contract.css';

export const pane = recipe({
  base: layered({
    flex: '1 1 auto',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    minHeight: 0,
  }),
  variants: {
    tone: {
      canvas: layered({ backgroundColor: vars.color.canvas }),
      surface: layered({ backgroundColor: vars.color.surface }),
    },
  },
  defaultVariants: { tone: 'surface' },
});

export const header = recipe({
  base: layered({ flex: 'none', minWidth: 0 }),
  variants: {
    kind: {
      /** A bar of one line, 64 px, with a hairline under it. */
      bar: layered({
        display: 'flex',
        alignItems: 'center',
        minHeight: '64px',
        paddingInline: vars.space[5],
        backgroundColor: vars.color.surface,
        borderBlockEnd: `1px solid ${vars.color.border}`,
        '@media': { [media.phone]: { minHeight: '60px', paddingInline: vars.space[1] } },
      }),
      /** Texts and filters above a list, on its own ground. */
      plain: layered({ padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[3]}` }),
    },
  },
  defaultVariants: { kind: 'plain' },
});

export const body = recipe({
  base: layered({
    flex: '1 1 auto',
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  }),
  variants: {
    isPadded: { true: layered({ padding: vars.space[4] }) },
    /** The content scrolls by itself: a virtualised list. */
    isFixed: { true: layered({ display: 'flex', flexDirection: 'column', overflow: 'hidden' }) },
    // Higher than the pane it begins at the top, so that all of it can be reached.
    isCentered: { true: layered({ display: 'grid', alignContent: 'safe center' }) },
  },
});

/** The content of the footer renders its own border. */
export const footer = componentStyle({ flex: 'none', minWidth: 0 });
