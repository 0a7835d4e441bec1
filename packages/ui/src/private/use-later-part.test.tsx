import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { FailureProvider } from '../failures/FailureProvider';
import { useLaterPart } from './use-later-part';

const Content = () => <p>Слова</p>;

function Opener({ load }: { load: () => Promise<typeof Content> }) {
  const [isOpen, setOpen] = useState(false);
  const { part: Part, prepare, need } = useLaterPart(load);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onFocus={prepare}
        onClick={() => {
          setOpen(true);
          need(() => setOpen(false));
        }}
      >
        Открыть
      </button>
      {isOpen && Part && <Part />}
    </>
  );
}

const button = () => screen.getByRole('button', { name: 'Открыть' });

test('a part that has come is rendered with the press itself', async () => {
  const load = vi.fn(() => Promise.resolve(Content));
  render(<Opener load={load} />);
  await act(() => Promise.resolve(button().focus()));
  expect(screen.queryByText('Слова')).toBeNull();
  fireEvent.click(button());
  expect(screen.queryByText('Слова')).not.toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
});

test('one that is pressed before it has come is rendered when it comes', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Content>();
  render(<Opener load={() => promise} />);
  fireEvent.click(button());
  expect(button().getAttribute('aria-expanded')).toBe('true');
  resolve(Content);
  await screen.findByText('Слова');
});

test('one that does not come is reported when it is needed, not before, and asked for again', async () => {
  const onFailure = vi.fn();
  const load = vi.fn<() => Promise<typeof Content>>(() => Promise.reject(new Error('cut off')));
  render(
    <FailureProvider onFailure={onFailure}>
      <Opener load={load} />
    </FailureProvider>,
  );
  await act(() => Promise.resolve(button().focus()));
  expect(onFailure).not.toHaveBeenCalled();
  await act(() => Promise.resolve(fireEvent.click(button())));
  await expect.poll(() => onFailure).toHaveBeenCalledExactlyOnceWith(new Error('cut off'));
  expect(button().getAttribute('aria-expanded')).toBe('false');
  load.mockImplementation(() => Promise.resolve(Content));
  fireEvent.click(button());
  await screen.findByText('Слова');
});
