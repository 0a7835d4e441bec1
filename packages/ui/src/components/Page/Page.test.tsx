import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import { PageTitleProvider } from '../../page-title/PageTitleProvider';
import { Page } from './Page';

test('has one title of the first level', () => {
  render(
    <Page title="Автомобили" context="148 объявлений">
      список
    </Page>,
  );
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByText('148 объявлений')).toBeTruthy();
});

test('names the tab by its title, or by another where the title greets, until it is left', () => {
  const names: string[] = [];
  const onTitle = (title: string) => {
    names.push(title);
    return () => void names.splice(names.indexOf(title), 1);
  };
  const page = (title: string, tabTitle?: string) => (
    <PageTitleProvider onTitle={onTitle}>
      <Page title={title} {...(tabTitle !== undefined && { tabTitle })}>
        список
      </Page>
    </PageTitleProvider>
  );
  const { rerender, unmount } = render(page('Автомобили'));
  expect(names).toEqual(['Автомобили']);
  rerender(page('Доброе утро!', 'Рабочая панель'));
  expect(names).toEqual(['Рабочая панель']);
  unmount();
  expect(names).toEqual([]);
});

test('the action of a phone is away on the way down, and the last row ends above it', async () => {
  await browserPage.viewport(360, 700);
  try {
    render(
      <Page title="Лиды" phoneAction={<button type="button">Новый лид</button>}>
        <div style={{ height: 1500 }} />
        <p>Последний</p>
      </Page>,
    );
    const action = screen.getByText('Новый лид');
    const isThere = () => getComputedStyle(action).visibility === 'visible';
    expect(isThere()).toBe(true);
    window.scrollTo(0, 300);
    await waitFor(() => expect(isThere()).toBe(false));
    window.scrollTo(0, 200);
    await waitFor(() => expect(isThere()).toBe(true));
    window.scrollTo(0, document.documentElement.scrollHeight);
    const last = screen.getByText('Последний').getBoundingClientRect().bottom;
    expect(window.innerHeight - last).toBeGreaterThan(action.offsetHeight);
  } finally {
    await browserPage.viewport(1280, 800);
  }
});

test.each([
  [0.78, 0.78],
  [7, 1],
  [Number.NaN, 0],
])(
  'the bar of a phone has one title and Back; a form done by %d shows %d',
  async (value, shown) => {
    await browserPage.viewport(390, 700);
    try {
      const onPress = vi.fn<() => void>();
      const bar = { back: { label: 'Назад', onPress }, progress: { value, label: 'Заполнено' } };
      render(
        <Page title="Форма" phoneBar={bar}>
          поля
        </Page>,
      );
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Форма');
      const progress = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Заполнено' });
      expect(progress.value).toBe(shown);
      screen.getByRole('button', { name: 'Назад' }).click();
      expect(onPress).toHaveBeenCalledOnce();
    } finally {
      await browserPage.viewport(1280, 800);
    }
  },
);

test.each([
  ['22px', '28px', {}],
  ['18px', '26px', { back: { label: 'Назад', onPress: () => undefined } }],
])('the bar of a phone has a title of %s on %s', async (fontSize, lineHeight, bar) => {
  await browserPage.viewport(390, 700);
  try {
    render(
      <Page title="Автомобили, которых нет на показе" phoneBar={{ title: 'Автомобили', ...bar }}>
        список
      </Page>,
    );
    const style = getComputedStyle(screen.getByRole('heading', { name: 'Автомобили', level: 1 }));
    expect([style.fontSize, style.lineHeight]).toEqual([fontSize, lineHeight]);
  } finally {
    await browserPage.viewport(1280, 800);
  }
});
