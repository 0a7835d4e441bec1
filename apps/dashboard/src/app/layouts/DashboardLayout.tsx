import { AppShell } from '@karvon/ui/AppShell';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { ChatProvider } from '../../shared/chat/ChatProvider';
import { followNetwork } from '../../shared/offline/follow-network';
import { loadTexts } from '../../shared/i18n/i18n';
import { queryClient } from '../../shared/query';
import { pageIsUsable } from '../../shared/routing/page-is-usable';
import { untilThere, whenReachable } from '../../shared/routing/when-reachable';
import { useSidebarCollapsed } from '../../shared/session/preferences';
import { useIsPhone } from '../../shared/table/use-screen';
import { followWork } from '../../shared/work/work-changes';
import { DemoBanner } from './DemoBanner';
import { DataAge } from './DataAge';
import { hasPhoneBell } from './phone-bell';
import { useSignOut } from './use-sign-out';
import { useShellKeys } from './use-shell-keys';
import { useTabs } from './use-tabs';
import { desktopShell } from './desktop-shell';

const ShellPalette = lazy(async () => ({
  default: (await whenReachable(() => import('./ShellPalette'))).ShellPalette,
}));
const KeysDialog = lazy(async () => ({
  default: (await whenReachable(() => import('./KeysDialog'))).KeysDialog,
}));
const MoreSheet = lazy(async () => ({
  default: (await whenReachable(() => import('./MoreSheet'))).MoreSheet,
}));
const SignOutDialog = lazy(async () => ({
  default: (await whenReachable(() => import('./SignOutDialog'))).SignOutDialog,
}));
const NotificationsDrawer = lazy(async () => {
  const [{ NotificationsDrawer: Drawer }] = await Promise.all([
    whenReachable(() => import('./NotificationsDrawer')),
    loadTexts(['notifications']),
  ]);
  return { default: Drawer };
});
const NotificationsHost = lazy(async () => {
  await pageIsUsable();
  return { default: (await untilThere(() => import('./NotificationsHost'))).NotificationsHost };
});
const PhoneBell = lazy(async () => {
  await pageIsUsable();
  return { default: (await untilThere(() => import('./PhoneBell'))).PhoneBell };
});
const PhoneUser = lazy(async () => {
  await pageIsUsable();
  return { default: (await untilThere(() => import('./PhoneBell'))).PhoneUser };
});
// Wide screens load these before the page (`app/router.tsx`). `Late…` is for a window that is widened later.
const lateParts = () => whenReachable(desktopShell.load);
const LateSidebar = lazy(async () => ({ default: (await lateParts()).ShellSidebar }));
const LateTopBar = lazy(async () => ({ default: (await lateParts()).ShellTopBar }));

export function DashboardLayout() {
  // Outside system: the query cache, which the lists of every page update.
  useEffect(() => followWork(queryClient), []);
  // Outside system: the network.
  useEffect(() => followNetwork(queryClient), []);
  return (
    <QueryClientProvider client={queryClient}>
      <ChatProvider>
        <Shell />
      </ChatProvider>
    </QueryClientProvider>
  );
}

function Shell() {
  const { t } = useTranslation(['shell', 'common']);
  const { pathname } = useLocation();
  const isPhone = useIsPhone();
  const [isCollapsed, setCollapsed] = useSidebarCollapsed();
  const [opened, setOpened] = useState<'palette' | 'more' | 'notifications' | 'keys'>();
  const { isAsking, signOut, stay } = useSignOut();
  const tabs = useTabs(() => setOpened('more'));
  useShellKeys({ palette: () => setOpened('palette'), keys: () => setOpened('keys') });
  const { ShellSidebar, ShellTopBar } = desktopShell.ifLoaded() ?? {
    ShellSidebar: LateSidebar,
    ShellTopBar: LateTopBar,
  };
  const search = () => setOpened('palette');
  const notifications = () => setOpened('notifications');
  const close = (one: typeof opened) => () => setOpened((now) => (now === one ? undefined : now));
  return (
    <AppShell
      renderSidebar={(fold) => (
        <Suspense fallback={null}>
          <ShellSidebar fold={fold} signOut={signOut} />
        </Suspense>
      )}
      renderTopBar={(fold) => (
        <Suspense fallback={null}>
          <ShellTopBar fold={fold} onSearch={search} onNotifications={notifications} />
        </Suspense>
      )}
      corner={
        hasPhoneBell(pathname) && (
          <Suspense fallback={null}>
            <PhoneBell onPress={notifications} />
          </Suspense>
        )
      }
      tabBar={tabs && { 'aria-label': t('nav.label'), items: tabs }}
      isSidebarCollapsed={isCollapsed}
      onSidebarCollapsedChange={setCollapsed}
      skipLabel={t('common:skipToContent')}
      banner={<DemoBanner />}
      note={<DataAge />}
    >
      <Outlet />
      <Suspense fallback={null}>
        {opened === 'palette' && (
          <ShellPalette
            signOut={signOut}
            showKeys={() => setOpened('keys')}
            onClose={close('palette')}
          />
        )}
        {opened === 'more' && (
          <MoreSheet actions={{ search, notifications, signOut }} onClose={close('more')} />
        )}
        {opened === 'notifications' && <NotificationsDrawer onClose={close('notifications')} />}
        {opened === 'keys' && <KeysDialog onClose={close('keys')} />}
        {isAsking && <SignOutDialog onClose={stay} />}
      </Suspense>
      <Suspense fallback={null}>
        <NotificationsHost />
        {isPhone && <PhoneUser />}
      </Suspense>
    </AppShell>
  );
}
