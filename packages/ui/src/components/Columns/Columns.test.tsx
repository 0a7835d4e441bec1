import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { CodeField } from '../CodeField/CodeField';
import { DatePicker } from '../DatePicker/DatePicker';
import { FileDrop } from '../FileDrop/FileDrop';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl';
import { Select } from '../Select/Select';
import { Switch } from '../Switch/Switch';
import { TextField } from '../TextField/TextField';
import { Columns } from './Columns';

const parts = (
  <Columns nav={<nav>разделы</nav>} side={<p>сбоку</p>} isDisabled>
    <input aria-label="Цена" />
  </Columns>
);

it('is in three columns on a wide screen and in one on a phone', async () => {
  await page.viewport(1440, 900);
  render(parts);
  const left = (element: HTMLElement) => element.getBoundingClientRect().left;
  const [nav, rail] = [screen.getByText('разделы'), screen.getByText('сбоку')];
  expect(left(nav)).toBeLessThan(left(screen.getByLabelText('Цена')));
  expect(left(screen.getByLabelText('Цена'))).toBeLessThan(left(rail));
  await page.viewport(360, 780);
  expect(rail.getBoundingClientRect().top).toBeGreaterThan(
    screen.getByLabelText('Цена').getBoundingClientRect().top,
  );
});

it('locks its fields when it can only be read', () => {
  render(parts);
  expect(screen.getByLabelText('Цена').matches(':disabled')).toBe(true);
});

it('locks the content of every ratio', () => {
  render(
    <Columns ratio="2:1" side={null} isDisabled>
      <input aria-label="Цена" />
    </Columns>,
  );
  expect(screen.getByLabelText('Цена').matches(':disabled')).toBe(true);
});

const nothing = () => undefined;
const options = [{ value: 'a', label: 'А' }];

it('makes what it locks look locked, as if each had been set itself', () => {
  const fields = (isDisabled?: boolean) => (
    <>
      <TextField label="Текст" isDisabled={isDisabled} />
      <Select
        label="Список"
        options={options}
        value="a"
        onChange={nothing}
        isDisabled={isDisabled}
      />
      <DatePicker label="Дата" value="2026-03-02" onChange={nothing} isDisabled={isDisabled} />
      <CodeField label="Код" value="4" onChange={nothing} length={2} isDisabled={isDisabled} />
      <Checkbox isDisabled={isDisabled}>Флажок</Checkbox>
      <Switch isDisabled={isDisabled}>Рычажок</Switch>
      <RadioGroup label="Круг" options={options} isDisabled={isDisabled} />
      <SegmentedControl label="Дорожка" options={options} isDisabled={isDisabled} />
      <FileDrop label="Файл" onSelect={nothing} isDisabled={isDisabled} />
      <Button isDisabled={isDisabled}>Кнопка</Button>
    </>
  );
  const styles = () =>
    [...document.querySelectorAll('fieldset *')].map((part) => {
      const { backgroundColor, color, borderColor, cursor, opacity } = getComputedStyle(part);
      return [part.tagName, backgroundColor, color, borderColor, cursor, opacity].join(' ');
    });
  /** Each state is a separate render, because colours have transitions. */
  const stylesOf = (isDisabled: boolean, parts: ReactNode) => {
    const { unmount } = render(
      <Columns side={null} isDisabled={isDisabled}>
        {parts}
      </Columns>,
    );
    const seen = styles();
    unmount();
    return seen;
  };
  const described = stylesOf(false, fields(true));
  expect(stylesOf(false, fields())).not.toEqual(described);
  expect(stylesOf(true, fields())).toEqual(described);
});

it('locks what listens to a pointer too: no drop is taken, no day typed', async () => {
  const onAdd = vi.fn<(files: File[]) => void>();
  const onChange = vi.fn<(day: string | null) => void>();
  const form = (isDisabled: boolean) => (
    <Columns side={null} isDisabled={isDisabled}>
      <FileDrop label="Файл" onSelect={onAdd} />
      <DatePicker label="Дата" value="2026-03-02" onChange={onChange} />
    </Columns>
  );
  const tryAll = async () => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'a.jpg', { type: 'image/jpeg' }));
    act(() => {
      screen
        .getByRole('button', { name: 'Файл' })
        .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    });
    act(() => screen.getAllByRole('spinbutton')[0]?.focus());
    await userEvent.keyboard('{ArrowUp}');
  };
  const { rerender } = render(form(true));
  await tryAll();
  expect([onAdd, onChange].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  rerender(form(false));
  await tryAll();
  expect([onAdd, onChange].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
