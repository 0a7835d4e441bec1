import { globalStyle } from '@vanilla-extract/css';
import { componentStyle, layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';
import { breakpoints } from '../../theme/tokens';

const phone = `(max-width: ${breakpoints.tablet - 1}px)`;
const narrow = `(max-width: ${breakpoints.desktop - 1}px)`;

export const page = componentStyle({
  width: '100%',
  maxWidth: vars.size.content,
  marginInline: 'auto',
  padding: `${vars.space[6]} ${vars.space[8]} ${vars.space[10]}`,
  '@media': {
    [narrow]: { paddingInline: vars.space[6] },
    [phone]: { padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[6]}` },
  },
});

export const titleRow = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[3],
  marginBlockEnd: vars.space[4],
  // Nothing but words, which a phone has in its bar.
  '@media': { [phone]: { selectors: { '&[data-phone-only]': { display: 'none' } } } },
});

export const fromTablet = componentStyle({ '@media': { [phone]: { display: 'none' } } });

export const phoneBar = componentStyle({
  display: 'none',
  '@media': { [phone]: { display: 'contents' } },
});

export const text = componentStyle({ minWidth: 0, flex: '1 1 auto', maxWidth: '100%' });

export const title = componentStyle({
  fontSize: vars.text['2xl'],
  lineHeight: vars.line['2xl'],
  letterSpacing: vars.track.snug,
  overflowWrap: 'anywhere',
});

export const context = componentStyle({
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  color: vars.color.textMuted,
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

/** A page of 320 px, or one that is zoomed in. */
const tiny = '(max-width: 359px)';

/** In line with the page's margin. */
export const phoneAction = componentStyle({
  display: 'none',
  '@media': {
    [phone]: {
      position: 'fixed',
      zIndex: vars.layer.sticky,
      insetInlineEnd: vars.space[4],
      insetBlockEnd: `calc(${vars.size.tabbar} + env(safe-area-inset-bottom) + ${vars.space[3]})`,
      display: 'block',
      borderRadius: vars.radius.md,
      boxShadow: vars.shadow.lg,
    },
  },
});

// There its label would cover half of what is under it: the icon alone shows, and screen readers still get the label.
globalStyle(
  `${phoneAction} :is(a, button):has(> svg) > span`,
  layered({
    '@media': {
      [tiny]: {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
);
