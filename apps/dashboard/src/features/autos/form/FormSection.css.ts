import { vars } from '@karvon/ui/theme';
import { style } from '@vanilla-extract/css';

const phone = '(max-width: 767px)';

export const section = style({
  minWidth: 0,
  padding: vars.space[6],
  // The top bar must not cover the title that a link leads to.
  scrollMarginTop: `calc(${vars.size.topbar} + ${vars.space[4]})`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  outline: 'none',
  selectors: { '&[data-current]': { borderColor: vars.color.accentBorder } },
  '@media': { [phone]: { padding: vars.space[4] } },
});

export const head = style({ marginBlockEnd: vars.space[5] });

export const titleRow = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

export const fold = style({
  borderBlockStart: `1px solid ${vars.color.divider}`,
  selectors: { '&:last-child': { marginBlockEnd: `calc(-1 * ${vars.space[3]})` } },
});

export const foldButton = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  width: '100%',
  minHeight: vars.control.lg,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  outline: '2px solid transparent',
  ':focus-visible': { outlineColor: vars.color.focus },
});

export const foldTitle = style({ flex: 1, minWidth: 0 });

export const chevron = style({
  flex: 'none',
  color: vars.color.textMuted,
  transition: `transform ${vars.duration.fast} ${vars.ease.out}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});

export const foldBody = style({ paddingBlock: `${vars.space[1]} ${vars.space[4]}` });

export const hidden = style({ display: 'none' });
