import { styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../private/focus-ring';
import { media } from '../../private/media';
import { componentStyle, layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

const forced = '(forced-colors: active)';
const small = { fontSize: vars.text.sm, lineHeight: vars.line.sm };

export const root = componentStyle({ minWidth: 0 });

export const bar = componentStyle({
  display: 'flex',
  gap: vars.space['0.5'],
  height: '14px',
  marginBlockEnd: vars.space[3],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.sunken,
  outline: '1px solid transparent',
  overflow: 'hidden',
  selectors: { '&:has(> *)': { backgroundColor: 'transparent' } },
});

/** A part that is there is seen, however small. */
export const part = componentStyle({
  minWidth: '3px',
  '@media': { [forced]: { border: '1px solid CanvasText' } },
});

export const entries = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  ...small,
  // Rows of links are as close as they are high.
  '@media': { [media.coarse]: { selectors: { '&:has(a)': { rowGap: 0 } } } },
});

export const entry = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  '@media': { [media.coarse]: { selectors: { '&:has(a)': { minHeight: '44px' } } } },
});

export const mark = componentStyle({
  flex: 'none',
  width: '9px',
  height: '9px',
  borderRadius: '3px',
  '@media': { [forced]: { forcedColorAdjust: 'none', border: '1px solid CanvasText' } },
});

export const text = componentStyle({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

/** Pressed anywhere in its row, and in the half of the gaps around it. */
export const link = componentStyle({
  borderRadius: vars.radius.xs,
  color: 'inherit',
  outline: 'none',
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlock: `calc(-1 * ${vars.space[1]})`,
  },
  selectors: {
    '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&[data-focus-visible]': focusRing,
  },
  '@media': { [media.coarse]: { selectors: { '&::after': { insetBlock: 0 } } } },
});

export const value = componentStyle({
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const empty = componentStyle({ color: vars.color.textMuted, ...small });

const ground = (backgroundColor: string) =>
  layered({ backgroundColor, '@media': { [forced]: { forcedColorAdjust: 'none' } } });

/** Green and turquoise are neighbours: the agreement is striped, so that the two are distinguished without seeing colours. */
const striped = (backgroundColor: string) =>
  layered({
    backgroundColor,
    backgroundImage: `repeating-linear-gradient(135deg, transparent 0 3px, color-mix(in srgb, ${vars.color.surface} 55%, transparent) 3px 5px)`,
    '@media': { [forced]: { forcedColorAdjust: 'none' } },
  });

export const tones = styleVariants({
  success: ground(vars.color.success),
  deal: striped(vars.color.deal),
  inverse: ground(vars.color.inverse),
  info: ground(vars.color.info),
  warn: ground(vars.color.warn),
  danger: ground(vars.color.danger),
  muted: ground(vars.color.borderControl),
  faint: ground(vars.color.borderStrong),
});
