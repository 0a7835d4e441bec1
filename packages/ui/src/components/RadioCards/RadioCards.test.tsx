import { render, screen, waitFor } from '@testing-library/react';
import { Sparkles } from 'lucide-react';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Focusable } from '../../private/option';
import { RadioCards } from './RadioCards';

const options = [
  { value: 'good', label: 'Хорошее', description: 'Мелкие следы' },
  { value: 'fair', label: 'Среднее', description: 'Есть вложения' },
] as const;

test('chooses by a press on the card and by arrows', async () => {
  const onChange = vi.fn<(value: 'good' | 'fair') => void>();
  render(<RadioCards label="Состояние" options={options} onChange={onChange} />);
  await userEvent.click(screen.getByText('Есть вложения'));
  await userEvent.keyboard('{ArrowLeft}');
  expect(onChange.mock.calls).toEqual([['fair'], ['good']]);
});

test('a form can focus it', () => {
  const ref = createRef<Focusable>();
  render(<RadioCards ref={ref} label="Состояние" options={options} value="fair" />);
  ref.current?.focus();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Среднее/ }));
});

test('a card without a picture shows its icon', () => {
  const [good, fair] = options;
  render(<RadioCards label="Состояние" options={[{ ...good, icon: Sparkles }, fair]} />);
  const pictures = (words: string) =>
    screen.getByText(words).closest('label')?.querySelectorAll('svg');
  expect(pictures('Хорошее')).toHaveLength(1);
  expect(pictures('Среднее')).toHaveLength(0);
});

test('a picture that does not load makes room for the icon, or for a sign of what is missing', async () => {
  const [good, fair] = options;
  const broken = 'data:image/png;base64,broken';
  const drawn = [
    { ...good, icon: Sparkles, picture: broken },
    { ...fair, picture: broken },
  ];
  const { container } = render(<RadioCards label="Состояние" options={drawn} />);
  await waitFor(() => expect(container.querySelectorAll('svg')).toHaveLength(2));
  const [first, second] = container.querySelectorAll('svg');
  expect(first?.classList.contains('lucide-sparkles')).toBe(true);
  expect(second?.classList.contains('lucide-image-off')).toBe(true);
  expect(container.querySelector('img')).toBeNull();
});
