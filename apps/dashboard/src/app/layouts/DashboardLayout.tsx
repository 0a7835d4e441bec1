import { AppShell } from '@karvon/ui/AppShell';
import { QueryClientProvider } from '@tanstack/react-query';
import { CarFront, LayoutDashboard, Menu, MessageCircle, PhoneIncoming } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { homePath, paths } from '../../shared/paths';
import { queryClient } from '../../shared/query';
import { useIsForm } from '../../shared/routing/form-handle';
import { useSidebarCollapsed, useTheme } from '../../shared/session/preferences';
import { KitProviders } from './KitProviders';
import { LanguageSwitch } from './LanguageSwitch';
import { sidebarItems } from './sidebar-items';
import { usePaletteKeys } from './use-palette-keys';
import { usePerson } from './use-person';

const SectionPalette = lazy(async () => ({
  default: (await import('./SectionPalette')).SectionPalette,
}));

/** The signed-in part and its cache of answers. */
export function DashboardLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <KitProviders>
        <Shell />
      </KitProviders>
    </QueryClientProvider>
  );
}

/** Sidebar, top bar and tab bar around the pages. */
function Shell() {
  const { t } = useTranslation(['shell', 'common']);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [isCollapsed, setCollapsed] = useSidebarCollapsed();
  const [theme, setTheme] = useTheme();
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const person = usePerson();
  const isForm = useIsForm();
  usePaletteKeys(() => setPaletteOpen(true));
  const items = sidebarItems(t, {});
  const isDark =
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const isAt = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return (
    <AppShell
      sidebar={{
        items,
        currentPath: pathname,
        'aria-label': t('nav.label'),
        brand: {
          mark: <img src="/favicon.svg" width={32} height={32} alt="" />,
          name: t('common:product'),
          href: homePath,
        },
        person,
      }}
      topBar={{
        back: { label: t('common:back'), onPress: () => void navigate(-1) },
        forward: { label: t('common:forward'), onPress: () => void navigate(1) },
        search: { label: t('searchHint'), keys: 'Ctrl F', onPress: () => setPaletteOpen(true) },
        languageSwitch: <LanguageSwitch />,
        theme: {
          value: isDark ? 'dark' : 'light',
          label: t(isDark ? 'theme.light' : 'theme.dark'),
          onPress: () => setTheme(isDark ? 'light' : 'dark'),
        },
        notifications: {
          label: t('common:notifications'),
          onPress: () => void navigate(paths.workPanel),
        },
      }}
      tabBar={
        isForm
          ? null
          : {
              'aria-label': t('nav.label'),
              items: [
                {
                  id: 'panel',
                  label: t('tabs.panel'),
                  icon: LayoutDashboard,
                  href: paths.workPanel,
                  isActive: isAt(paths.workPanel),
                },
                {
                  id: 'autos',
                  label: t('tabs.autos'),
                  icon: CarFront,
                  href: paths.autos.index,
                  isActive: isAt(paths.autos.index),
                },
                {
                  id: 'leads',
                  label: t('tabs.leads'),
                  icon: PhoneIncoming,
                  href: paths.leads,
                  isActive: isAt(paths.leads),
                },
                {
                  id: 'chats',
                  label: t('tabs.chats'),
                  icon: MessageCircle,
                  href: paths.chat(),
                  isActive: isAt(paths.chat()),
                },
                {
                  id: 'more',
                  label: t('tabs.more'),
                  icon: Menu,
                  onPress: () => setPaletteOpen(true),
                },
              ],
            }
      }
      isSidebarCollapsed={isCollapsed}
      onSidebarCollapsedChange={setCollapsed}
      collapseLabel={t('sidebar.collapse')}
      expandLabel={t('sidebar.expand')}
      skipLabel={t('common:skipToContent')}
    >
      <Outlet />
      <Suspense fallback={null}>
        {isPaletteOpen && <SectionPalette items={items} onClose={() => setPaletteOpen(false)} />}
      </Suspense>
    </AppShell>
  );
}

export { DashboardLayout as Component };
