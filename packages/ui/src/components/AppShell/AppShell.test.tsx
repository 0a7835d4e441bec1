import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { Page } from '../Page/Page';
import { exampleSidebar } from '../Sidebar/example';
import { Sidebar } from '../Sidebar/Sidebar';
import { exampleTabBar } from '../TabBar/example';
import { exampleTopBar } from '../TopBar/example';
import { TopBar } from '../TopBar/TopBar';
import { AppShell, type AppShellProps } from './AppShell';

afterEach(() => page.viewport(1280, 800));

function setUp(props: Pick<AppShellProps, 'children'> = { children: 'Страница' }) {
  const onChange = vi.fn<(isCollapsed: boolean) => void>();
  render(
    <AppShell
      renderSidebar={({ isCollapsed }) => <Sidebar {...exampleSidebar} isCollapsed={isCollapsed} />}
      renderTopBar={({ isCollapsed, toggle }) => (
        <TopBar
          {...exampleTopBar}
          sidebar={{
            isCollapsed,
            label: isCollapsed ? 'Развернуть' : 'Свернуть',
            onPress: toggle,
          }}
        />
      )}
      tabBar={exampleTabBar}
      isSidebarCollapsed={false}
      onSidebarCollapsedChange={onChange}
      skipLabel="К содержанию"
      {...props}
    />,
  );
  return onChange;
}

test('desktop: sidebar and top bar; the choice is reported', async () => {
  const onChange = setUp();
  await userEvent.click(screen.getByRole('button', { name: 'Свернуть' }));
  expect(onChange).toHaveBeenCalledWith(true);
  expect(screen.getAllByRole('navigation')).toHaveLength(1);
});

test('tablet: folded at first, unfolded for the moment only', async () => {
  await page.viewport(900, 800);
  const onChange = setUp();
  expect(screen.queryByText('Статистика')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Развернуть' }));
  expect(screen.getByText('Статистика')).toBeTruthy();
  expect(onChange).not.toHaveBeenCalled();
});

test('phone: title and tab bar only', async () => {
  await page.viewport(390, 800);
  setUp({
    children: (
      <Page title="Авто" phoneBar={{}}>
        Страница
      </Page>
    ),
  });
  expect(screen.getByRole('heading', { name: 'Авто', level: 1 })).toBeTruthy();
  expect(screen.getAllByRole('navigation')).toHaveLength(1);
  expect(screen.getByRole('link', { name: /Авто/ }).getAttribute('aria-current')).toBe('page');
});

test('the first Tab jumps over the navigation', async () => {
  setUp();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(window.location.hash).toBe('');
});

test('Space on the folding button unfolds the sidebar and folds it again', async () => {
  await page.viewport(900, 800);
  setUp();
  const button = screen.getByRole('button', { name: 'Развернуть' });
  button.focus();
  await userEvent.keyboard(' ');
  expect(await screen.findByText('Статистика')).toBeTruthy();
  await userEvent.keyboard(' ');
  await expect.poll(() => screen.queryByText('Статистика')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('paper has the page alone, dark on white in the dark theme too', async () => {
  document.documentElement.dataset.theme = 'dark';
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  try {
    setUp({ children: <h1>Страница</h1> });
    const links = [...document.querySelectorAll('a, nav')].filter((one) => one.checkVisibility());
    expect(links).toEqual([]);
    const { color } = getComputedStyle(screen.getByRole('heading', { name: 'Страница' }));
    expect(color).toBe('rgb(26, 31, 41)');
    expect(screen.getByRole('heading', { name: 'Страница' }).offsetWidth).toBeGreaterThan(1200);
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
    delete document.documentElement.dataset.theme;
  }
});
