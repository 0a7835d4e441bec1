import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pasteByKeys } from '@karvon/ui/testing/clipboard';
import { Composer, type ComposerLabels, type ComposerProps } from './Composer';

const labels: ComposerLabels = {
  field: 'Сообщение',
  placeholder: 'Сообщение',
  send: 'Отправить',
  attach: 'Приложить',
  drop: 'Отпустите',
  quickReplies: 'Ответы',
  attachments: 'Приложено',
  remove: (name) => `Убрать ${name}`,
  retry: (name) => `Ещё раз ${name}`,
  left: (characters) => `Осталось ${String(characters)}`,
};

function Draft({ value: first = '', ...props }: Partial<ComposerProps>) {
  const [value, setValue] = useState(first);
  return (
    <div style={{ width: 480 }}>
      <Composer value={value} onChange={setValue} onSend={() => {}} labels={labels} {...props} />
    </div>
  );
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Сообщение' });
const send = () => screen.getByRole('button', { name: 'Отправить' });
/** Data of a paste or a drag, in the format of browsers. */
const carried = (files: readonly File[]) => {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
};
const dispatch = (event: Event) =>
  act(() => {
    field().dispatchEvent(event);
  });
const photo = (name = 'a.jpg', type = 'image/jpeg') => new File(['x'], name, { type });

it('Enter sends, Shift+Enter begins a line', async () => {
  const onSend = vi.fn<() => void>();
  render(<Draft onSend={onSend} />);
  await userEvent.type(field(), 'раз{Shift>}{Enter}{/Shift}два');
  expect(field().value).toBe('раз\nдва');
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSend).toHaveBeenCalledOnce();
});

it('neither Enter that ends a composition nor one that is held sends', () => {
  const onSend = vi.fn<() => void>();
  render(<Draft value="да" onSend={onSend} />);
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  fireEvent.keyDown(field(), { key: 'Enter', repeat: true });
  expect(onSend).not.toHaveBeenCalled();
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(onSend).toHaveBeenCalledOnce();
});

it.each(['', '   \n '])('does not send %j', async (value) => {
  const onSend = vi.fn<() => void>();
  render(<Draft value={value} onSend={onSend} />);
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(onSend).not.toHaveBeenCalled();
  expect(send()).toHaveProperty('disabled', true);
});

it('grows to six lines and no further', async () => {
  render(<Draft />);
  const one = field().offsetHeight;
  await userEvent.fill(field(), 'раз\nдва\nтри');
  const three = field().offsetHeight;
  expect(three - one).toBe(40);
  await userEvent.fill(field(), 'строка\n'.repeat(30));
  expect(field().offsetHeight).toBe(142);
  expect(field().scrollHeight).toBeGreaterThan(300);
});

it('takes images that are pasted, and rejects the rest with the reason', async () => {
  const onAttach = vi.fn<(files: File[]) => void>();
  const onReject = vi.fn<ComposerProps['onReject'] & object>();
  render(<Draft onAttach={onAttach} onReject={onReject} maxAttachments={2} />);
  const files = [photo(), photo('b.png', 'image/png'), photo('c.jpg'), photo('d.pdf', 'text/pdf')];
  const paste = new ClipboardEvent('paste', {
    bubbles: true,
    cancelable: true,
    clipboardData: carried(files),
  });
  dispatch(paste);
  await expect.poll(() => onAttach.mock.lastCall).toEqual([files.slice(0, 2)]);
  expect(onReject.mock.calls[0]?.[0].map(({ reason }) => reason)).toEqual(['count', 'type']);
  expect(paste.defaultPrevented).toBe(true);
});

// Fault: the cells of a spreadsheet became a picture, and their text was lost.
it('leaves text that comes with a picture of it to the field', () => {
  const onAttach = vi.fn<(files: File[]) => void>();
  render(<Draft onAttach={onAttach} />);
  const clipboardData = carried([photo('cells.png', 'image/png')]);
  clipboardData.setData('text/plain', 'Cobalt\t145 000 000');
  const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData });
  dispatch(paste);
  expect(paste.defaultPrevented).toBe(false);
  expect(onAttach).not.toHaveBeenCalled();
});

