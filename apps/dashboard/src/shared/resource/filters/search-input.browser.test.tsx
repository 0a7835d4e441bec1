import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { startI18n } from '../../i18n/i18n';
import { text } from './filter-kinds';
import { SearchInput } from './SearchInput';

beforeAll(() => startI18n(['common']));
afterEach(cleanup);

/** Delay of the URL in milliseconds, as on a busy machine. */
const late = 260;

function List() {
  const [q, setQ] = useState('');
  return (
    <>
      <SearchInput
        name="q"
        filter={text({ label: 'common:search' })}
        state={{ q }}
        change={(part) => setTimeout(() => setQ(String(part['q'] ?? '')), late)}
      />
      <output>{q}</output>
      <button onClick={() => setQ('Back')}>Back</button>
    </>
  );
}

it('keeps text typed while the URL is updated', async () => {
  render(<List />);
  const field = screen.getByRole('searchbox');
  const says = (value: string) => waitFor(() => expect(screen.getByText(value)).toBeTruthy());
  await userEvent.type(field, 'Ази');
  // The debounce time is over, but the URL is not updated yet.
  await new Promise((resolve) => setTimeout(resolve, 320));
  await userEvent.type(field, 'з Каю');
  await says('Ази');
  expect(field).toHaveValue('Азиз Каю');
  await userEvent.type(field, 'мов');
  await says('Азиз Каюмов');
  expect(field).toHaveValue('Азиз Каюмов');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(field).toHaveValue('Back');
});
