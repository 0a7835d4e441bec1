import type { MenuItem } from '@karvon/ui/Menu';
import type { TFunction } from 'i18next';
import {
  Archive,
  BadgeCheck,
  CalendarPlus,
  CirclePause,
  Eye,
  Handshake,
  PencilLine,
  RefreshCw,
  Send,
  Trash2,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { formatDayTime } from '../../../shared/format/relative-time';
import type { Language } from '../../../shared/i18n/languages';
import { paths } from '../../../shared/paths';
import { canEdit, canRefresh, transitionsOf, type AutoAction } from '../auto-rules';
import type { ActionTarget } from './action-target';
import type { AutoActions } from './auto-actions';

const icons = {
  edit: PencilLine,
  refresh: RefreshCw,
  submit: Send,
  withdraw: Undo2,
  reserve: Handshake,
  release: Undo2,
  sell: BadgeCheck,
  deactivate: CirclePause,
  renew: CalendarPlus,
  return: Undo2,
  archive: Archive,
  to_draft: PencilLine,
  delete: Trash2,
} as const satisfies Record<AutoAction, LucideIcon>;

export const actionIcon = (action: AutoAction): LucideIcon => icons[action];

/** Actions that the server allows; editing and refreshing are disabled with a reason. @param options.now the server's clock in milliseconds */
export function menuItems(
  auto: ActionTarget,
  actions: AutoActions,
  options: {
    t: TFunction<['autos']>;
    language: Language;
    now: number;
    hasOpen: boolean;
    deleteReason: string | undefined;
    reason?: string | undefined;
  },
): MenuItem[] {
  const { t, language, now, hasOpen, deleteReason, reason: why } = options;
  const edit = canEdit(auto);
  const refresh = canRefresh(auto, now);
  const row = (action: AutoAction, reason = action === 'edit' ? undefined : why): MenuItem => ({
    id: action,
    label: t(`action.${action}`),
    icon: icons[action],
    ...(action === 'delete' && { tone: 'danger' }),
    ...(reason === undefined
      ? { onAction: () => actions.start(action, auto) }
      : { isDisabled: true, description: reason }),
  });
  const when =
    auto.next_update_at === undefined ? '' : formatDayTime(auto.next_update_at, language, now);
  return [
    ...(hasOpen
      ? [{ id: 'open', label: t('action.open'), icon: Eye, href: paths.autos.view(auto.id) }]
      : []),
    row('edit', edit.ok ? undefined : t(`why.${edit.reason}`)),
    row('refresh', refresh.ok ? undefined : t(`why.${refresh.reason}`, { when })),
    ...transitionsOf(auto).map((action) =>
      row(action, action === 'delete' ? deleteReason : undefined),
    ),
  ];
}
