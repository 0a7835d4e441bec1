import { render, screen, waitFor, within } from '@testing-library/react';
import { Banknote, Sparkles } from 'lucide-react';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Focusable } from '../../private/option';
import { RadioGroup } from './RadioGroup';

test('is a required, invalid group with its error', () => {
  render(
    <RadioGroup
      label="Способ"
      options={[{ value: 'a', label: 'Наличные' }]}
      isRequired
      errorMessage="Выберите способ"
    />,
  );
  const group = screen.getByRole('radiogroup', { name: /Способ/, description: 'Выберите способ' });
  expect(group.getAttribute('aria-required')).toBe('true');
  expect(group.getAttribute('aria-invalid')).toBe('true');
});

test('an option is rendered with its icon', () => {
  render(
    <RadioGroup
      label="Способ"
      options={[
        { value: 'cash', label: 'Наличные', icon: Banknote },
        { value: 'card', label: 'Карта' },
      ]}
    />,
  );
  const images = (name: string) =>
    within(screen.getByRole('radiogroup'))
      .getByText(name)
      .closest('label')
      ?.querySelectorAll('svg');
  expect(images('Наличные')).toHaveLength(1);
  expect(images('Карта')).toHaveLength(0);
});

const options = [
  { value: 'good', label: 'Хорошее', description: 'Мелкие следы' },
  { value: 'fair', label: 'Среднее', description: 'Есть вложения' },
] as const;

test('chooses by a press on the card and by arrows', async () => {
  const onChange = vi.fn<(value: 'good' | 'fair') => void>();
  render(<RadioGroup variant="cards" label="Состояние" options={options} onChange={onChange} />);
  await userEvent.click(screen.getByText('Есть вложения'));
  await userEvent.keyboard('{ArrowLeft}');
  expect(onChange.mock.calls).toEqual([['fair'], ['good']]);
});

test('a form can focus it', () => {
  const ref = createRef<Focusable>();
  render(<RadioGroup variant="cards" ref={ref} label="Состояние" options={options} value="fair" />);
  ref.current?.focus();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Среднее/ }));
});

test('a card without an image shows its icon', () => {
  const [good, fair] = options;
  render(
    <RadioGroup variant="cards" label="Состояние" options={[{ ...good, icon: Sparkles }, fair]} />,
  );
  const images = (text: string) => screen.getByText(text).closest('label')?.querySelectorAll('svg');
  expect(images('Хорошее')).toHaveLength(1);
  expect(images('Среднее')).toHaveLength(0);
});

test('an icon replaces an image that does not load', async () => {
  const [good, fair] = options;
  const broken = 'data:image/png;base64,broken';
  const rendered = [
    { ...good, icon: Sparkles, src: broken },
    { ...fair, src: broken },
  ];
  const { container } = render(<RadioGroup variant="cards" label="Состояние" options={rendered} />);
  await waitFor(() => expect(container.querySelectorAll('svg')).toHaveLength(2));
  const [first, second] = container.querySelectorAll('svg');
  expect(first?.classList.contains('lucide-sparkles')).toBe(true);
  expect(second?.classList.contains('lucide-image-off')).toBe(true);
  expect(container.querySelector('img')).toBeNull();
});
