import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
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

// Fault: the floating button of a phone lay over the buttons of rows.
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
