import { render, screen } from '@testing-library/react';
import { LayoutGrid } from 'lucide-react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SegmentedControl } from './SegmentedControl';

test('gives the chosen value', async () => {
  const onChange = vi.fn<(value: 'UZS' | 'USD') => void>();
  const options = [
    { value: 'UZS', label: 'сум' },
    { value: 'USD', label: 'у.е.' },
  ] as const;
  render(
    <SegmentedControl label="Валюта" options={options} defaultValue="UZS" onChange={onChange} />,
  );
  await userEvent.click(screen.getByText('у.е.'));
  expect(onChange).toHaveBeenCalledWith('USD');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'у.е.' }).checked).toBe(true);
});

test('icons keep their names', () => {
  render(
    <SegmentedControl
      aria-label="Вид"
      isIconOnly
      options={[{ value: 'cards', label: 'Карточки', icon: LayoutGrid }]}
    />,
  );
  expect(screen.getByRole('radio', { name: 'Карточки' })).toBeTruthy();
});
