import type { SidebarItem } from '@karvon/ui/Sidebar';
import {
  CarFront,
  ChartLine,
  ClipboardCheck,
  Contact,
  ListTodo,
  Megaphone,
  MessagesSquare,
  Repeat2,
  Send,
  Store,
  Users,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';
import { useCounts } from './use-counts';

const below = (root: string): readonly string[] => [root, `${root}/*`];

export function useSidebarItems(): readonly SidebarItem[] {
  const { t } = useTranslation('shell');
  const counts = useCounts();
  return [
    {
      id: 'work-panel',
      title: t('nav.workPanel'),
      icon: ListTodo,
      path: paths.workPanel,
      count: counts.work ?? null,
    },
    { id: 'statistics', title: t('nav.statistics'), icon: ChartLine, path: paths.statistics },
    {
      id: 'locations',
      title: t('nav.avtosalons'),
      icon: Store,
      path: below(paths.avtosalons.index),
      count: counts.avtosalons ?? null,
    },
    {
      id: 'autos',
      title: t('nav.autos'),
      icon: CarFront,
      path: below(paths.autos.index),
      count: counts.autos ?? null,
    },
    { id: 'channel', title: t('nav.channel'), icon: Send, path: below(paths.channel.root) },
    {
      id: 'leads',
      title: t('nav.leads'),
      icon: Contact,
      path: paths.leads,
      count: counts.leads ?? null,
    },
    {
      id: 'chat',
      title: t('nav.chat'),
      icon: MessagesSquare,
      path: paths.chat(),
      count: counts.chat ?? null,
      countTone: 'danger',
    },
    {
      id: 'car-control',
      title: t('nav.carControl'),
      icon: ClipboardCheck,
      path: below(paths.carControl.index),
    },
    {
      id: 'employees',
      title: t('nav.employees'),
      icon: Users,
      path: below(paths.employees.index),
      // Disabled as specified (ADR 0007). The profile, the palette and the choice of a responsible employee lead there.
      isDisabled: true,
      disabledReason: t('nav.employeesReason'),
    },
    { type: 'line', id: 'line' },
    {
      type: 'group',
      id: 'trade-in',
      title: t('nav.tradeIn'),
      icon: Repeat2,
      children: [
        {
          id: 'trade-in-autos',
          title: t('nav.tradeInAutos'),
          path: [paths.tradeIn.autos, '/dashboard/trade-in/offer-list/*'],
        },
        {
          id: 'trade-in-applications',
          title: t('nav.applications'),
          path: paths.tradeIn.applications,
        },
      ],
    },
    { id: 'ads', title: t('nav.ads'), icon: Megaphone, path: below(paths.ads.index) },
  ];
}
