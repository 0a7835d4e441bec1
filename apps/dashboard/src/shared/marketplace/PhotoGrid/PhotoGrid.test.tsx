import { act, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { userEvent } from 'vitest/browser';
import { expect, it, vi } from 'vitest';
import { Columns } from '@karvon/ui/Columns';
import { photoLabels } from '../test-labels';
import { PhotoGrid, type Photo } from './PhotoGrid';
import { reconciled } from './slots';

const photos: Photo[] = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, state: 'ready' }));

function setUp(items: Photo[] = photos, maxItems?: number) {
  const said = {
    onReorder: vi.fn<(ids: string[]) => void>(),
    onRemove: vi.fn<(id: string) => void>(),
    onRetry: vi.fn<(id: string) => void>(),
    onAdd: vi.fn<(files: File[]) => void>(),
    onOpen: vi.fn<(index: number) => void>(),
  };
  function Page({ isDisabled }: { isDisabled?: boolean }) {
    const [now, setNow] = useState(items);
    return (
      <div style={{ width: 640 }}>
        <PhotoGrid
          {...said}
          items={now}
          labels={photoLabels}
          maxItems={maxItems}
          isDisabled={isDisabled}
          onReorder={(ids) => {
            said.onReorder(ids);
            setNow(ids.flatMap((id) => now.find((one) => one.id === id) ?? []));
          }}
        />
      </div>
    );
  }
  const { rerender } = render(<Page />);
  return { ...said, rerender: (props: { isDisabled: boolean }) => rerender(<Page {...props} />) };
}
const handle = (position: number, count = 6) =>
  screen.getByRole('button', { name: `Переместить ${String(position)} из ${String(count)}` });

it('moves a photo by keys, says so, and keeps the focus on it', async () => {
  const { onReorder } = setUp();
  handle(1).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Поднято с 1')).toBeTruthy();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByText('Теперь 3')).toBeTruthy();
  expect(onReorder).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onReorder).toHaveBeenCalledExactlyOnceWith(['b', 'c', 'a', 'd', 'e', 'f']);
  expect(screen.getByText('Стоит на 3')).toBeTruthy();
  expect(document.activeElement).toBe(handle(3));
});

it('goes down from the cover to the row below it', async () => {
  const { onReorder } = setUp();
  handle(1).focus();
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(onReorder).toHaveBeenCalledExactlyOnceWith(['b', 'c', 'd', 'e', 'f', 'a']);
});

it('takes everything back with Escape and when the focus leaves', async () => {
  const { onReorder } = setUp();
  handle(2).focus();
  await userEvent.keyboard('{Enter}{ArrowRight}{Escape}');
  expect(screen.getByText('Осталось на 2')).toBeTruthy();
  await userEvent.keyboard('{Enter}{End}');
  expect(screen.getByText('Теперь 6')).toBeTruthy();
  act(() => handle(1).focus());
  expect(screen.getByText('Осталось на 2')).toBeTruthy();
  expect(onReorder).not.toHaveBeenCalled();
});

it('moves by buttons, without a drag and without keys', async () => {
  const { onReorder } = setUp();
  await userEvent.click(handle(2));
  await userEvent.click(screen.getByRole('button', { name: 'Раньше' }));
  await userEvent.click(screen.getByRole('button', { name: 'Поставить' }));
  expect(onReorder).toHaveBeenCalledExactlyOnceWith(['b', 'a', 'c', 'd', 'e', 'f']);
});

it('moves by dragging, and a drag does not open the photo', async () => {
  const { onReorder, onOpen } = setUp();
  await userEvent.dragAndDrop(
    screen.getByRole('button', { name: 'Открыть 1' }),
    screen.getByRole('button', { name: 'Открыть 5' }),
  );
  expect(onReorder).toHaveBeenCalledExactlyOnceWith(['b', 'c', 'd', 'e', 'a', 'f']);
  expect(onOpen).not.toHaveBeenCalled();
  for (const tile of document.querySelectorAll<HTMLElement>('[data-photo] > div')) {
    expect(tile.style.translate).toBe('');
  }
});

