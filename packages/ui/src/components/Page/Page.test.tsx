import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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
