import type { TabBarItem } from '@karvon/ui/TabBar';
import { CarFront, Contact, ListTodo, Menu, MessagesSquare } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useReadable } from '../../shared/chat/readable';
import { unreadTotal } from '../../shared/chat/unread-total';
import { paths } from '../../shared/paths';
import { usePressedPath } from './use-pressed-path';

export const tabPlaces = [
  { id: 'work-panel', textKey: 'panel', icon: ListTodo, href: paths.workPanel },
  { id: 'autos', textKey: 'autos', icon: CarFront, href: paths.autos.index },
  { id: 'leads', textKey: 'leads', icon: Contact, href: paths.leads },
  { id: 'chat', textKey: 'chats', icon: MessagesSquare, href: paths.chat() },
] as const;

export const tabIds: readonly string[] = tabPlaces.map(({ id }) => id);

const form = /^\/dashboard\/[\w-]+\/(create|edit\/[^/]+)\/?$/;

/** In an open conversation the message field replaces the tab bar. */
const isThread = (pathname: string, search: string) =>
  pathname === paths.chat() && new URLSearchParams(search).has('current-chat-id');

const isCampaignForm = (pathname: string, search: string) =>
  pathname === paths.ads.index && new URLSearchParams(search).has('form');

/** A campaign has its actions in place of the tab bar. */
const isCampaign = (pathname: string) => pathname.startsWith(`${paths.ads.index}/result/`);

/** Items of the phone's tab bar; null where a form, a campaign or a conversation replaces it. */
export function useTabs(openMore: () => void): readonly TabBarItem[] | null {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const pressed = usePressedPath();
  const unread = useReadable(unreadTotal);
  const isTaken =
    form.test(pathname) ||
    isThread(pathname, search) ||
    isCampaignForm(pathname, search) ||
    isCampaign(pathname);
  if (isTaken) return null;
  const isAt = (path: string) => pressed === path || pressed.startsWith(`${path}/`);
  const tabs: TabBarItem[] = tabPlaces.map(({ id, textKey, icon, href }) => ({
    id,
    label: t(`tabs.${textKey}`),
    icon,
    href,
    isActive: isAt(href),
    ...(id === 'chat' && { count: unread ?? null }),
  }));
  const isElsewhere = tabs.every(({ isActive }) => isActive !== true);
  return [
    ...tabs,
    { id: 'more', label: t('tabs.more'), icon: Menu, onPress: openMore, isActive: isElsewhere },
  ];
}
