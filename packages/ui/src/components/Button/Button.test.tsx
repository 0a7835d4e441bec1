import { render, screen } from '@testing-library/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { nextBrowserClick } from '../../testing/browser-click';
import { Button } from './Button';

test('is pressed by pointer and by Enter', async () => {
  const onPress = vi.fn<() => void>();
  render(<Button onPress={onPress}>Сохранить</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(2);
});

test.each([undefined, Plus])('pending ignores presses and keeps its width', async (icon) => {
  const onPress = vi.fn<() => void>();
  const { rerender } = render(
    <Button icon={icon} onPress={onPress}>
      Сохранить
    </Button>,
  );
  const button = screen.getByRole('button');
  const { width } = button.getBoundingClientRect();
  rerender(
    <Button icon={icon} onPress={onPress} isPending>
      Сохранить
    </Button>,
  );
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(onPress).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.textContent).toContain('Сохранить');
  expect(button.getBoundingClientRect().width).toBeCloseTo(width, 0);
});

test('with a disabled reason it can be focused, announces it, and does nothing', async () => {
  const onPress = vi.fn<() => void>();
  render(
    <Button type="submit" onPress={onPress} disabledReason="Через 2 дня">
      Поднять
    </Button>,
  );
  await userEvent.tab();
  const button = screen.getByRole('button', { description: 'Через 2 дня' });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{Enter}');
  expect(onPress).not.toHaveBeenCalled();
});

function FormThatShifts({ onSend }: { onSend: (name: string) => void }) {
  const [name, setName] = useState('');
  const [isLeft, setLeft] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(name);
      }}
    >
      <input
        aria-label="Имя"
        value={name}
        onChange={(event) => setName(event.target.value)}
        onBlur={() => {
          setLeft(true);
          setName((typed) => typed.trim());
        }}
      />
      {isLeft && <p style={{ height: 120 }}>Неверно</p>}
      <Button type="submit">Сохранить</Button>
    </form>
  );
}

test('sends the form though leaving the field moves the button from under the mouse', async () => {
  const onSend = vi.fn<(name: string) => void>();
  render(<FormThatShifts onSend={onSend} />);
  await userEvent.type(screen.getByLabelText('Имя'), ' Жасур ');
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  // The field has already run its blur handler.
  expect(onSend.mock.calls).toEqual([['Жасур']]);
});

test('with `href` it is a link, and a new tab has no access to its opener', () => {
  render(
    <Button href="https://karvon.example/" target="_blank">
      Открыть
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Открыть' });
  expect(link.getAttribute('href')).toBe('https://karvon.example/');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});

test('Enter follows a link, Space does not: it is no button', async () => {
  const onPress = vi.fn<() => void>();
  render(
    <Button href="#page" onPress={onPress}>
      Открыть
    </Button>,
  );
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onPress).not.toHaveBeenCalled();
  expect(location.hash).toBe('');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.hash).toBe('#page');
  expect(onPress).toHaveBeenCalledOnce();
});

test('Ctrl+Enter is the browser’s, for a new tab', async () => {
  const navigate = vi.fn<(path: string) => void>();
  const { container } = render(
    <RouterProvider navigate={navigate}>
      <Button href="/page">Открыть</Button>
    </RouterProvider>,
  );
  await userEvent.tab();
  const click = nextBrowserClick(container);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await click).toEqual({ isLeft: true, isNewTab: true });
  expect(navigate).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => navigate.mock.calls).toHaveLength(1);
});
