import { act, render, screen, waitFor } from '@testing-library/react';
import { createRef, useState } from 'react';
import { userEvent } from 'vitest/browser';
import { expect, it, vi } from 'vitest';
import { FileDrop, type FileDropPreview, type FileDropProps, type FileRejection } from './FileDrop';

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

/** Drops files as a browser does. Returns `true` if the page would open the file itself. */
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

// Messengers save photos without a type, or with one that browsers do not know.
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

it('accepts no files while disabled, and does not leave the page', () => {
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

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

function Logo({
  src = pixel,
  preview,
  ...props
}: Partial<Omit<FileDropProps, 'preview'>> & { src?: string; preview?: Partial<FileDropPreview> }) {
  return (
    <FileDrop
      label="Добавить"
      shape="tile"
      onSelect={() => undefined}
      {...props}
      preview={{
        label: 'Логотип',
        src,
        remove: { label: 'Убрать', onPress: () => undefined },
        ...preview,
      }}
    />
  );
}

it('preview: gives the file that was chosen', async () => {
  const onSelect = vi.fn();
  render(<Logo src="" onSelect={onSelect} />);
  const chosen = file('logo.png', 'image/png');
  await userEvent.upload(screen.getByLabelText('Добавить', { selector: 'input' }), chosen);
  await expect.poll(() => onSelect).toHaveBeenCalledExactlyOnceWith([chosen]);
});

it('preview: shows the image with its actions, says its error, and takes the focus', async () => {
  const onPress = vi.fn();
  const ref = createRef<{ focus: () => void }>();
  render(
    <Logo
      ref={ref}
      errorMessage="Слишком мала"
      preview={{ remove: { label: 'Убрать', onPress } }}
    />,
  );
  expect(screen.getByRole('alert').textContent).toBe('Слишком мала');
  expect(screen.getByRole('alert').querySelector('.lucide-circle-alert')).not.toBeNull();
  ref.current?.focus();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Убрать' }));
  await userEvent.click(screen.getByRole('button', { name: 'Убрать' }));
  expect(onPress).toHaveBeenCalledOnce();
});

it('preview: gives a file that is dropped on the image, and rejects one of another type', async () => {
  const [onSelect, onReject] = [vi.fn(), vi.fn()];
  render(<Logo accept={['image/png']} onSelect={onSelect} onReject={onReject} />);
  const second = file('second.png', 'image/png');
  drop(screen.getByRole('img'), [second]);
  await expect.poll(() => onSelect).toHaveBeenCalledExactlyOnceWith([second]);
  drop(screen.getByRole('img'), [file('rows.csv', 'text/csv')]);
  await expect.poll(() => onReject).toHaveBeenCalledOnce();
  expect(onSelect).toHaveBeenCalledOnce();
});

it('preview: accepts no files while disabled', () => {
  const onSelect = vi.fn();
  render(<Logo isDisabled onSelect={onSelect} />);
  expect(drop(screen.getByRole('img'), [file('a.png', 'image/png')])).toBe(false);
  expect(onSelect).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Убрать' }).hasAttribute('disabled')).toBe(true);
});

it('preview: shows the image in the ratio of its place, and gives its own size', async () => {
  const onSize = vi.fn();
  render(<Logo shape="landscape" preview={{ ratio: 4, onSize }} />);
  await waitFor(() => expect(onSize).toHaveBeenCalledWith({ width: 1, height: 1 }));
  const frame = screen.getByRole('img').parentElement?.getBoundingClientRect();
  expect((frame?.width ?? 0) / (frame?.height ?? 1)).toBeCloseTo(4, 1);
});

it('preview: an image that does not load makes room for a sign, and a new one is tried', async () => {
  const { container, rerender } = render(<Logo src="data:image/png;base64,broken" />);
  await waitFor(() => expect(container.querySelector('.lucide-image-off')).not.toBeNull());
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<Logo />);
  expect(screen.getByRole('img', { name: 'Логотип' }).getAttribute('src')).toBe(pixel);
});

it('preview: the focus goes from what removes to what chooses', async () => {
  function Page() {
    const [src, setSrc] = useState(pixel);
    return <Logo src={src} preview={{ remove: { label: 'Убрать', onPress: () => setSrc('') } }} />;
  }
  render(<Page />);
  screen.getByRole('button', { name: 'Убрать' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Добавить' }));
});

it('preview: says to screen readers that it is required', () => {
  render(<Logo preview={{ isRequired: true }} />);
  expect(screen.getByRole('group', { name: 'Логотип', description: 'обязательно' })).toBeTruthy();
});
