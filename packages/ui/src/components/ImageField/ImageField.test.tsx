import { act, render, screen, waitFor } from '@testing-library/react';
import { createRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ImageField } from './ImageField';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const props = { label: 'Логотип', addLabel: 'Добавить', shape: 'square' } as const;

it('gives the file that was chosen', async () => {
  const onSelect = vi.fn();
  const remove = { label: 'Убрать', onPress: vi.fn() };
  render(<ImageField {...props} src={undefined} onSelect={onSelect} remove={remove} />);
  const file = new File(['x'], 'logo.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Добавить', { selector: 'input' }), file);
  expect(onSelect).toHaveBeenCalledOnce();
});

it('shows the image with its way out, says its error, and takes the focus', async () => {
  const remove = { label: 'Убрать', onPress: vi.fn() };
  const ref = createRef<{ focus: () => void }>();
  render(
    <ImageField
      {...props}
      ref={ref}
      src={pixel}
      errorMessage="Слишком мала"
      onSelect={vi.fn()}
      remove={remove}
    />,
  );
  expect(screen.getByRole('alert').textContent).toBe('Слишком мала');
  ref.current?.focus();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Убрать' }));
  await userEvent.click(screen.getByRole('button', { name: 'Убрать' }));
  expect(remove.onPress).toHaveBeenCalledOnce();
});

it('gives a file that is dropped on the image, and rejects one of another type', async () => {
  const [onSelect, onReject] = [vi.fn(), vi.fn()];
  const remove = { label: 'Убрать', onPress: vi.fn() };
  render(
    <ImageField
      {...props}
      src={pixel}
      accept={['image/png']}
      onSelect={onSelect}
      onReject={onReject}
      remove={remove}
    />,
  );
  const drop = (file: File) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file);
    const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
    act(() => {
      screen.getByRole('img').dispatchEvent(event);
    });
  };
  const second = new File(['x'], 'second.png', { type: 'image/png' });
  drop(second);
  await expect.poll(() => onSelect).toHaveBeenCalledExactlyOnceWith(second);
  drop(new File(['x'], 'rows.csv', { type: 'text/csv' }));
  await expect.poll(() => onReject).toHaveBeenCalledOnce();
  expect(onSelect).toHaveBeenCalledOnce();
});

it('shows the image in the ratio of its place, and gives its own size', async () => {
  const onSize = vi.fn();
  const remove = { label: 'Убрать', onPress: vi.fn() };
  render(
    <ImageField
      label="Баннер"
      addLabel="Добавить"
      shape="landscape"
      ratio={4}
      src={pixel}
      onSize={onSize}
      onSelect={vi.fn()}
      remove={remove}
    />,
  );
  await waitFor(() => expect(onSize).toHaveBeenCalledWith({ width: 1, height: 1 }));
  const frame = screen.getByRole('img').parentElement?.getBoundingClientRect();
  expect((frame?.width ?? 0) / (frame?.height ?? 1)).toBeCloseTo(4, 1);
});

it('an image that does not load makes room for a sign, and a new one is tried', async () => {
  const remove = { label: 'Убрать', onPress: vi.fn() };
  const sample = (src: string) => (
    <ImageField {...props} src={src} onSelect={vi.fn()} remove={remove} />
  );
  const { container, rerender } = render(sample('data:image/png;base64,broken'));
  await waitFor(() => expect(container.querySelector('.lucide-image-off')).not.toBeNull());
  expect(screen.queryByRole('img')).toBeNull();
  rerender(sample(pixel));
  expect(screen.getByRole('img', { name: 'Логотип' }).getAttribute('src')).toBe(pixel);
});

it('the focus goes from what removes to what chooses', async () => {
  function Page() {
    const [src, setSrc] = useState<string | undefined>(pixel);
    const remove = { label: 'Убрать', onPress: () => setSrc(undefined) };
    return <ImageField {...props} src={src} onSelect={vi.fn()} remove={remove} />;
  }
  render(<Page />);
  screen.getByRole('button', { name: 'Убрать' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Добавить' }));
});

it('says to screen readers that it is required, and marks its error with an icon', () => {
  const { container } = render(
    <ImageField
      label="Логотип"
      isRequired
      addLabel="Добавить"
      shape="square"
      src="data:image/png,broken"
      onSelect={() => undefined}
      remove={{ label: 'Убрать', onPress: () => undefined }}
      errorMessage="Не отправилось"
    />,
  );
  expect(screen.getByRole('group', { name: 'Логотип', description: 'обязательно' })).toBeTruthy();
  expect(container.querySelector('[role=alert] .lucide-circle-alert')).not.toBeNull();
});
