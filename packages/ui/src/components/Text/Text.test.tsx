import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Text } from './Text';

test('truncated words stay on one line', () => {
  render(
    <div style={{ width: 120 }}>
      <Text isTruncated>{'so‘z '.repeat(100)}</Text>
    </div>,
  );
  expect(screen.getByText(/so‘z/).getBoundingClientRect().height).toBe(20);
});

test('text that a browser has translated gives way as a whole', () => {
  const { container, rerender } = render(<Text isTranslatable>Чистая машина</Text>);
  const text = container.querySelector('[translate=yes]');
  // Translation wraps each piece of text in its own elements.
  const font = document.createElement('font');
  font.textContent = 'Toza mashina';
  text?.replaceChildren(font);
  rerender(<Text isTranslatable>Битая машина</Text>);
  expect(container.textContent).toBe('Битая машина');
});

test('preserved text keeps its lines and their indents', () => {
  render(<Text isPreserved>{'Сделано:\n    диагностика'}</Text>);
  const text = screen.getByText(/диагностика/);
  expect(text.innerText).toBe('Сделано:\n    диагностика');
});
