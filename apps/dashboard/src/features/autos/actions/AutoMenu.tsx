import { serverNow } from '@karvon/api/server-clock';
import { IconButton } from '@karvon/ui/IconButton';
import { Menu } from '@karvon/ui/Menu';
import { Ellipsis, Printer, RadioTower } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language';
import { paths } from '../../../shared/paths';
import { useMember } from '../../../shared/session/member';
import { useActionReason } from '../../../shared/session/Reasoned';
import type { ActionTarget } from './action-target';
import { useAutoActions } from './auto-actions';
import { menuItems } from './menu-items';

export function AutoMenu({
  auto,
  size = 'sm',
  hasOpen = true,
  onPrint,
}: {
  auto: ActionTarget;
  size?: 'sm' | 'md';
  hasOpen?: boolean;
  /** Prints the sheet for the windscreen. @default no such row */
  onPrint?: (() => void) | undefined;
}) {
  const { t } = useTranslation(['autos']);
  const language = useLanguage();
  const actions = useAutoActions();
  const deleteReason = useMember().may('autos.manage').reason;
  const mayPost = useMember().may('telegram.post').reason;
  const channelReason = auto.status === 'active' ? mayPost : t('why.channelNotActive');
  const reason = useActionReason();
  const label = t('card.menu', { title: auto.title });
  return (
    <Menu
      placement="bottom end"
      aria-label={label}
      trigger={
        <IconButton
          size={size}
          variant={size === 'md' ? 'secondary' : 'ghost'}
          icon={Ellipsis}
          aria-label={label}
          tooltip={t('action.more')}
        />
      }
      items={() => [
        ...(onPrint === undefined
          ? []
          : [{ id: 'print', label: t('sheet.print'), icon: Printer, onAction: onPrint }]),
        {
          id: 'channel',
          label: t('action.channel'),
          icon: RadioTower,
          ...(channelReason === undefined
            ? { href: paths.channel.send([auto.id]) }
            : { isDisabled: true, description: channelReason }),
        },
        ...menuItems(auto, actions, {
          t,
          language,
          now: serverNow(),
          hasOpen,
          deleteReason,
          reason,
        }),
      ]}
    />
  );
}
