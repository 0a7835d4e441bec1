import { render } from '@testing-library/react';
import { Flag } from 'lucide-react';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { Avatar } from '../components/Avatar/Avatar';
import { Button } from '../components/Button/Button';
import { CheckboxGroup } from '../components/CheckboxGroup/CheckboxGroup';
import { Badge } from '../components/Badge/Badge';
import { Dialog } from '../components/Dialog/Dialog';
import { IconButton } from '../components/IconButton/IconButton';
import type { MenuItem } from '../components/Menu/menu-item';
import { MenuList } from '../components/Menu/MenuList';
import { Meter } from '../components/Meter/Meter';
import { MoneyField } from '../components/MoneyField/MoneyField';
import { NumberField } from '../components/NumberField/NumberField';
import { Pagination } from '../components/Pagination/Pagination';
import { RadioGroup } from '../components/RadioGroup/RadioGroup';
import { Select } from '../components/Select/Select';
import { Table } from '../components/Table/Table';
import { Tabs } from '../components/Tabs/Tabs';
import { TextField } from '../components/TextField/TextField';
import { Timer } from '../components/Timer/Timer';
import { takeWarnings } from './warnings';

const pages = { navigation: 'Страницы', previous: 'Назад', next: 'Вперёд', page: String };
const option = { value: 1, label: 'Один' };
const duplicate = { value: 'a', label: 'Один' };
const nothing = () => undefined;
const menu = (items: MenuItem[]) => (
  <MenuList
    id="menu"
    aria-label="Ещё"
    items={items}
    anchor={{ current: document.body }}
    startsAt="first"
    onClose={nothing}
  />
);
const wrong: [name: string, element: () => ReactElement, fix: RegExp][] = [
  ['Badge', () => <Badge variant="count" count={-3} aria-label="3" />, /from 0 on/],
  ['Badge', () => <Badge variant="count" count={Number.NaN} aria-label="3" />, /from 0 on/],
  ['Meter', () => <Meter value={40} aria-label="40" />, /from 0 to 1/],
  ['Meter', () => <Meter value={Number.NaN} aria-label="0" />, /from 0 to 1/],
  [
    'Pagination',
    () => <Pagination page={0} size={Number.NaN} count={10} rangeLabel="" labels={pages} />,
    /begin with 1/,
  ],
  ['Timer', () => <Timer direction="up" at="soon" format={String} />, /RFC 3339/],
  [
    'Select',
    () => <Select label="Год" options={[option, option]} value={1} onChange={() => undefined} />,
    /share «1»/,
  ],
  ['Select', () => <Select options={[]} value={null} onChange={() => undefined} />, /`label`/],
  [
    'Table',
    () => (
      <Table
        aria-label="Машины"
        columns={[{ id: 'name', header: 'Имя', cell: (row: string) => row }]}
        rows={['a', 'a']}
        getRowId={(row) => row}
      />
    ),
    /share «a»/,
  ],
  [
    'Avatar',
    () => <Avatar name={null} src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />,
    /`name`/,
  ],
  ['Button', () => <Button>{''}</Button>, /a verb/],
  ['IconButton', () => <IconButton icon={Flag} aria-label="" />, /`aria-label`/],
  ['TextField', () => <TextField />, /`label`/],
  [
    'Tabs',
    () => (
      <Tabs
        aria-label="Состояния"
        currentId="a"
        items={[
          { id: 'a', label: 'Все', href: '#a' },
          { id: 'a', label: 'Архив', href: '#b' },
        ]}
      />
    ),
    /share «a»/,
  ],
  ['Menu', () => menu([{ id: 'a', label: '' }]), /Its row «a» says nothing/],
  [
    'Menu',
    () =>
      menu([
        { id: 'a', label: 'Поднять' },
        { id: 'a', label: 'Убрать' },
      ]),
    /share «a»/,
  ],
  ['RadioGroup', () => <RadioGroup label="Кузов" options={[duplicate, duplicate]} />, /share «a»/],
  ['RadioGroup', () => <RadioGroup options={[duplicate]} />, /`label`/],
  [
    'CheckboxGroup',
    () => <CheckboxGroup label="Кузов" options={[duplicate, duplicate]} />,
    /share «a»/,
  ],
  ['CheckboxGroup', () => <CheckboxGroup options={[duplicate]} />, /`label`/],
  [
    'Dialog',
    () => <Dialog isOpen onOpenChange={nothing} title="" closeLabel="Закрыть" />,
    /pass `title`/,
  ],
  [
    'MoneyField',
    () => <MoneyField label="Цена" value={1e308} onChange={nothing} />,
    /below 10\^15/,
  ],
  [
    'NumberField',
    () => <NumberField label="Год" value={-1e21} onChange={nothing} />,
    /more than 15/,
  ],
  [
    'NumberField',
    () => <NumberField label="Год" value={5} onChange={nothing} minValue={10} maxValue={1} />,
    /between 10 and 1/,
  ],
];

it.each(wrong)('%s tells the developer what to mend: %#', (name, element, fix) => {
  // oxlint-disable-next-line no-console -- the spy of setup.ts
  const error = vi.mocked(console.error);
  const { rerender } = render(element());
  rerender(element());
  const messages = takeWarnings().filter((message) => message.startsWith(`[${name}]`));
  expect(messages).toEqual([expect.stringMatching(fix)]);
  // React has its own warnings about duplicate keys and fields without a name.
  error.mockClear();
});
