import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Banner, BannerAction, BannerClose } from './Banner';

test('leads out by a link or a button, and goes when it is closed', async () => {
  const onPress = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  const { rerender } = render(
    <Banner tone="warn" action={<BannerAction href="/autos">Продлить</BannerAction>}>
      Истекают
    </Banner>,
  );
  expect(screen.getByRole('link', { name: 'Продлить' }).getAttribute('href')).toBe('/autos');
  rerender(
    <Banner
      role="alert"
      title="Ошибка."
      action={<BannerAction onPress={onPress}>Повторить</BannerAction>}
      close={<BannerClose label="Скрыть" onPress={onClose} />}
    />,
  );
  expect(screen.getByRole('alert').textContent).toContain('Ошибка.');
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  await userEvent.click(screen.getByRole('button', { name: 'Скрыть' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});

function Page() {
  const [isThere, setThere] = useState(true);
  const close = () => setThere(false);
  return (
    <main>
      {isThere && (
        <Banner
          action={<BannerAction onPress={close}>Повторить</BannerAction>}
          close={<BannerClose label="Скрыть" onPress={close} />}
        >
          Слова
        </Banner>
      )}
      <a href="#list">Список</a>
    </main>
  );
}

test.each(['Повторить', 'Скрыть'])(
  'moves the focus to the content below when it is closed by «%s»',
  async (name) => {
    render(<Page />);
    screen.getByRole('button', { name }).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('link'));
  },
);
