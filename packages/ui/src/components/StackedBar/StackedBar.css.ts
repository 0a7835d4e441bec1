import { styleVariants } from '@vanilla-extract/css';
import { closeOnTouch, rowText, targetOnTouch } from '../../private/linked-rows.css';
import { media } from '../../private/media';
import { componentStyle, layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

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

export const thin = componentStyle({ height: '6px', marginBlockEnd: 0 });

/** Every part that exists is visible, however small. */
export const part = componentStyle({
  minWidth: '3px',
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

export const entries = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  ...rowText,
  '@media': closeOnTouch,
});

export const entry = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  '@media': targetOnTouch,
});

export const mark = componentStyle({
  flex: 'none',
  width: '12px',
  height: '12px',
  borderRadius: '3px',
  '@media': { [media.forced]: { forcedColorAdjust: 'none', border: '1px solid CanvasText' } },
});

export const text = componentStyle({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const value = componentStyle({
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const empty = componentStyle({ color: vars.color.textMuted, ...rowText });

const ground = (backgroundColor: string) =>
  layered({ backgroundColor, '@media': { [media.forced]: { forcedColorAdjust: 'none' } } });

/** Green and turquoise are neighbours: the agreement is striped, so that the two are distinguished without seeing colours. */
const striped = (backgroundColor: string) =>
  layered({
    backgroundColor,
    backgroundImage: `repeating-linear-gradient(135deg, transparent 0 3px, color-mix(in srgb, ${vars.color.surface} 55%, transparent) 3px 5px)`,
    '@media': { [media.forced]: { forcedColorAdjust: 'none' } },
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