it('Ctrl+V attaches an image that was copied', async () => {
  const onAttach = vi.fn<(files: File[]) => void>();
  render(<Draft onAttach={onAttach} />);
  const canvas = new OffscreenCanvas(2, 2);
  canvas.getContext('2d');
  const copied = await canvas.convertToBlob();
  field().focus();
  const attached = async () => {
    await pasteByKeys(copied);
    return onAttach.mock.lastCall?.[0].map(({ type }) => type);
  };
  await expect.poll(attached).toEqual(['image/png']);
});

it('takes images that are dropped', async () => {
  const onAttach = vi.fn<(files: File[]) => void>();
  render(<Draft onAttach={onAttach} />);
  const drag = { bubbles: true, cancelable: true, dataTransfer: carried([photo()]) };
  dispatch(new DragEvent('dragenter', drag));
  expect(screen.getByText('Отпустите')).toBeTruthy();
  dispatch(new DragEvent('drop', drag));
  await expect.poll(() => onAttach).toHaveBeenCalledOnce();
  expect(screen.queryByText('Отпустите')).toBeNull();
});

it('waits for an image that is on its way, and offers a failed one again', async () => {
  const onRetry = vi.fn<(id: string) => void>();
  const onRemove = vi.fn<(id: string) => void>();
  const attachment = { id: 'a', src: '', name: 'a.jpg' };
  const actions = { onRetryAttachment: onRetry, onRemoveAttachment: onRemove };
  const { rerender } = render(
    <Draft attachments={[{ ...attachment, state: 'uploading', progress: 0.3 }]} {...actions} />,
  );
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('30');
  expect(send()).toHaveProperty('disabled', true);
  rerender(<Draft attachments={[{ ...attachment, state: 'failed' }]} {...actions} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ещё раз a.jpg' }));
  await userEvent.click(screen.getByRole('button', { name: 'Убрать a.jpg' }));
  expect(onRetry).toHaveBeenCalledWith('a');
  expect(onRemove).toHaveBeenCalledWith('a');
  rerender(<Draft attachments={[{ ...attachment, state: 'ready' }]} {...actions} />);
  expect(send()).toHaveProperty('disabled', false);
});

it('counts near the limit and keeps what is too long from being sent', async () => {
  render(<Draft maxLength={10} />);
  await userEvent.type(field(), 'восемь 8');
  expect(screen.queryByText(/Осталось/)).toBeNull();
  await userEvent.type(field(), '90');
  expect(screen.getByText('Осталось 0')).toBeTruthy();
  await userEvent.type(field(), '!');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(send()).toHaveProperty('disabled', true);
});

it('quick replies are one stop of Tab, with arrows between them', async () => {
  const onQuickReply = vi.fn<(id: string | number) => void>();
  const quickReplies = [
    { id: 1, label: 'Адрес' },
    { id: 2, label: 'Рассрочка' },
  ];
  render(<Draft quickReplies={quickReplies} onQuickReply={onQuickReply} onAttach={() => {}} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(onQuickReply).toHaveBeenLastCalledWith(2);
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  expect(onQuickReply).toHaveBeenLastCalledWith(1);
  expect(screen.getByText('Рассрочка').lang).toBe('ru');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Приложить' }));
});

it('says why nothing can be written', () => {
  render(<Draft value="да" disabledReason="Чат закрыт" />);
  expect(field().disabled).toBe(true);
  expect(screen.getByRole('textbox', { description: 'Чат закрыт' })).toBe(field());
});

it('leads from the quick replies to where they are written, also while there are none', async () => {
  const onPress = vi.fn<() => void>();
  const action = { label: 'Настроить', onPress };
  const { rerender } = render(
    <Draft quickReplies={[{ id: 1, label: 'Адрес' }]} quickRepliesAction={action} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Настроить' }));
  rerender(<Draft quickReplies={[]} quickRepliesAction={action} />);
  await userEvent.click(screen.getByText('Настроить'));
  expect(onPress).toHaveBeenCalledTimes(2);
});

it('the focus goes from the cross of an image to the next one, and from the last to the field', async () => {
  function Room() {
    const [names, setNames] = useState(['a', 'b', 'c']);
    return (
      <Draft
        attachments={names.map((name) => ({ id: name, src: '', name, state: 'ready' }))}
        onAttach={() => {}}
        onRemoveAttachment={(id) => setNames(names.filter((name) => name !== id))}
      />
    );
  }
  render(<Room />);
  const cross = (name: string) => screen.getByRole('button', { name: `Убрать ${name}` });
  cross('b').focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(cross('c'));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(cross('a'));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(field());
});
