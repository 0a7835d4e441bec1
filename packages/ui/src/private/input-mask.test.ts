import { describe, expect, test } from 'vitest';
import { amountMask } from '../components/MoneyField/group-digits';
import { phoneMask } from '../components/PhoneField/phone-text';
import { applyEdit } from './input-mask';

const gap = '\u00A0';

/** `|` marks the caret. */
function edit(mask: typeof amountMask, shown: string, rawWithCaret: string, isForward = false) {
  const caret = rawWithCaret.indexOf('|');
  const next = applyEdit(mask, { shown, raw: rawWithCaret.replace('|', ''), caret, isForward });
  return `${next.text.slice(0, next.caret)}|${next.text.slice(next.caret)}`.replaceAll(gap, ' ');
}

describe('applyEdit', () => {
  test('keeps the caret behind the digit that was typed', () => {
    expect(edit(amountMask, '219', '21|9')).toBe('21|9');
    expect(edit(amountMask, '21 900', '215| 900')).toBe('215| 900');
    expect(edit(amountMask, '219 000', '2199| 000')).toBe('2 199| 000');
  });

  test('Backspace on a gap takes the digit before it, Delete the one behind it', () => {
    expect(edit(amountMask, `12${gap}345`, '12|345')).toBe('1| 345');
    expect(edit(amountMask, `12${gap}345`, '12|345', true)).toBe('1 2|45');
  });

  test('a letter changes nothing', () => {
    expect(edit(phoneMask, '90 123', '90 1x|23')).toBe('90 1|23');
  });
});
