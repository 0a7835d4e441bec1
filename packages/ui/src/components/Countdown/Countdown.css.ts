import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

const line = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
  minWidth: 0,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  // On the baseline of a line its ring would push the text above the middle of the row they are in.
  verticalAlign: 'top',
};

export const waiting = componentStyle({ ...line, color: vars.color.textMuted });
export const done = componentStyle({
  ...line,
  color: vars.color.successText,
  fontWeight: vars.weight.medium,
});
export const over = componentStyle({
  ...line,
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
});
/** A narrow column of a table becomes as wide as its words, which no text of a person is among. */
export const text = componentStyle({ minWidth: 0, overflowWrap: 'break-word' });
export const left = componentStyle({
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-urgent] &': { color: vars.color.dangerText } },
});
