import { styleVariants } from '@vanilla-extract/css';
import { componentStyle, layered } from '@karvon/ui/theme/component-style';
import { vars } from '@karvon/ui/theme/contract.css';

export const scale = componentStyle({
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  fontVariantNumeric: 'tabular-nums',
});

/** Texts of a line lie on each other in one cell, each moved to its mark. */
export const line = componentStyle({
  display: 'grid',
  selectors: {
    '&[data-above]': { marginBlockEnd: vars.space['0.5'] },
    '&[data-above]:has(+ :not([data-above]))': { marginBlockEnd: vars.space['1.5'] },
  },
});

const onLine = {
  position: 'relative',
  gridArea: '1 / 1',
  width: 'fit-content',
  maxWidth: '100%',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;

export const label = componentStyle({ ...onLine, fontWeight: vars.weight.medium });
export const markLabel = componentStyle({ ...onLine, color: vars.color.text });
export const bound = componentStyle({ ...onLine, color: vars.color.textSubtle });

export const track = componentStyle({
  position: 'relative',
  display: 'flex',
  height: vars.space[2],
  marginBlockEnd: vars.space[2],
});

const zone = { selectors: roundEnds(), outline: '1px solid transparent' };
function roundEnds() {
  const round = vars.radius.xs;
  return {
    '&:first-child': { borderStartStartRadius: round, borderEndStartRadius: round },
    '&:nth-last-child(1 of [data-zone])': {
      borderStartEndRadius: round,
      borderEndEndRadius: round,
    },
  };
}

export const zones = styleVariants({
  info: layered({ ...zone, backgroundColor: vars.color.infoBorder }),
  success: layered({ ...zone, backgroundColor: vars.color.successBorder }),
  neutral: layered({ ...zone, backgroundColor: vars.color.borderStrong }),
  warn: layered({ ...zone, backgroundColor: vars.color.warnBorder }),
});

export const marker = componentStyle({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${vars.space[1]})`,
  width: vars.space[4],
  height: vars.space[4],
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
  borderRadius: vars.radius.full,
  border: `3px solid ${vars.color.surface}`,
  backgroundColor: vars.color.accent,
  boxShadow: vars.shadow.sm,
  outline: '1px solid transparent',
  transition: `left ${vars.duration.base} ${vars.ease.out}`,
});

export const dot = componentStyle({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${vars.space['0.5']})`,
  width: vars.space[3],
  height: vars.space[3],
  marginInlineStart: `calc(-1 * ${vars.space['1.5']})`,
  borderRadius: vars.radius.full,
  border: `3px solid ${vars.color.surface}`,
  backgroundColor: vars.color.text,
  outline: '1px solid transparent',
});

export const ends = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[2]}`,
  color: vars.color.textSubtle,
});
