import { AppShell } from '@karvon/ui/AppShell';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { ChatProvider } from '../../shared/chat/ChatProvider';
import { loadWords } from '../../shared/i18n/i18n';
import { homePath } from '../../shared/paths';
import { queryClient } from '../../shared/query';
import { useSidebarCollapsed, useTheme } from '../../shared/session/preferences';
import { pageIsUsable } from '../../shared/routing/page-is-usable';
import { whenReachable } from '../../shared/routing/when-reachable';
import { LanguageSwitch } from './LanguageSwitch';
import { sidebarItems } from './sidebar-items';
import { useBell } from './use-bell';
import { useCounts } from './use-counts';
import { useExit } from './use-exit';
import { useHistorySteps } from './use-history-steps';
import { usePaletteKeys } from './use-palette-keys';
import { usePerson } from './use-person';
import { useTabs } from './use-tabs';

// What opens over the page comes when it is asked for.
const ShellPalette = lazy(async () => ({
  default: (await whenReachable(() => import('./ShellPalette'))).ShellPalette,
}));
const MoreSheet = lazy(async () => ({
  default: (await whenReachable(() => import('./MoreSheet'))).MoreSheet,
}));
const ExitDialog = lazy(async () => ({
  default: (await whenReachable(() => import('./ExitDialog'))).ExitDialog,
}));
const NotificationsDrawer = lazy(async () => {
  const [{ NotificationsDrawer: Drawer }] = await Promise.all([
    whenReachable(() => import('./NotificationsDrawer')),
    loadWords(['notifications']),
  ]);
  return { default: Drawer };
});
const NoticesHost = lazy(async () => {
  await pageIsUsable();
  return { default: (await whenReachable(() => import('./NoticesHost'))).NoticesHost };
});

/** The signed-in part and its cache of answers. */
export function DashboardLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <ChatProvider>
        <Shell />
      </ChatProvider>
    </QueryClientProvider>
  );
}

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);

/** Sidebar, top bar and tab bar around the pages. */
function Shell() {
  const { t } = useTranslation(['shell', 'common']);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [isCollapsed, setCollapsed] = useSidebarCollapsed();
  const [theme, setTheme] = useTheme();
  const [opened, setOpened] = useState<'palette' | 'more' | 'notifications'>();
  const { isAsking, exit, stay } = useExit();
  const { canGoBack, canGoForward } = useHistorySteps();
  const person = usePerson(exit);
  const bell = useBell();
  const items = sidebarItems(t, useCounts());
  const tabs = useTabs(() => setOpened('more'));
  usePaletteKeys(() => setOpened('palette'));
  const isDark =
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const setDark = (dark: boolean) => setTheme(dark ? 'dark' : 'light');
  const close = () => setOpened(undefined);
  return (
    <AppShell
      sidebar={{
        items,
        currentPath: pathname,
        'aria-label': t('nav.label'),
        brand: {
          mark: <img src="/favicon.svg" width={32} height={32} alt="" />,
          name: t('common:product'),
          note: t('dealer'),
          href: homePath,
        },
        person,
      }}
      topBar={{
        back: {
          label: t('common:back'),
          isDisabled: !canGoBack,
          onPress: () => void navigate(-1),
        },
        forward: {
          label: t('common:forward'),
          isDisabled: !canGoForward,
          onPress: () => void navigate(1),
        },
        search: {
          label: t('searchHint'),
          keys: isMac ? '⌘ F' : 'Ctrl F',
          onPress: () => setOpened('palette'),
        },
        languageSwitch: <LanguageSwitch />,
        theme: {
          value: isDark ? 'dark' : 'light',
          label: t(isDark ? 'theme.toLight' : 'theme.toDark'),
          onPress: () => setDark(!isDark),
        },
        notifications: {
          label: bell.label,
          hasNew: bell.hasNew,
          onPress: () => setOpened('notifications'),
        },
      }}
      tabBar={tabs && { 'aria-label': t('nav.label'), items: tabs }}
      isSidebarCollapsed={isCollapsed}
      onSidebarCollapsedChange={setCollapsed}
      collapseLabel={t('sidebar.collapse')}
      expandLabel={t('sidebar.expand')}
      skipLabel={t('common:skipToContent')}
    >
      <Outlet />
      <Suspense fallback={null}>
        {opened === 'palette' && (
          <ShellPalette items={items} theme={{ isDark, setDark }} exit={exit} onClose={close} />
        )}
        {opened === 'more' && (
          <MoreSheet
            items={items}
            person={person}
            unread={bell.unread}
            actions={{
              search: () => setOpened('palette'),
              notifications: () => setOpened('notifications'),
              exit,
            }}
            onClose={close}
          />
        )}
        {opened === 'notifications' && <NotificationsDrawer onClose={close} />}
        {isAsking && <ExitDialog onClose={stay} />}
      </Suspense>
      <Suspense fallback={null}>
        <NoticesHost />
      </Suspense>
    </AppShell>
  );
}

export { DashboardLayout as Component };
