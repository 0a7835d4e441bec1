import { AppShell } from '@karvon/ui/AppShell';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { ChatProvider } from '../../shared/chat/ChatProvider';
import { loadWords } from '../../shared/i18n/i18n';
import { queryClient } from '../../shared/query';
import { pageIsUsable } from '../../shared/routing/page-is-usable';
import { untilThere, whenReachable } from '../../shared/routing/when-reachable';
import { useSidebarCollapsed } from '../../shared/session/preferences';
import { useExit } from './use-exit';
import { usePaletteKeys } from './use-palette-keys';
import { useTabs } from './use-tabs';
import { wideShell } from './wide-shell';

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
  return { default: (await untilThere(() => import('./NoticesHost'))).NoticesHost };
});
const PhoneBell = lazy(async () => {
  await pageIsUsable();
  return { default: (await untilThere(() => import('./PhoneBell'))).PhoneBell };
});
// A wide screen has them before the page (`app/router.tsx`); these are for a window that grows.
const lateParts = () => whenReachable(wideShell.load);
const LateSidebar = lazy(async () => ({ default: (await lateParts()).ShellSidebar }));
const LateTopBar = lazy(async () => ({ default: (await lateParts()).ShellTopBar }));

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

/** Sidebar, top bar and tab bar around the pages. */
function Shell() {
  const { t } = useTranslation(['shell', 'common']);
  const [isCollapsed, setCollapsed] = useSidebarCollapsed();
  const [opened, setOpened] = useState<'palette' | 'more' | 'notifications'>();
  const { isAsking, exit, stay } = useExit();
  const tabs = useTabs(() => setOpened('more'));
  usePaletteKeys(() => setOpened('palette'));
  const { ShellSidebar, ShellTopBar } = wideShell.ifLoaded() ?? {
    ShellSidebar: LateSidebar,
    ShellTopBar: LateTopBar,
  };
  const search = () => setOpened('palette');
  const notifications = () => setOpened('notifications');
  const close = () => setOpened(undefined);
  return (
    <AppShell
      renderSidebar={(fold) => (
        <Suspense fallback={null}>
          <ShellSidebar fold={fold} exit={exit} />
        </Suspense>
      )}
      renderTopBar={(fold) => (
        <Suspense fallback={null}>
          <ShellTopBar fold={fold} onSearch={search} onNotifications={notifications} />
        </Suspense>
      )}
      corner={
        <Suspense fallback={null}>
          <PhoneBell onPress={notifications} />
        </Suspense>
      }
      tabBar={tabs && { 'aria-label': t('nav.label'), items: tabs }}
      isSidebarCollapsed={isCollapsed}
      onSidebarCollapsedChange={setCollapsed}
      skipLabel={t('common:skipToContent')}
    >
      <Outlet />
      <Suspense fallback={null}>
        {opened === 'palette' && <ShellPalette exit={exit} onClose={close} />}
        {opened === 'more' && (
          <MoreSheet actions={{ search, notifications, exit }} onClose={close} />
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
