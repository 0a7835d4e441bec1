import { cleanup, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { i18n, startI18n } from '../i18n/i18n';
import { usePageKeys } from './page-keys';
import { useRegisteredKeys } from './registered-keys';
import { useRowKeys } from './row-keys';

const select = vi.fn<(id: string) => void>();
const call = vi.fn<(href: string | undefined) => void>();

function List() {
  const frame = useRef<HTMLDivElement>(null);
  useRowKeys(frame, 'a', {
    KeyP: { label: 'Call', run: (link) => call(link?.hash) },
  });
  return (
    <div ref={frame}>
      <input type="search" />
      <table>
        <tbody>
          {['1', '2'].map((id) => (
            <tr key={id}>
              <td>
                <input type="checkbox" onChange={() => select(id)} />
                <a href={`#${id}`}>{id}</a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Screen() {
  const [isOpen, setOpen] = useState(true);
  usePageKeys({ KeyX: isOpen ? { label: 'Close', run: () => setOpen(false) } : undefined });
  const known = useRegisteredKeys().flatMap(({ place, keys }) =>
    keys.map(({ label, keys: all }) => `${place} ${all.join(' ')} ${label}`),
  );
  return (
    <>
      <main>{isOpen && <List />}</main>
      <output>{known.join('\n')}</output>
    </>
  );
}

beforeAll(() => startI18n(['common']));
afterEach(cleanup);

it('lists only the keys of parts on screen', async () => {
  render(<Screen />);
  const known = () => screen.getByRole('status').textContent.split('\n').toSorted();
  const rows = i18n.t('keys.rows');
  await expect
    .poll(() => known())
    .toEqual(
      [
        'page KeyX Close',
        `row ArrowUp ArrowDown ${rows}`,
        'row KeyP Call',
        `row / ${i18n.t('keys.search')}`,
        `row Space ${i18n.t('keys.select')}`,
      ].toSorted(),
    );
  screen.getByRole('link', { name: '1' }).focus();
  await userEvent.keyboard('{ArrowDown}p');
  expect(call.mock.calls).toEqual([['#2']]);
  await userEvent.keyboard(' ');
  expect(select.mock.calls).toEqual([['2']]);
  await userEvent.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  screen.getByRole('link', { name: '2' }).focus();
  await userEvent.keyboard('x');
  await expect.poll(() => known()).toEqual(['']);
});

it('focuses the first row with the first arrow, and ignores arrows in a field', async () => {
  render(<Screen />);
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: '1' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: '2' })).toHaveFocus();
  screen.getByRole('searchbox').focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});
