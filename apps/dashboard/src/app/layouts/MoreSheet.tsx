import { ActionList } from '@karvon/ui/ActionList';
import { BottomSheet } from '@karvon/ui/BottomSheet';
import { Counter } from '@karvon/ui/Counter';
import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { Bell, LogOut, Monitor, Moon, Search, Sun, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';
import { useTheme } from '../../shared/session/preferences';
import { LanguageSwitch } from './LanguageSwitch';
import { sectionsOf } from './sections';
import { useSidebarItems } from './sidebar-items';
import { useBell } from './use-bell';
import { usePerson } from './use-person';
import { tabIds } from './use-tabs';

/** What a press in the sheet does; it closes before. */
export interface MoreActions {
  search: () => void;
  notifications: () => void;
  exit: () => void;
}

/** The phone's «Ещё»: whatever the tab bar has no room for. */
export function MoreSheet({ actions, onClose }: { actions: MoreActions; onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  const [theme, setTheme] = useTheme();
  const act = (deed: () => void) => () => {
    onClose();
    deed();
  };
  const person = usePerson(actions.exit);
  const { unread } = useBell();
  const sections = sectionsOf(useSidebarItems()).filter(({ id }) => !tabIds.includes(id));
  return (
    <BottomSheet
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('tabs.more')}
      closeLabel={t('common:close')}
    >
      <ActionList
        items={[
          {
            id: 'person',
            picture: person.avatar,
            title: person.name,
            detail: `${person.role} · ${person.idLine}`,
            href: paths.profile,
            onPress: onClose,
          },
        ]}
      />
      <ActionList
        aria-label={t('nav.label')}
        isNavigation
        items={[
          {
            id: 'search',
            icon: Search,
            title: t('common:search'),
            onPress: act(actions.search),
          },
          ...sections.map(({ id, title, icon, path, disabledReason }) => ({
            id,
            icon,
            title,
            href: path,
            onPress: onClose,
            disabledReason,
          })),
          {
            id: 'profile',
            icon: UserRound,
            title: t('nav.profile'),
            href: paths.profile,
            onPress: onClose,
          },
          {
            id: 'notifications',
            icon: Bell,
            title: t('common:notifications'),
            onPress: act(actions.notifications),
            end: <Counter count={unread} aria-label={String(unread)} />,
          },
        ]}
      />
      <ActionList
        items={[
          { id: 'language', title: t('common:language.label'), end: <LanguageSwitch /> },
          {
            id: 'theme',
            title: t('theme.label'),
            end: (
              <SegmentedControl
                aria-label={t('theme.label')}
                size="sm"
                isIconOnly
                value={theme}
                onChange={setTheme}
                options={[
                  { value: 'system', label: t('theme.system'), icon: Monitor },
                  { value: 'light', label: t('theme.light'), icon: Sun },
                  { value: 'dark', label: t('theme.dark'), icon: Moon },
                ]}
              />
            ),
          },
          {
            id: 'exit',
            icon: LogOut,
            title: t('user.exit'),
            tone: 'danger',
            onPress: act(actions.exit),
          },
        ]}
      />
    </BottomSheet>
  );
}
