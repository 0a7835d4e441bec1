import { Box } from '@karvon/ui/Box';
import { Button } from '@karvon/ui/Button';
import { Dialog } from '@karvon/ui/Dialog';
import { Badge } from '@karvon/ui/Badge';
import { Inline } from '@karvon/ui/Inline';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { Bell, LogOut, Monitor, Moon, Search, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';
import { useTheme } from '../../shared/session/preferences';
import { LanguageSwitch } from './LanguageSwitch';
import { sectionsOf } from './sections';
import { useSidebarItems } from './sidebar-items';
import { useBell } from './use-bell';
import { useSidebarUser } from './use-sidebar-user';
import { tabIds } from './use-tabs';

/** Actions of the sheet. It closes before an action runs. */
export interface MoreActions {
  search: () => void;
  notifications: () => void;
  signOut: () => void;
}

/** The phone's «Ещё»: everything that does not fit in the tab bar. */
export function MoreSheet({ actions, onClose }: { actions: MoreActions; onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  const [theme, setTheme] = useTheme();
  const act = (action: () => void) => () => {
    onClose();
    action();
  };
  const user = useSidebarUser(actions.signOut);
  const { unread } = useBell();
  const sections = sectionsOf(useSidebarItems()).filter(({ id }) => !tabIds.includes(id));
  return (
    <Dialog
      placement="bottom"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('tabs.more')}
      closeLabel={t('common:close')}
    >
      <RowList variant="divided">
        <Row
          image={user.avatar}
          title={user.name || t('nav.profile')}
          detail={`${user.role} · ${user.idLine}`}
          href={paths.profile}
          onPress={onClose}
          isActionBeside
          actions={
            <Button size="sm" variant="ghost" icon={LogOut} onPress={act(actions.signOut)}>
              {t('user.signOut')}
            </Button>
          }
        />
      </RowList>
      <Box paddingBlock={2}>
        <Inline justify="space-between" gap={3}>
          <LanguageSwitch />
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
        </Inline>
      </Box>
      <RowList aria-label={t('nav.label')} isNavigation>
        <Row icon={Search} title={t('common:search')} onPress={act(actions.search)} />
        {sections.map(({ id, title, icon, path, disabledReason }) => (
          <Row
            key={id}
            icon={icon}
            title={title}
            href={path}
            onPress={onClose}
            disabledReason={disabledReason}
          />
        ))}
        <Row
          icon={Bell}
          title={t('common:notifications')}
          onPress={act(actions.notifications)}
          end={<Badge variant="count" count={unread} aria-label={String(unread)} />}
        />
      </RowList>
    </Dialog>
  );
}
