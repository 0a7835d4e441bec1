import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SearchField } from '../components/SearchField/SearchField';
import { TextArea } from '../components/TextArea/TextArea';
import { TextField } from '../components/TextField/TextField';

interface TextProps {
  label: string;
  maxLength: number;
  value: string;
  onChange: (text: string) => void;
}

const fields = [
  ['TextField', (props: TextProps) => <TextField {...props} />],
  ['TextArea', (props: TextProps) => <TextArea {...props} />],
  ['SearchField', (props: TextProps) => <SearchField {...props} clearLabel="Очистить" />],
] as const;

function Held({ field }: { field: (typeof fields)[number][1] }) {
  const [value, onChange] = useState('');
  return field({ label: 'Поле', maxLength: 2000, value, onChange });
}

test.each(fields)('%s keeps a text that is too long, and says so', async (_name, field) => {
  render(<Held field={field} />);
  const input = screen.getByLabelText<HTMLInputElement>('Поле');
  await userEvent.fill(input, 'К'.repeat(1700));
  expect(input.getAttribute('aria-invalid')).toBeNull();
  await userEvent.fill(input, 'К'.repeat(2546));
  expect(input.value).toHaveLength(2546);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const text = () => document.body.textContent.replaceAll('\u00A0', ' ');
  expect(text()).toContain('Не больше 2 000 символов, лишних: 546');
});

test.each(fields.slice(0, 2))('%s counts near its limit', async (_name, field) => {
  render(<Held field={field} />);
  const input = screen.getByLabelText('Поле');
  await userEvent.fill(input, 'К'.repeat(1700));
  expect(screen.queryByText(/из 2/)).toBeNull();
  await userEvent.fill(input, 'К'.repeat(1990));
  expect(screen.getByText('1 990 из 2 000')).toBeTruthy();
});
