import { render } from '@testing-library/react';
import { Flag } from 'lucide-react';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { Avatar } from '../components/Avatar/Avatar';
import { Button } from '../components/Button/Button';
import { Countdown } from '../components/Countdown/Countdown';
import { Counter } from '../components/Counter/Counter';
import { IconButton } from '../components/IconButton/IconButton';
import { Meter } from '../components/Meter/Meter';
import { Pagination } from '../components/Pagination/Pagination';
import { Select } from '../components/Select/Select';
import { Table } from '../components/Table/Table';
import { TextField } from '../components/TextField/TextField';
import { takeWarnings } from './warnings';

const pages = { navigation: 'Страницы', previous: 'Назад', next: 'Вперёд', page: String };
const option = { value: 1, label: 'Один' };
const wrong: [name: string, draw: () => ReactElement, fix: RegExp][] = [
  ['Counter', () => <Counter count={-3} aria-label="3" />, /from 0 on/],
  ['Counter', () => <Counter count={Number.NaN} aria-label="3" />, /from 0 on/],
  ['Meter', () => <Meter value={40} aria-label="40" />, /from 0 to 1/],
  ['Meter', () => <Meter value={Number.NaN} aria-label="0" />, /from 0 to 1/],
  [
    'Pagination',
    () => <Pagination page={0} size={Number.NaN} count={10} rangeLabel="" labels={pages} />,
    /begin with 1/,
  ],
  ['Countdown', () => <Countdown until="soon" format={String} doneLabel="" />, /RFC 3339/],
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
];

it.each(wrong)('%s tells the developer what to mend: %#', (name, draw, fix) => {
  // oxlint-disable-next-line no-console -- the spy of setup.ts
  const error = vi.mocked(console.error);
  const { rerender } = render(draw());
  rerender(draw());
  const words = takeWarnings().filter((message) => message.startsWith(`[${name}]`));
  expect(words).toEqual([expect.stringMatching(fix)]);
  // React has words of its own for doubled keys and fields without a name.
  error.mockClear();
});
