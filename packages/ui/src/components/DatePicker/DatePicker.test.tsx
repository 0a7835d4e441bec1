import { render, screen, waitFor } from '@testing-library/react';
import { createRef, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loadUiStrings, UiLanguageProvider } from '../../i18n/UiLanguageProvider';
import { speak } from '../../i18n/strings';
import { takeWarnings } from '../../testing/warnings';
import { DatePicker, type DatePickerProps } from './DatePicker';

function Form({ onChange, value: first = '2026-11-20', ...props }: Partial<DatePickerProps>) {
  const [value, setValue] = useState(first);
  return (
    <DatePicker
      label="Дата"
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}
beforeEach(() => speak('ru'));

const segments = () => screen.getAllByRole('spinbutton').map((one) => one.textContent);
const open = async () => {
  await userEvent.click(screen.getAllByRole('button')[0] ?? document.body);
  return screen.findByRole('grid');
};

it('writes a date as figures by day, month and year, in both languages', async () => {
  await loadUiStrings('uz');
  const { rerender } = render(
    <UiLanguageProvider language="ru">
      <Form />
    </UiLanguageProvider>,
  );
  expect(segments()).toEqual(['20', '11', '2026']);
  rerender(
    <UiLanguageProvider language="uz">
      <Form />
    </UiLanguageProvider>,
  );
  expect(segments()).toEqual(['20', '11', '2026']);
});

it('takes a typed date, reports complete ones only, and none when emptied', async () => {
  const onChange = vi.fn<(value: string | null) => void>();
  render(<Form value={null} onChange={onChange} />);
  expect(segments()).toEqual(['дд', 'мм', 'гггг']);
  await userEvent.tab();
  await userEvent.keyboard('05');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('072026');
  expect(onChange).toHaveBeenLastCalledWith('2026-07-05');
  expect(segments()).toEqual(['05', '07', '2026']);
});

it('shows an error for an incomplete date on blur, and keeps the typed parts', async () => {
  const onChange = vi.fn<(value: string | null) => void>();
  render(
    <>
      <Form value={null} onChange={onChange} />
      <button type="button">Дальше</button>
    </>,
  );
  const said = () => screen.queryByText(/Дата неполная/);
  await userEvent.tab();
  await userEvent.keyboard('05');
  expect(said()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Дальше' }));
  expect(said()).not.toBeNull();
  expect(segments()).toEqual(['05', 'мм', 'гггг']);
  expect(onChange).toHaveBeenCalledExactlyOnceWith('');
  await userEvent.click(screen.getAllByRole('spinbutton')[1] ?? document.body);
  await userEvent.keyboard('072026');
  expect(said()).toBeNull();
  expect(onChange).toHaveBeenLastCalledWith('2026-07-05');
});

// react-aria does not report a date that lost a part, or one equal to its last date: the form would keep the old one.
it('takes a date that lost a part out of the form, and the same part brings it back', async () => {
  const onChange = vi.fn<(value: string | null) => void>();
  render(
    <>
      <Form onChange={onChange} />
      <button type="button">Дальше</button>
    </>,
  );
  const leave = () => userEvent.click(screen.getByRole('button', { name: 'Дальше' }));
  const year = () => screen.getAllByRole('spinbutton')[2];
  const removeYear = async () => {
    year()?.focus();
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    await leave();
  };
  await removeYear();
  expect(segments()).toEqual(['20', '11', 'гггг']);
  expect(screen.queryByText(/Дата неполная/)).not.toBeNull();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('');
  year()?.focus();
  await userEvent.keyboard('2026');
  await leave();
  expect(screen.queryByText(/Дата неполная/)).toBeNull();
  expect(onChange).toHaveBeenLastCalledWith('2026-11-20');
  const day = screen.getAllByRole('spinbutton')[0];
  day?.focus();
  await userEvent.keyboard('05');
  day?.focus();
  await userEvent.keyboard('{Backspace}');
  await leave();
  expect(onChange).toHaveBeenLastCalledWith('');
  day?.focus();
  await userEvent.keyboard('5');
  await leave();
  expect(onChange).toHaveBeenLastCalledWith('2026-11-05');
  await removeYear();
  for (const part of screen.getAllByRole('spinbutton')) {
    part.focus();
    await userEvent.keyboard('{Backspace}{Backspace}');
  }
  await leave();
  expect(onChange).toHaveBeenLastCalledWith(null);
});

it('keeps typed parts across renders, and shows an error for an incomplete value', async () => {
  const { rerender } = render(<DatePicker label="Дата" value="2026-11-20" onChange={vi.fn()} />);
  screen.getAllByRole('spinbutton')[2]?.focus();
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
  rerender(<DatePicker label="Дата осмотра" value="2026-11-20" onChange={vi.fn()} />);
  expect(segments()).toEqual(['20', '11', 'гггг']);
  rerender(<DatePicker key="kept" label="Дата" value="" onChange={vi.fn()} />);
  expect(screen.queryByText(/Дата неполная/)).not.toBeNull();
});

it('says in Uzbek too that a part is missing', async () => {
  await loadUiStrings('uz');
  render(
    <UiLanguageProvider language="uz">
      <DatePicker label="Sana" value="" onChange={vi.fn()} />
    </UiLanguageProvider>,
  );
  expect(screen.queryByText('Sana to‘liq emas: kun, oy va yil kerak')).not.toBeNull();
});

it('begins the week with Monday, in Russian', async () => {
  render(<Form />);
  const grid = await open();
  expect([...grid.querySelectorAll('th')].map((head) => head.textContent)).toEqual(
    'Пн Вт Ср Чт Пт Сб Вс'.split(' '),
  );
  expect(screen.getByText('Ноябрь 2026')).toBeTruthy();
});

it('speaks Uzbek of its own: weekdays, month and the names of days', async () => {
  await loadUiStrings('uz');
  render(
    <UiLanguageProvider language="uz">
      <Form label="Sana" />
    </UiLanguageProvider>,
  );
  const grid = await open();
  expect([...grid.querySelectorAll('th')].map((head) => head.textContent)).toEqual(
    'Du Se Ch Pa Ju Sh Ya'.split(' '),
  );
  expect(screen.getByText('Noyabr 2026')).toBeTruthy();
  expect(screen.getByRole('button', { name: /juma, 20-noyabr, 2026 tanlandi/ })).toBeTruthy();
  expect(screen.getByRole('dialog').textContent).not.toMatch(/[а-яё]/i);
  expect(screen.getByRole('dialog').outerHTML).not.toMatch(/[а-яё]|November|Friday/i);
});

it('has no Russian word for a screen reader where an application brings the Uzbek texts by itself', async () => {
  render(
    <I18nProvider locale="uz-UZ">
      <Form label="Sana" />
    </I18nProvider>,
  );
  expect(segments()).toEqual(['20', '11', '2026']);
  expect(screen.getAllByRole('spinbutton')[0]?.closest('[role=group]')?.outerHTML).not.toMatch(
    /[а-яё]/i,
  );
  await open();
  expect(screen.getByRole('dialog').outerHTML).not.toMatch(/[а-яё]/i);
});

it('takes a day from the calendar by keys, closes and gives the focus back', async () => {
  const onChange = vi.fn<(value: string | null) => void>();
  render(<Form onChange={onChange} />);
  const [opener] = screen.getAllByRole('button');
  await open();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('2026-11-21');
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  // The focus returns one frame after the calendar closes.
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it('offers no day outside of its limits, and none that is taken', async () => {
  render(
    <Form
      minValue="2026-11-10"
      maxValue="2026-11-25"
      isDateUnavailable={(date) => date === '2026-11-15'}
    />,
  );
  await open();
  const isOff = (name: RegExp) =>
    screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
  expect([
    isOff(/ 9 ноября/),
    isOff(/ 10 ноября/),
    isOff(/ 15 ноября/),
    isOff(/ 26 ноября/),
  ]).toEqual([true, false, true, true]);
});

it('shows the form’s error, else its own', () => {
  const { rerender } = render(<Form minValue="2026-12-01" />);
  const group = () => screen.getByRole('group').getAttribute('data-invalid');
  expect(group()).toBe('true');
  expect(screen.getByText('Не раньше 01.12.2026')).toBeTruthy();
  rerender(<Form minValue="2026-12-01" errorMessage="Рано" />);
  expect(screen.getByText('Рано')).toBeTruthy();
  expect(screen.queryByText(/Не раньше/)).toBeNull();
  rerender(<Form maxValue="2026-11-01" />);
  expect(screen.getByText('Не позже 01.11.2026')).toBeTruthy();
  rerender(<Form isDateUnavailable={(date) => date === '2026-11-20'} />);
  expect(screen.getByText('Этот день выбрать нельзя')).toBeTruthy();
  rerender(<Form minValue="2026-11-01" />);
  expect(group()).toBeNull();
});

it('opens as a sheet with its name on a phone', async () => {
  await page.viewport(360, 740);
  try {
    render(<Form />);
    await open();
    expect(screen.getByRole('heading', { name: 'Дата' })).toBeTruthy();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  } finally {
    await page.viewport(1280, 800);
  }
});

it('its ref focuses the first segment, so that a form can', () => {
  const ref = createRef<{ focus: () => void }>();
  render(<Form ref={ref} />);
  ref.current?.focus();
  expect(document.activeElement).toBe(screen.getAllByRole('spinbutton')[0]);
});

it('treats an invalid date as none, and warns the developer', () => {
  render(<Form value="2026-02-31" maxValue="tomorrow" />);
  expect(segments()).toEqual(['дд', 'мм', 'гггг']);
  expect(takeWarnings()).toHaveLength(2);
});

it('is stepped by arrows, and emptied part by part, which react-aria announces by writing HTML', async () => {
  const onChange = vi.fn<(value: string | null) => void>();
  render(<Form onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(segments()).toEqual(['22', '11', '2026']);
  for (const segment of screen.getAllByRole('spinbutton')) {
    segment.focus();
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
  }
  expect(segments()).toEqual(['дд', 'мм', 'гггг']);
  expect(onChange).toHaveBeenLastCalledWith(null);
});

it('reads a year of two figures as one of this century, and reports none before it is complete', async () => {
  const onChange = vi.fn<(value: string | null) => void>();
  render(<Form value={null} onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('01.12.26');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-12-01');
  expect(segments()).toEqual(['01', '12', '2026']);
});

it('keeps a year that is incomplete on screen with the reason, and has no date', async () => {
  const onChange = vi.fn<(value: string | null) => void>();
  render(<Form onChange={onChange} />);
  screen.getAllByRole('spinbutton')[2]?.focus();
  await userEvent.keyboard('202');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(screen.getByText('Год из четырёх цифр: 01.12.2026')).toBeTruthy();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('');
  expect(segments()).toEqual(['20', '11', '202']);
  screen.getAllByRole('spinbutton')[2]?.focus();
  await userEvent.keyboard('02026');
  await userEvent.tab();
  expect(screen.getByText('Год из четырёх цифр: 01.12.2026')).toBeTruthy();
  expect(onChange).toHaveBeenLastCalledWith('');
  screen.getAllByRole('spinbutton')[2]?.focus();
  await userEvent.keyboard('2027');
  expect(onChange).toHaveBeenLastCalledWith('2027-11-20');
  expect(screen.queryByText(/Год из/)).toBeNull();
});

it('judges a year of two figures after the day that it has no place for', async () => {
  const onChange = vi.fn<(value: string | null) => void>();
  render(
    <>
      <Form value={null} onChange={onChange} />
      <button type="button">Дальше</button>
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard('31.02.26');
  await userEvent.click(screen.getByRole('button', { name: 'Дальше' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-02-28');
});

it('takes a pasted date, and says why it takes no other text', async () => {
  const onChange = vi.fn<(value: string | null) => void>();
  render(<Form onChange={onChange} />);
  const paste = async (text: string) => {
    await navigator.clipboard.writeText(text);
    screen.getAllByRole('spinbutton')[0]?.focus();
    await userEvent.paste();
  };
  await paste('завтра');
  expect(screen.getByText('Здесь нужна дата, например 01.12.2026')).toBeTruthy();
  await paste('01.12.2026');
  expect(onChange).toHaveBeenLastCalledWith('2026-12-01');
  expect(screen.queryByText(/Здесь нужна дата/)).toBeNull();
  await paste('2027-01-05');
  expect(onChange).toHaveBeenLastCalledWith('2027-01-05');
  expect(segments()).toEqual(['05', '01', '2027']);
});

it.each(['Pacific/Pago_Pago', 'Asia/Tashkent', 'Pacific/Kiritimati'])(
  'marks the day of Tashkent as today and opens on it, on a device in %s',
  async (timeZone) => {
    const plain = Intl.DateTimeFormat.prototype.resolvedOptions;
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function read(
      this: Intl.DateTimeFormat,
    ) {
      return { ...plain.call(this), timeZone };
    });
    try {
      for (const [now, day] of [
        ['2026-11-30T20:00:00Z', '1'],
        ['2026-11-30T18:00:00Z', '30'],
      ] as const) {
        vi.setSystemTime(now);
        const { unmount } = render(<Form value={null} />);
        const grid = await open();
        expect(grid.querySelector('[data-today]')?.textContent).toBe(day);
        await waitFor(() => expect(document.activeElement?.textContent).toBe(day));
        unmount();
      }
    } finally {
      vi.useRealTimers();
      vi.restoreAllMocks();
    }
  },
);
