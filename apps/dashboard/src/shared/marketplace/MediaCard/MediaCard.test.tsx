import { render, screen, waitFor } from '@testing-library/react';
import { Eye } from 'lucide-react';
import { userEvent } from 'vitest/browser';
import { expect, it, vi } from 'vitest';
import { Button } from '@karvon/ui/Button';
import { MediaCard } from './MediaCard';

it('is one link, and its button and box are not part of it', async () => {
  const onPress = vi.fn<() => void>();
  const onSelectedChange = vi.fn<(isSelected: boolean) => void>();
  render(
    <MediaCard
      title="Chevrolet Tracker"
      href="#tracker"
      footerAction={<Button onPress={onPress}>Поднять</Button>}
      onSelectedChange={onSelectedChange}
      selectLabel="Выбрать Chevrolet Tracker"
    />,
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Поднять' }));
  const checkbox = screen.getByRole('checkbox', { name: 'Выбрать Chevrolet Tracker' });
  // A touch or a mouse meets the label: the input itself is for screen readers and keys.
  await userEvent.click(checkbox.closest('label') ?? checkbox);
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(onSelectedChange).toHaveBeenCalledWith(true);
  expect(location.hash).toBe('');
});

it('covers the whole card with its link', () => {
  render(<MediaCard title="Tracker" href="#tracker" specs="2023 · автомат" />);
  const { left, top } = screen.getByText('2023 · автомат').getBoundingClientRect();
  expect(document.elementFromPoint(left + 2, top + 2)).toBe(screen.getByRole('link'));
});

it('renders something where the image does not load', async () => {
  const { container } = render(<MediaCard title="Tracker" href="#" src="data:image/png,broken" />);
  await waitFor(() => expect(container.querySelector('img')).toBeNull());
  expect(container.querySelector('svg')).toBeTruthy();
});

it('says what a figure counts', () => {
  render(
    <MediaCard title="T" href="#" facts={[{ icon: Eye, label: 'Просмотры', text: '1 284' }]} />,
  );
  expect(screen.getByRole('listitem').textContent).toBe('Просмотры: 1 284');
});

it('Enter opens it by its title, and presses its button', async () => {
  const onPress = vi.fn<() => void>();
  render(
    <MediaCard
      title="Chevrolet Tracker"
      href="#tracker"
      footerAction={<Button onPress={onPress}>Поднять</Button>}
    />,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('link'));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.hash).toBe('#tracker');
  expect(onPress).not.toHaveBeenCalled();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledOnce();
});