it('opens, removes and sends again', async () => {
  const { onOpen, onRemove, onRetry } = setUp([
    { id: 'a', state: 'ready' },
    { id: 'b', state: 'failed', errorMessage: 'Не загрузилось' },
    { id: 'c', state: 'uploading', name: 'c.jpg', progress: 0.5, loadedText: '1 из 2 МБ' },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Открыть 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  await userEvent.click(screen.getByRole('button', { name: 'Убрать 3' }));
  expect(onOpen).toHaveBeenCalledWith(0);
  expect(onRetry).toHaveBeenCalledWith('b');
  expect(onRemove).toHaveBeenCalledWith('c');
  expect(screen.getByRole('progressbar', { name: 'c.jpg' }).ariaValueText).toBe('1 из 2 МБ');
});

it('does not offer to send again what is gone', async () => {
  const { onRemove } = setUp([
    { id: 'a', state: 'failed', errorMessage: 'Фото нет', canRetry: false },
  ]);
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Убрать 1' }));
  expect(onRemove).toHaveBeenCalledWith('a');
});

it('is there to be looked at while it is disabled', async () => {
  const { onOpen, onReorder, rerender } = setUp([
    ...photos.slice(0, 3),
    { id: 'x', state: 'failed', errorMessage: 'Не загрузилось' },
  ]);
  handle(2, 4).focus();
  await userEvent.keyboard('{Enter}{ArrowRight}');
  rerender({ isDisabled: true });
  const buttons = () => screen.getAllByRole('button').map(({ ariaLabel }) => ariaLabel);
  // The lifted photo is back in its place.
  expect(buttons()).toEqual(['Открыть 1', 'Открыть 2', 'Открыть 3']);
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.dragAndDrop(
    screen.getByRole('button', { name: 'Открыть 1' }),
    screen.getByRole('button', { name: 'Открыть 3' }),
  );
  expect(onReorder).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Открыть 3' }));
  expect(onOpen).toHaveBeenLastCalledWith(2);
});

it('offers no more room than there is', () => {
  setUp(photos, 6);
  expect(screen.queryByRole('button', { name: 'Добавить' })).toBeNull();
  expect(within(screen.getByRole('list', { name: 'Фото' })).getAllByRole('listitem')).toHaveLength(
    6,
  );
});

it('keeps the moved order while photos come and go', () => {
  expect(reconciled(['c', 'a', 'b'], ['a', 'b', 'd'])).toEqual(['a', 'b', 'd']);
});

it('the focus goes from a cross to the next photo, and from the last one to what adds', async () => {
  function Page() {
    const [ids, setIds] = useState(['a', 'b', 'c']);
    return (
      <PhotoGrid
        items={ids.map((id) => ({ id, state: 'ready' }))}
        labels={photoLabels}
        onReorder={() => {}}
        onRemove={(id) => setIds(ids.filter((one) => one !== id))}
        onRetry={() => {}}
        onAdd={() => {}}
        onOpen={() => {}}
      />
    );
  }
  render(<Page />);
  const button = (name: string) => screen.getByRole('button', { name });
  button('Убрать 2').focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('Открыть 2'));
  button('Убрать 2').focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('Добавить'));
  button('Убрать 1').focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('Добавить'));
});

it('in a locked form no photo is dragged, added or removed', async () => {
  const onReorder = vi.fn<(ids: string[]) => void>();
  const form = (isDisabled: boolean) => (
    <Columns side={null} isDisabled={isDisabled}>
      <PhotoGrid
        items={['a', 'b', 'c'].map((id) => ({ id, state: 'ready' }))}
        labels={photoLabels}
        onReorder={onReorder}
        onRemove={() => undefined}
        onRetry={() => undefined}
        onAdd={() => undefined}
        onOpen={() => undefined}
      />
    </Columns>
  );
  const drag = () =>
    userEvent.dragAndDrop(
      screen.getByRole('button', { name: 'Открыть 2' }),
      screen.getByRole('button', { name: 'Открыть 3' }),
    );
  const { rerender } = render(form(true));
  await drag();
  expect(onReorder).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Добавить' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Убрать 1' })).toBeNull();
  rerender(form(false));
  await drag();
  expect(onReorder).toHaveBeenCalledOnce();
});
