import { componentStyle } from '../theme/component-style';
import { vars } from '../theme/contract.css';
import { hitArea } from './hit-area';

const touch = '(pointer: coarse)';

/** Row of a control and its text: 24 px, 44 px on touch. */
export const row = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  minHeight: vars.space[6],
  paddingBlock: vars.space['0.5'],
  cursor: 'pointer',
  '@media': {
    [touch]: { minHeight: vars.control.md, paddingBlock: vars.space['2.5'], ...hitArea },
  },
  selectors: { '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' } },
});

/** Box of a checkbox; a radio rounds it. Its state is an attribute of the row. */
export const mark = componentStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: vars.icon.md,
  height: vars.icon.md,
  marginBlockStart: '1px',
  borderRadius: '5px',
  border: `1.5px solid ${vars.color.borderControl}`,
  backgroundColor: vars.color.surface,
  color: vars.color.onAccent,
  transitionProperty: 'background-color, border-color, box-shadow',
  transitionDuration: vars.duration.fast,
  selectors: {
    '[data-hovered] > &, label:hover > input + &': { borderColor: vars.color.textMuted },
    '[data-selected] > &, [data-indeterminate] > &': {
      backgroundColor: vars.color.accent,
      borderColor: vars.color.accent,
    },
    '[data-invalid] > &': { borderColor: vars.color.danger },
    '[data-disabled] > &': {
      backgroundColor: vars.color.sunken,
      borderColor: vars.color.borderStrong,
      color: vars.color.textDisabled,
    },
    '[data-focus-visible] > &, :focus-visible + &': {
      boxShadow: vars.shadow.focus,
      outline: '2px solid transparent',
    },
  },
});

export const round = componentStyle({ borderRadius: vars.radius.full });

export const dot = componentStyle({
  width: vars.space[2],
  height: vars.space[2],
  borderRadius: vars.radius.full,
  backgroundColor: 'currentColor',
  // Forced colours remove backgrounds, not borders.
  border: '4px solid currentColor',
});

export const sign = componentStyle({ flex: 'none', marginBlockStart: '1px' });

export const text = componentStyle({ minWidth: 0, overflowWrap: 'anywhere' });

/** Hint or error of one control, aligned with its text. */
export const under = componentStyle({
  paddingInlineStart: `calc(${vars.icon.md} + ${vars.space[2]})`,
});

export const list = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[1],
});
export const line = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
});
export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  gap: `${vars.space[1]} ${vars.space[4]}`,
});
