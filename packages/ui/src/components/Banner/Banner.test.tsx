import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Banner } from './Banner';

test('leads out by a link or a button, and goes when dismissed', async () => {
  const onPress = vi.fn<() => void>();
  const onDismiss = vi.fn<() => void>();
  const { rerender } = render(
    <Banner tone="warn" action={{ label: 'Продлить', href: '/autos' }}>
      Истекают
    </Banner>,
  );
  expect(screen.getByRole('link', { name: 'Продлить' }).getAttribute('href')).toBe('/autos');
  rerender(
    <Banner
      role="alert"
      title="Ошибка."
      action={{ label: 'Повторить', onPress }}
      dismiss={{ label: 'Скрыть', onPress: onDismiss }}
    />,
  );
  expect(screen.getByRole('alert').textContent).toContain('Ошибка.');
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  await userEvent.click(screen.getByRole('button', { name: 'Скрыть' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(onDismiss).toHaveBeenCalledOnce();
});

function Page() {
  const [isThere, setThere] = useState(true);
  return (
    <main>
      {isThere && (
        <Banner dismiss={{ label: 'Скрыть', onPress: () => setThere(false) }}>Слова</Banner>
      )}
      <a href="#list">Список</a>
    </main>
  );
}

test('dismissed by keys it gives the focus to what is below', async () => {
  render(<Page />);
  screen.getByRole('button', { name: 'Скрыть' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('link'));
});
