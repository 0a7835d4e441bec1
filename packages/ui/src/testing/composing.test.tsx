import { render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import { CodeField } from '../components/CodeField/CodeField';
import { MoneyField } from '../components/MoneyField/MoneyField';
import { NumberField } from '../components/NumberField/NumberField';
import { PhoneField } from '../components/PhoneField/PhoneField';
import { SearchField } from '../components/SearchField/SearchField';
import { TextArea } from '../components/TextArea/TextArea';
import { TextField } from '../components/TextField/TextField';
import { TimeField } from '../components/TimeField/TimeField';
import { compose, composeKeys } from './compose';

function Held<Value>({
  initial,
  children,
}: {
  initial: Value;
  children: (value: Value, set: (value: Value) => void) => ReactElement;
}) {
  const [value, setValue] = useState(initial);
  return (
    <>
      {children(value, setValue)}
      <output>{String(value)}</output>
    </>
  );
}

const capitals = (set: (text: string) => void) => (text: string) =>
  set(text.toUpperCase().replaceAll(/\s/g, ''));

const fields: [
  name: string,
  field: () => ReactElement,
  text: string,
  shown: string,
  value: string,
][] = [
  [
    'MoneyField',
    () => (
      <Held<number | null> initial={null}>
        {(value, set) => <MoneyField label="Поле" value={value} onChange={set} />}
      </Held>
    ),
    '145000000',
    '145 000 000',
    '145000000',
  ],
  [
    'NumberField',
    () => (
      <Held<number | null> initial={null}>
        {(value, set) => <NumberField label="Поле" value={value} onChange={set} />}
      </Held>
    ),
    '24500',
    '24 500',
    '24500',
  ],
  [
    'NumberField with a fraction',
    () => (
      <Held<number | null> initial={null}>
        {(value, set) => (
          <NumberField label="Поле" value={value} onChange={set} fractionDigits={1} />
        )}
      </Held>
    ),
    '1.5',
    '1,5',
    '1.5',
  ],
  [
    'PhoneField',
    () => (
      <Held initial="">
        {(value, set) => <PhoneField label="Поле" value={value} onChange={set} />}
      </Held>
    ),
    '901234567',
    '90 123 45 67',
    '+998901234567',
  ],
  [
    'TimeField',
    () => (
      <Held initial="">
        {(value, set) => <TimeField label="Поле" value={value} onChange={set} />}
      </Held>
    ),
    '1830',
    '18:30',
    '18:30',
  ],
  [
    'CodeField',
    () => (
      <Held initial="">
        {(value, set) => <CodeField label="Поле" value={value} onChange={set} />}
      </Held>
    ),
    '417293',
    '417293',
    '417293',
  ],
  [
    'TextField whose page capitalises',
    () => (
      <Held initial="">
        {(value, set) => <TextField label="Поле" value={value} onChange={capitals(set)} />}
      </Held>
    ),
    'xwbmc5e12pa012345',
    'XWBMC5E12PA012345',
    'XWBMC5E12PA012345',
  ],
  [
    'TextArea whose page capitalises',
    () => (
      <Held initial="">
        {(value, set) => <TextArea label="Поле" value={value} onChange={capitals(set)} />}
      </Held>
    ),
    'karvon',
    'KARVON',
    'KARVON',
  ],
  [
    'SearchField whose page capitalises',
    () => (
      <Held initial="">
        {(value, set) => (
          <SearchField label="Поле" clearLabel="Очистить" value={value} onChange={capitals(set)} />
        )}
      </Held>
    ),
    'karvon',
    'KARVON',
    'KARVON',
  ],
];

const keyboards = [
  ['the text so far is replaced by each key', compose],
  ['each key is a text', composeKeys],
] as const;

test.each(
  fields.flatMap(([name, field, text, shown, value]) =>
    keyboards.map(([keyboard, type]) => ({ name, field, text, shown, value, keyboard, type })),
  ),
)('$name: $keyboard', async ({ field, text, shown, value, type }) => {
  render(field());
  const input = screen.getByLabelText<HTMLInputElement>('Поле');
  input.focus();
  await type(text);
  await expect.poll(() => input.value.replaceAll('\u00A0', ' ')).toBe(shown);
  expect(screen.getByRole('status').textContent).toBe(value);
  expect(input.selectionStart).toBe(shown.length);
});

test('composition continues after grouped digits', async () => {
  render(
    <Held<number | null> initial={145_000}>
      {(value, set) => <MoneyField label="Поле" value={value} onChange={set} />}
    </Held>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Поле');
  input.focus();
  input.setSelectionRange(7, 7);
  await compose('500');
  await expect.poll(() => input.value).toBe('145\u00A0000\u00A0500');
});
