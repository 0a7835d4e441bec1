import { useGetProfile } from '@karvon/api/main/business';
import { Avatar } from '@karvon/ui/Avatar';
import type { SidebarUser } from '@karvon/ui/Sidebar';
import { LogOut, Monitor, Moon, Sun, UserRound, Users } from 'lucide-react';
import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import { besidePage } from '../../shared/offline/beside-page';
import { paths } from '../../shared/paths';
import { useTheme } from '../../shared/session/preferences';
import { readDemoUntil, readProfile } from '../../shared/session/profile';

const themes = [
  { value: 'system', icon: Monitor },
  { value: 'light', icon: Sun },
  { value: 'dark', icon: Moon },
] as const;

export function useSidebarUser(signOut: () => void): SidebarUser {
  const { t } = useTranslation(['shell', 'common']);
  const [theme, setTheme] = useTheme();
  const { data, isError } = useGetProfile({
    query: { refetchOnMount: 'always', meta: besidePage },
  });
  const id = data?.id ?? readProfile()?.business_user.id ?? '';
  const name = data?.full_name ?? (isError ? t('user.admin') : '');
  return {
    name,
    role: t(readDemoUntil() === undefined ? 'user.admin' : 'user.demo'),
    idLine: t('user.id', { id }),
    avatar: createElement(Avatar, {
      name,
      id,
      // The avatar's own icon is shown until the profile has loaded.
      src: data === undefined ? null : (data.profile_pic?.thumbnail ?? '/avatar.svg'),
      isDecorative: true,
    }),
    menuLabel: t('user.menu'),
    items: () => [
      { id: 'profile', label: t('nav.profile'), icon: UserRound, href: paths.profile },
      { id: 'employees', label: t('nav.employees'), icon: Users, href: paths.employees.index },
      ...themes.map(({ value, icon }) => ({
        id: value,
        label: t(`theme.${value}`),
        icon,
        isSelected: theme === value,
        onAction: () => setTheme(value),
      })),
      {
        id: 'sign-out',
        label: t('user.signOut'),
        icon: LogOut,
        tone: 'danger' as const,
        onAction: signOut,
      },
    ],
  };
}
