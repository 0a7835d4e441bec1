import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderForm } from '../../testing/sent-form';
import { NumberField } from './NumberField';

function Form({
  initial = null,
  fractionDigits = 0,
}: {
  initial?: number | null;
  fractionDigits?: number;
}) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <NumberField
        label="Объём"
        value={value}
        onChange={setValue}
        fractionDigits={fractionDigits}
        maxValue={10}
      />
      <output>{String(value)}</output>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const stored = () => screen.getByRole('status').textContent;

test('a comma being typed stays until the field is left', async () => {
  render(<Form fractionDigits={1} />);
  await userEvent.type(field(), '1.');
  expect(field().value).toBe('1,');
  expect(stored()).toBe('1');
  await userEvent.tab();
  expect(field().value).toBe('1');
});

test('arrows step and stop at the end', async () => {
  render(<Form initial={9} />);
  field().focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(stored()).toBe('10');
});

test('a wrong figure is kept for the form to judge', async () => {
  render(<Form />);
  await userEvent.type(field(), '-5');
  expect(field().value).toBe('-5');
  expect(stored()).toBe('-5');
});

test('Backspace takes the digit before the caret, behind a gap the digit before the gap', async () => {
  render(<Form initial={12_345} />);
  field().focus();
  field().setSelectionRange(3, 3);
  await userEvent.keyboard('{Backspace}');
  expect(stored()).toBe('1345');
  field().setSelectionRange(5, 5);
  await userEvent.keyboard('{Backspace}');
  expect(stored()).toBe('134');
});

test('Enter submits the form with the typed value', async () => {
  const onSend = renderForm(<Form initial={5} />);
  await userEvent.type(field(), '0{Enter}');
  await expect.poll(() => onSend.mock.calls).toHaveLength(1);
  expect(stored()).toBe('50');
});

test('a text with more than this number goes to the page', async () => {
  const onText = vi.fn<(text: string) => boolean>().mockReturnValue(true);
  const onChange = vi.fn<(value: number | null) => void>();
  render(
    <NumberField
      label="Широта"
      value={null}
      onChange={onChange}
      fractionDigits={6}
      onText={onText}
    />,
  );
  const pair = '41.311081, 69.240562';
  await userEvent.fill(field(), pair);
  expect(onText.mock.calls).toEqual([[pair]]);
  expect(onChange).not.toHaveBeenCalled();
  expect(field().value).toBe('');
});
