import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, layered } from '../theme/component-style';
import { vars } from '../theme/contract.css';
import { media } from './media';
import { stickyBottom, stickyTop } from './sticky-edge.css';

const leaving = `calc(${vars.duration.base} * 0.7)`;
const edge = { top: 'env(safe-area-inset-top)', bottom: 'env(safe-area-inset-bottom)' };

export const overlay = recipe({
  base: layered({
    position: 'fixed',
    inset: 0,
    height: 'var(--visual-viewport-height, 100dvh)',
    display: 'flex',
    background: vars.color.scrim,
    transition: `opacity ${vars.duration.base} ${vars.ease.out}`,
    selectors: {
      '&[data-entering]': { opacity: 0 },
      '&[data-exiting]': { opacity: 0, transitionDuration: leaving },
    },
  }),
  variants: {
    kind: {
      center: layered({
        zIndex: vars.layer.dialog,
        alignItems: 'center',
        justifyContent: 'center',
        padding: vars.space[6],
        '@media': { [media.phone]: { padding: 0, alignItems: 'stretch' } },
      }),
      confirm: layered({
        zIndex: vars.layer.dialog,
        alignItems: 'center',
        justifyContent: 'center',
        padding: vars.space[6],
        '@media': { [media.phone]: { padding: 0, alignItems: 'flex-end' } },
      }),
      end: layered({ zIndex: vars.layer.drawer, justifyContent: 'flex-end' }),
      bottom: layered({
        zIndex: vars.layer.dialog,
        alignItems: 'flex-end',
        justifyContent: 'center',
      }),
    },
  },
});

const fromBelow = { [media.phone]: { transform: 'translateY(24px)' } };

export const panel = recipe({
  base: layered({
    display: 'flex',
    width: '100%',
    minHeight: 0,
    background: vars.color.raised,
    color: vars.color.text,
    border: `1px solid ${vars.color.border}`,
    boxShadow: vars.shadow.lg,
    outline: 'none',
    // Dividers and skeletons need more contrast on this lighter background of the dark theme.
    vars: {
      [vars.color.divider]: `color-mix(in srgb, ${vars.color.text} 8%, ${vars.color.raised})`,
      [vars.color.skeleton]: `color-mix(in srgb, ${vars.color.text} 8%, ${vars.color.raised})`,
      [vars.color.skeletonShine]: `color-mix(in srgb, #fff 14%, ${vars.color.raised})`,
    },
    transition: `transform ${vars.duration.slow} ${vars.ease.out}`,
    selectors: { '&[data-exiting]': { transitionDuration: leaving } },
  }),
  variants: {
    kind: {
      center: layered({
        maxHeight: '100%',
        borderRadius: vars.radius.xl,
        selectors: { '&[data-entering], &[data-exiting]': { transform: 'translateY(8px)' } },
        '@media': {
          [media.phone]: { maxWidth: 'none', border: 0, borderRadius: 0, paddingTop: edge.top },
        },
      }),
      confirm: layered({
        maxHeight: '100%',
        borderRadius: vars.radius.xl,
        selectors: {
          '&[data-entering], &[data-exiting]': {
            transform: 'translateY(8px)',
            '@media': fromBelow,
          },
        },
        '@media': {
          [media.phone]: {
            maxWidth: 'none',
            borderWidth: '1px 0 0',
            borderRadius: `${vars.radius.xl} ${vars.radius.xl} 0 0`,
          },
        },
      }),
      end: layered({
        maxWidth: vars.size.drawer,
        borderWidth: '0 0 0 1px',
        selectors: { '&[data-entering], &[data-exiting]': { transform: 'translateX(24px)' } },
        '@media': { [media.phone]: { maxWidth: 'none', border: 0, paddingTop: edge.top } },
      }),
      bottom: layered({
        maxWidth: vars.size.form,
        maxHeight: '85%',
        borderWidth: '1px 0 0',
        borderRadius: `${vars.radius.xl} ${vars.radius.xl} 0 0`,
        selectors: { '&[data-entering], &[data-exiting]': { transform: 'translateY(24px)' } },
      }),
    },
    size: {
      sm: layered({ '@media': { [media.fromTablet]: { maxWidth: '440px' } } }),
      md: layered({ '@media': { [media.fromTablet]: { maxWidth: '560px' } } }),
      lg: layered({ '@media': { [media.fromTablet]: { maxWidth: '760px' } } }),
    },
  },
});

export const section = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  outline: 'none',
});

export const header = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: `${vars.space[5]} ${vars.space[4]} ${vars.space[3]} ${vars.space[6]}`,
  '@media': {
    [media.phone]: {
      padding: `${vars.space[4]} ${vars.space[2]} ${vars.space[3]} ${vars.space[4]}`,
    },
  },
});

export const headings = componentStyle({
  flex: 1,
  minWidth: 0,
  padding: `${vars.space['0.5']} 0`,
  overflowWrap: 'anywhere',
});

export const description = componentStyle({
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  color: vars.color.textMuted,
});

/** Has the height of the Close button. */
export const headerEnd = componentStyle({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.sm,
});

export const title = componentStyle({
  fontSize: vars.text.xl,
  lineHeight: vars.line.xl,
  letterSpacing: vars.track.snug,
});

export const body = componentStyle({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Focused fields are scrolled into view with their label and message.
  scrollPaddingBlock: vars.space[16],
  padding: `${vars.space['0.5']} ${vars.space[6]} ${vars.space[6]}`,
  // Sticky elements stick to the edges of the body, over its padding.
  vars: {
    [stickyTop]: `calc(-1 * ${vars.space['0.5']})`,
    [stickyBottom]: `calc(-1 * ${vars.space[6]})`,
  },
  overflowWrap: 'anywhere',
  outline: 'none',
  // Browsers focus a scroll area without focusable content. The outline is inside, because the panel clips its overflow.
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
  '@media': {
    [media.phone]: { padding: `${vars.space['0.5']} ${vars.space[4]} ${vars.space[4]}` },
  },
});

export const footer = recipe({
  base: layered({
    display: 'flex',
    flexWrap: 'wrap-reverse',
    justifyContent: 'flex-end',
    gap: vars.space[2],
    padding: `${vars.space[4]} ${vars.space[6]}`,
    '@media': {
      [media.phone]: {
        padding: `${vars.space[3]} ${vars.space[4]} calc(${vars.space[3]} + ${edge.bottom})`,
      },
    },
  }),
  variants: {
    kind: {
      center: layered({
        borderTop: `1px solid ${vars.color.border}`,
      }),
      confirm: layered({ paddingTop: 0 }),
      end: layered({ borderTop: `1px solid ${vars.color.border}` }),
      bottom: layered({ borderTop: `1px solid ${vars.color.border}` }),
    },
  },
});

// On phones the buttons share the width, and stack where their texts do not fit.
globalStyle(
  `${section} > footer > *`,
  layered({ '@media': { [media.phone]: { flex: '1 1 auto' } } }),
);
