import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MoneyField } from '../components/MoneyField/MoneyField';
import { NumberField } from '../components/NumberField/NumberField';
import { pasteByKeys } from './clipboard';
import { compose } from './compose';

/** While typing, the field chooses spaces and the decimal separator. */
const plain = (text: string) => text.replaceAll(/\s/g, '').replaceAll('.', ',');

/** Typed text, text after leaving the field, value, error. */
type Row = [text: string, shown: string, value: number | null, error?: string];

const amounts: Row[] = [
  ['145000000', '145 000 000', 145_000_000],
  ['145 000 000', '145 000 000', 145_000_000],
  ['1.450.000', '1 450 000', 1_450_000],
  ['1,450,000', '1 450 000', 1_450_000],
  ['18100.00', '18 100', 18_100],
  ['145 млн', '145 000 000', 145_000_000],
  ['145mln', '145 000 000', 145_000_000],
  ['$18,100', '18 100', 18_100],
  ['18100,50', '18100,50', Number.NaN, 'Только целое число'],
  ['1.5', '1.5', Number.NaN, 'Только целое число'],
  ['-5', '-5', Number.NaN, 'Не меньше нуля'],
  ['12 500 у.е. 2022', '12 500 у.е. 2022', Number.NaN, 'Здесь несколько чисел, оставьте одно.'],
  ['много', 'много', Number.NaN, 'Не похоже на число'],
];

const volumes: Row[] = [
  ['1.5', '1,5', 1.5],
  ['1,5', '1,5', 1.5],
  ['2,0', '2', 2],
  ['1.598', '1.598', Number.NaN, 'Знаков после запятой не больше 1'],
  ['1.5 / 2.0', '1.5 / 2.0', Number.NaN, 'Здесь несколько чисел, оставьте одно.'],
];

function Form({ fractionDigits }: { fractionDigits: number }) {
  const [value, setValue] = useState<number | null>(7);
  const props = { label: 'Поле', value, onChange: setValue };
  return (
    <>
      {fractionDigits === 0 ? (
        <MoneyField {...props} />
      ) : (
        <NumberField {...props} fractionDigits={fractionDigits} minValue={0} />
      )}
      <output>{String(value)}</output>
    </>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Поле' });

/** Autofill changes the text with an event that does not name its source. */
function autofill(text: string) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input(), text);
  input().dispatchEvent(new Event('input', { bubbles: true }));
}

const paste = async (text: string) => {
  const pasted = async () => {
    input().select();
    await pasteByKeys(text);
    // Another test may have written into the clipboard in between.
    return navigator.clipboard.readText();
  };
  await expect.poll(pasted).toBe(text);
};

const entries: [name: string, enter: (text: string) => Promise<void> | void][] = [
  ['typed', (text) => userEvent.keyboard(text)],
  ['composed', compose],
  ['pasted', paste],
  ['filled in', autofill],
];

const rows = [
  ...amounts.map((row) => ({ row, fractionDigits: 0 })),
  ...volumes.map((row) => ({ row, fractionDigits: 1 })),
];

test.each(
  entries.flatMap(([entry, enter]) =>
    rows.map(({ row, fractionDigits }) => ({ entry, enter, fractionDigits, row, text: row[0] })),
  ),
)('$text, $entry', async ({ entry, enter, fractionDigits, row: [text, shown, value, error] }) => {
  render(<Form fractionDigits={fractionDigits} />);
  input().focus();
  input().select();
  await enter(text);
  await expect.poll(() => screen.getByRole('status').textContent).toBe(String(value));
  await userEvent.tab();
  const exact = (shownText: string) => shownText.replaceAll('\u00A0', ' ');
  const comparable = entry === 'typed' ? plain : exact;
  await expect.poll(() => comparable(input().value)).toBe(comparable(shown));
  expect(input().getAttribute('aria-invalid')).toBe(error === undefined ? null : 'true');
  expect(document.body.textContent).toContain(error ?? '');
});

test('the reason stays away while a text may still become a number', async () => {
  render(<Form fractionDigits={0} />);
  input().focus();
  input().select();
  await userEvent.keyboard('1.4');
  expect(input().getAttribute('aria-invalid')).toBeNull();
  await userEvent.keyboard('50');
  await userEvent.tab();
  expect(input().value).toBe('1\u00A0450');
});

test('a text that was understood is grouped as soon as it is pasted', async () => {
  render(<Form fractionDigits={0} />);
  input().focus();
  await paste('145 mln so‘m');
  await expect.poll(() => input().value).toBe('145\u00A0000\u00A0000');
});
