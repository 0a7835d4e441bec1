import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker';

const presets = [
  { id: '7', label: '7 дней', value: { start: '2026-11-14', end: '2026-11-20' } },
  { id: 'all', label: 'Ноябрь', value: { start: '2026-11-01', end: '2026-11-30' } },
];

function Form({
  onChange,
  value: first = { start: '2026-11-10', end: '2026-11-16' },
  ...props
}: Partial<DateRangePickerProps>) {
  const [value, setValue] = useState(first);
  return (
    <DateRangePicker
      label="Период"
      presets={presets}
      presetsLabel="Готовые периоды"
      {...props}
      value={value}
      onChange={(next, ...preset) => {
        setValue(next);
        onChange?.(next, ...preset);
      }}
    />
  );
}
const segments = () => screen.getAllByRole('spinbutton').map((one) => one.textContent);
const open = async () => {
  await userEvent.click(screen.getAllByRole('button')[0] ?? document.body);
  return screen.findByRole('grid');
};

it('writes both days', () => {
  render(<Form />);
  expect(segments()).toEqual(['10', '11', '2026', '16', '11', '2026']);
});

it('has solid ends and a soft middle', async () => {
  render(<Form />);
  await open();
  const ground = (name: RegExp) => {
    const day = screen.getByRole('button', { name });
    const { backgroundColor, borderRadius } = getComputedStyle(day);
    return `${backgroundColor} ${borderRadius}`;
  };
  expect(ground(/понедельник, 16 ноября/)).toMatch(/^rgb\(19, 92, 216\) 8px$/);
  expect(ground(/ 12 ноября/)).toMatch(/^rgb\(239, 245, 254\) 0px$/);
});

it('takes two days from the calendar, and reports them as one', async () => {
  const onChange = vi.fn<DateRangePickerProps['onChange']>();
  render(<Form onChange={onChange} />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: /, 18 ноября/ }));
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: /, 23 ноября/ }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-11-18', end: '2026-11-23' });
});

it('takes a preset, marks it and closes', async () => {
  const onChange = vi.fn<DateRangePickerProps['onChange']>();
  render(<Form onChange={onChange} />);
  await open();
  expect(screen.getByRole('group', { name: 'Готовые периоды' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ноябрь' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(presets[1]?.value, 'all');
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  expect(segments()).toEqual(['01', '11', '2026', '30', '11', '2026']);
  await open();
  expect(screen.getByRole('button', { name: 'Ноябрь' }).getAttribute('aria-pressed')).toBe('true');
});

it('says that the end is before the start', () => {
  render(<Form value={{ start: '2026-11-20', end: '2026-11-10' }} />);
  expect(screen.getByRole('group').getAttribute('data-invalid')).toBe('true');
  expect(screen.getByText('Начало позже конца')).toBeTruthy();
});

it('opens as a sheet on a phone, its presets above the days', async () => {
  await page.viewport(360, 740);
  try {
    render(<Form />);
    const grid = await open();
    const presetsAt = screen.getByRole('group', { name: 'Готовые периоды' });
    expect(presetsAt.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      grid.getBoundingClientRect().top,
    );
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  } finally {
    await page.viewport(1280, 800);
  }
});

it('takes a pasted period, or one of its days', async () => {
  const onChange = vi.fn<DateRangePickerProps['onChange']>();
  render(<Form onChange={onChange} />);
  const paste = async (text: string, segment: number) => {
    await navigator.clipboard.writeText(text);
    screen.getAllByRole('spinbutton')[segment]?.focus();
    await userEvent.paste();
  };
  await paste('01.12.2026 – 15.12.2026', 0);
  expect(onChange).toHaveBeenLastCalledWith({ start: '2026-12-01', end: '2026-12-15' });
  await paste('2026-12-24', 3);
  expect(onChange).toHaveBeenLastCalledWith({ start: '2026-12-01', end: '2026-12-24' });
  await paste('02.12.2026', 1);
  expect(onChange).toHaveBeenLastCalledWith({ start: '2026-12-02', end: '2026-12-24' });
});

it('reports a period once both years are complete', async () => {
  const onChange = vi.fn<DateRangePickerProps['onChange']>();
  render(<Form value={null} onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('01.12.26{ArrowRight}15.12.26');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-12-01', end: '2026-12-15' });
});

it('has no period while a part is missing, shows an error, and keeps the typed parts', async () => {
  const onChange = vi.fn<DateRangePickerProps['onChange']>();
  render(
    <>
      <Form value={null} onChange={onChange} />
      <button type="button">Дальше</button>
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard('01122026');
  await userEvent.click(screen.getByRole('button', { name: 'Дальше' }));
  expect(screen.queryByText(/Дата неполная/)).not.toBeNull();
  expect(segments()).toEqual(['01', '12', '2026', 'дд', 'мм', 'гггг']);
  expect(onChange).toHaveBeenLastCalledWith('');
  screen.getAllByRole('spinbutton')[3]?.focus();
  await userEvent.keyboard('15122026');
  expect(onChange).toHaveBeenLastCalledWith({ start: '2026-12-01', end: '2026-12-15' });
  expect(screen.queryByText(/Дата неполная/)).toBeNull();
});

it('takes a period whose year was removed out of the form', async () => {
  const onChange = vi.fn<DateRangePickerProps['onChange']>();
  render(
    <>
      <Form onChange={onChange} />
      <button type="button">Дальше</button>
    </>,
  );
  screen.getAllByRole('spinbutton')[5]?.focus();
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
  await userEvent.click(screen.getByRole('button', { name: 'Дальше' }));
  expect(segments()).toEqual(['10', '11', '2026', '16', '11', 'гггг']);
  expect(onChange).toHaveBeenCalledExactlyOnceWith('');
});
