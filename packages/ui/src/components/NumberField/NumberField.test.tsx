import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
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
