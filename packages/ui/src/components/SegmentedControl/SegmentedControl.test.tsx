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

test('a wrong one has a red line around it and stays as large', () => {
  const control = (errorMessage: string | null) => (
    <SegmentedControl
      label="Валюта"
      options={[{ value: 'uzs', label: 'Сум' }]}
      errorMessage={errorMessage}
    />
  );
  const { rerender } = render(control(null));
  const track = () => screen.getByText('Сум').closest('label')?.parentElement;
  const measure = () => {
    const element = track();
    if (!element) throw new Error('no track');
    const { borderTopWidth, borderTopColor } = getComputedStyle(element);
    return { size: element.getBoundingClientRect().width, borderTopWidth, borderTopColor };
  };
  const usual = measure();
  rerender(control('Выберите валюту'));
  expect(measure()).toEqual({
    ...usual,
    borderTopWidth: '1px',
    borderTopColor: measure().borderTopColor,
  });
  expect(usual.borderTopWidth).toBe('0px');
  expect(measure().borderTopColor).not.toBe(usual.borderTopColor);
});

test('more than there is room for scrolls under a fade, with the chosen one in view', async () => {
  const options = ['Сегодня', '7 дней', '30 дней', '90 дней', 'Период'].map((label) => ({
    value: label,
    label,
  }));
  const control = (value: string, width = 240) => (
    <div style={{ width: `${String(width)}px` }}>
      <SegmentedControl aria-label="Период" options={options} value={value} />
    </div>
  );
  const { rerender } = render(control('Период'));
  const segment = (label: string) => screen.getByText(label).closest('label');
  const track = () => segment('Период')?.parentElement ?? document.body;
  await expect.poll(() => track().dataset['more']).toBe('start');
  expect(getComputedStyle(track()).maskImage).toContain('linear-gradient');
  const right = segment('Период')?.getBoundingClientRect().right;
  expect(right).toBeLessThanOrEqual(track().getBoundingClientRect().right);
  rerender(control('Сегодня'));
  await expect.poll(() => track().dataset['more']).toBe('end');
  rerender(control('Сегодня', 800));
  await expect.poll(() => getComputedStyle(track()).maskImage).toBe('none');
});
