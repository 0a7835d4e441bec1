import { act, render, screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { expect, it, vi } from 'vitest';
import { FileDrop, type FileRejection } from './FileDrop';

const file = (name: string, type: string, bytes = 4) =>
  new File(['x'.repeat(bytes)], name, { type });
const limits = { accept: ['image/jpeg', '.heic'], maxBytes: 10 };

function setUp(more: { isMultiple?: boolean; maxFiles?: number; isDisabled?: boolean } = {}) {
  const onSelect = vi.fn<(files: File[]) => void>();
  const onReject = vi.fn<(rejections: FileRejection[]) => void>();
  render(
    <FileDrop label="Добавить" {...limits} {...more} onSelect={onSelect} onReject={onReject} />,
  );
  const reasons = () => onReject.mock.calls.flatMap(([all]) => all.map((one) => one.reason));
  return { onSelect, reasons, button: screen.getByRole('button', { name: 'Добавить' }) };
}

/** Drops as a browser does; `true` if the page would have left to open the file. */
const drop = (target: Element, files: File[]) => {
  const dataTransfer = new DataTransfer();
  for (const one of files) dataTransfer.items.add(one);
  const event = (type: string) =>
    new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
  let isLeft = true;
  act(() => {
    target.dispatchEvent(event('dragenter'));
    isLeft = target.dispatchEvent(event('drop'));
  });
  return isLeft;
};

it('takes what fits and says why it rejects the rest', async () => {
  const { onSelect, reasons, button } = setUp({ isMultiple: true, maxFiles: 2 });
  const good = [file('a.jpg', 'image/jpeg'), file('b.HEIC', '')];
  drop(button, [
    file('c.svg', 'image/svg+xml'),
    file('d.jpg', 'image/jpeg', 11),
    file('e.jpg', 'image/jpeg', 0),
    ...good,
    file('f.jpg', 'image/jpeg'),
  ]);
  await expect.poll(() => onSelect.mock.lastCall).toEqual([good]);
  expect(reasons()).toEqual(['type', 'size', 'empty', 'count']);
});

it('takes one file unless set otherwise', async () => {
  const { onSelect, reasons, button } = setUp();
  drop(button, [file('a.jpg', 'image/jpeg'), file('b.jpg', 'image/jpeg')]);
  await expect.poll(() => onSelect.mock.calls[0]?.[0]).toHaveLength(1);
  expect(reasons()).toEqual(['count']);
});

// Fault: photos saved by messengers, of no type or of one that browsers do not know, were refused.
it.each(['', 'image/jpg', 'image/pjpeg', 'application/octet-stream'])(
  'takes a JPEG by its bytes that is called %j',
  async (type) => {
    const { onSelect, reasons, button } = setUp();
    const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'photo', { type });
    drop(button, [jpeg]);
    await expect.poll(() => onSelect.mock.lastCall).toEqual([[jpeg]]);
    expect(reasons()).toEqual([]);
  },
);

it('rejects a picture of another kind that is called JPEG', async () => {
  const { reasons, button } = setUp();
  drop(button, [new File(['GIF89a'], 'photo.jpg', { type: 'image/jpeg' })]);
  await expect.poll(reasons).toEqual(['type']);
});

it('takes the same file twice by its own dialog', async () => {
  const { onSelect } = setUp();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no input');
  await userEvent.upload(input, file('a.jpg', 'image/jpeg'));
  await userEvent.upload(input, file('a.jpg', 'image/jpeg'));
  await expect.poll(() => onSelect).toHaveBeenCalledTimes(2);
});

it('takes nothing while disabled, and keeps the page', () => {
  const { onSelect, button } = setUp({ isDisabled: true });
  expect(drop(button, [file('a.jpg', 'image/jpeg')])).toBe(false);
  expect(onSelect).not.toHaveBeenCalled();
});

it('reports a rejected file in a live region, and is described by it', () => {
  const tile = (errorMessage: string | null) => (
    <FileDrop label="Добавить" hint="до 15 МБ" errorMessage={errorMessage} onSelect={vi.fn()} />
  );
  const { rerender } = render(tile(null));
  const place = document.querySelector('[aria-live=polite]');
  expect(place?.textContent).toBe('');
  rerender(tile('Файл больше 15 МБ'));
  expect(document.querySelector('[aria-live=polite]')).toBe(place);
  expect(place?.textContent).toBe('Файл больше 15 МБ');
  expect(screen.getByRole('button', { description: 'до 15 МБ Файл больше 15 МБ' })).toBeTruthy();
});
