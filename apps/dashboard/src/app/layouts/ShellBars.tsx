import type { AppShellFold } from '@karvon/ui/AppShell';
import { Sidebar } from '@karvon/ui/Sidebar';
import { TopBar } from '@karvon/ui/TopBar';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../shared/native/Mark';
import { homePath } from '../../shared/paths';
import { LanguageSwitch } from './LanguageSwitch';
import { useSidebarItems } from './sidebar-items';
import { useBell } from './use-bell';
import { useDark } from './use-dark';
import { useHistorySteps } from './use-history-steps';
import { usePressedPath } from './use-pressed-path';
import { useSidebarUser } from './use-sidebar-user';
import { keyName } from './key-name';

export function ShellSidebar({ fold, signOut }: { fold: AppShellFold; signOut: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  const currentPath = usePressedPath();
  const user = useSidebarUser(signOut);
  const items = useSidebarItems();
  return (
    <Sidebar
      items={items}
      currentPath={currentPath}
      isCollapsed={fold.isCollapsed}
      aria-label={t('nav.label')}
      brand={{
        mark: <Mark />,
        name: t('common:product'),
        note: t('dealer'),
        href: homePath(),
      }}
      user={user}
    />
  );
}

export function ShellTopBar({
  fold,
  onSearch,
  onNotifications,
}: {
  fold: AppShellFold;
  onSearch: () => void;
  onNotifications: () => void;
}) {
  const { t } = useTranslation(['shell', 'common']);
  const navigate = useNavigate();
  const { canGoBack, canGoForward } = useHistorySteps();
  const { isDark, setDark } = useDark();
  const bell = useBell();
  return (
    <TopBar
      sidebar={{
        isCollapsed: fold.isCollapsed,
        label: t(fold.isCollapsed ? 'sidebar.expand' : 'sidebar.collapse'),
        onPress: fold.toggle,
      }}
      back={{
        label: t('common:back'),
        isDisabled: !canGoBack,
        onPress: () => void navigate(-1),
      }}
      forward={{
        label: t('common:forward'),
        isDisabled: !canGoForward,
        onPress: () => void navigate(1),
      }}
      search={{
        label: t('searchHint'),
        keys: `${keyName('mod')} F`,
        onPress: onSearch,
      }}
      languageSwitch={<LanguageSwitch />}
      theme={{
        value: isDark ? 'dark' : 'light',
        label: t(isDark ? 'theme.toLight' : 'theme.toDark'),
        onPress: () => setDark(!isDark),
      }}
      notifications={{
        label: bell.label,
        hasNew: bell.hasNew,
        onPress: onNotifications,
      }}
    />
  );
}
