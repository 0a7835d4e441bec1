import { BottomSheet } from '@karvon/ui/BottomSheet';
import { Counter } from '@karvon/ui/Counter';
import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import {
  Bell,
  ChevronRight,
  Lock,
  LogOut,
  Monitor,
  Moon,
  Search,
  Sun,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { useTheme } from '../../shared/session/preferences';
import { LanguageSwitch } from './LanguageSwitch';
import { sectionsOf } from './sections';
import * as css from './MoreSheet.css';
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
      <Link to={paths.profile} className={css.person} onClick={onClose}>
        {person.avatar}
        <span className={css.words}>
          <span className={css.name}>{person.name}</span>
          <span className={css.line}>
            {person.role} · {person.idLine}
          </span>
        </span>
        <ChevronRight size={16} aria-hidden />
      </Link>
      <nav aria-label={t('nav.label')}>
        <Row icon={Search} onPress={act(actions.search)}>
          {t('common:search')}
        </Row>
        {sections.map(({ id, title, icon, path, disabledReason }) =>
          disabledReason === undefined ? (
            <Link key={id} to={path} className={css.row} onClick={onClose} data-id={id}>
              <Sign icon={icon} />
              <span className={css.words}>{title}</span>
            </Link>
          ) : (
            <span key={id} className={css.row} aria-disabled data-id={id}>
              <Sign icon={icon} />
              <span className={css.words}>
                {title}
                <span className={css.line}>{disabledReason}</span>
              </span>
              <Lock size={14} aria-hidden />
            </span>
          ),
        )}
        <Link to={paths.profile} className={css.row} onClick={onClose}>
          <Sign icon={UserRound} />
          <span className={css.words}>{t('nav.profile')}</span>
        </Link>
        <Row icon={Bell} onPress={act(actions.notifications)} count={unread}>
          {t('common:notifications')}
        </Row>
      </nav>
      <div className={css.setting}>
        <span className={css.words}>{t('common:language.label')}</span>
        <LanguageSwitch />
      </div>
      <div className={css.setting}>
        <span className={css.words}>{t('theme.label')}</span>
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
      </div>
      <Row icon={LogOut} onPress={act(actions.exit)} isDanger>
        {t('user.exit')}
      </Row>
    </BottomSheet>
  );
}

function Row({
  icon,
  onPress,
  isDanger,
  count,
  children,
}: {
  icon: typeof Search;
  onPress: () => void;
  isDanger?: boolean;
  /** At the right end; nothing for zero. */
  count?: number;
  children: ReactNode;
}) {
  return (
    <button type="button" className={css.row} data-danger={isDanger} onClick={onPress}>
      <Sign icon={icon} />
      <span className={css.words}>{children}</span>
      {count !== undefined && <Counter count={count} aria-label={String(count)} />}
    </button>
  );
}

function Sign({ icon: Icon }: { icon: typeof Search }) {
  return <Icon size={20} strokeWidth={1.75} aria-hidden className={css.sign} />;
}
