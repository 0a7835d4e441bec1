import type { SidebarItem } from '@karvon/ui/Sidebar';
import type { TFunction } from 'i18next';
import {
  Building2,
  CarFront,
  ChartColumn,
  ClipboardCheck,
  LayoutDashboard,
  Megaphone,
  MessageCircle,
  PhoneIncoming,
  RefreshCcw,
  Users,
} from 'lucide-react';
import { paths } from '../../shared/paths';

const below = (root: string): readonly string[] => [root, `${root}/*`];

/** The sidebar of the specification (§2), in its order. */
export function sidebarItems(
  t: TFunction<['shell']>,
  counts: { chat?: number | undefined },
): readonly SidebarItem[] {
  return [
    { id: 'work-panel', title: t('nav.workPanel'), icon: LayoutDashboard, path: paths.workPanel },
    { id: 'statistics', title: t('nav.statistics'), icon: ChartColumn, path: paths.statistics },
    {
      id: 'locations',
      title: t('nav.avtosalons'),
      icon: Building2,
      path: below(paths.avtosalons.index),
    },
    { id: 'autos', title: t('nav.autos'), icon: CarFront, path: below(paths.autos.index) },
    { id: 'leads', title: t('nav.leads'), icon: PhoneIncoming, path: paths.leads },
    {
      id: 'chat',
      title: t('nav.chat'),
      icon: MessageCircle,
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
      isDisabled: true,
      disabledReason: t('nav.employeesDisabled'),
    },
    {
      type: 'group',
      id: 'trade-in',
      title: t('nav.tradeIn'),
      icon: RefreshCcw,
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
