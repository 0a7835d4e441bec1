import type { AutoStatus, AutoSummary, WorkPanel } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { useQuery } from '@tanstack/react-query';
import { Bell, CarFront, Plus, Send, Store, UserPlus, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';
import { useHoursText } from '../../shared/showroom/use-hours-text';
import { askForPush } from '../../shared/push/push';
import { usePushState } from '../../shared/push/push-state';
import { useFirstStepsHidden } from '../../shared/session/preferences';
import { PermittedLink } from '../../shared/session/Reasoned';
import { carStatus } from '../../shared/status/car-status';
import { workQueries } from './queries';

export interface Step {
  id: 'salon' | 'auto' | 'invite' | 'push' | 'telegram';
  icon: LucideIcon;
  isDone: boolean;
  done?: string | undefined;
  action: ReactNode;
}

export type FirstSteps =
  | { place: 'panel'; steps: readonly Step[] }
  /** Remaining steps beside the panel after the first car is on sale. They can be hidden. */
  | { place: 'beside'; steps: readonly Step[]; onHide: () => void };

export function useFirstSteps({ counts, failed }: WorkPanel): FirstSteps | 'pending' | undefined {
  const [isHidden, hide] = useFirstStepsHidden();
  const { autos, total } = counts;
  const isBeginning = failed === undefined && autos <= 1;
  const { steps, car, isPending } = useSteps(autos, isBeginning);
  if (!isBeginning) return undefined;
  if (total === 0 && autos === 0) return { place: 'panel', steps };
  if (total === 0 && isPending) return 'pending';
  if (total === 0 && car !== undefined && notOnSale.has(car.status))
    return { place: 'panel', steps };
  const left = steps.filter(({ isDone }) => !isDone);
  return isHidden || isPending || left.length === 0
    ? undefined
    : { place: 'beside', steps: left, onHide: hide };
}

const notOnSale: ReadonlySet<AutoStatus> = new Set(['ne_active', 'moderation']);

function useSteps(
  autos: number,
  isBeginning: boolean,
): { steps: Step[]; car: AutoSummary | undefined; isPending: boolean } {
  const { t } = useTranslation('work-panel');
  const hoursText = useHoursText();
  const salons = useQuery(workQueries.salons(isBeginning));
  const invited = useQuery(workQueries.people(isBeginning));
  const cars = useQuery(workQueries.firstCar(isBeginning && autos === 1));
  const telegram = useQuery(workQueries.telegram(isBeginning));
  const push = usePushState();
  const salon = salons.data?.results[0];
  const hasSalon = salon !== undefined;
  const car = autos === 0 ? undefined : cars.data;
  const auto = useCarStep(car, hasSalon);
  const { data: people } = invited;
  const steps: Step[] = [
    {
      id: 'salon',
      icon: Store,
      isDone: hasSalon,
      done: salon && `${salon.name} · ${salon.address} · ${hoursText(salon)}`,
      action: hasSalon ? (
        <Button size="sm" variant="ghost" href={paths.avtosalons.edit(salon.id)}>
          {t('start.salon.change')}
        </Button>
      ) : (
        <Button variant="primary" icon={Plus} href={paths.avtosalons.create}>
          {t('start.salon.action')}
        </Button>
      ),
    },
    auto,
    {
      id: 'invite',
      icon: UserPlus,
      // The owner counts as one of them.
      isDone: people !== undefined && (people.count > 1 || people.statuses.invited > 0),
      action: (
        <PermittedLink needs="employees.manage" href={paths.employees.create}>
          {t('start.invite.action')}
        </PermittedLink>
      ),
    },
    // Only where notifications can be enabled or are enabled.
    ...(push === 'ask' || push === 'on'
      ? [
          {
            id: 'push' as const,
            icon: Bell,
            isDone: push === 'on',
            action: push === 'ask' && (
              <Button onPress={() => void askForPush()}>{t('start.push.action')}</Button>
            ),
          },
        ]
      : []),
    ...(telegram.data === undefined || telegram.data.state === 'off'
      ? []
      : [
          {
            id: 'telegram' as const,
            icon: Send,
            isDone: telegram.data.account !== undefined,
            action: telegram.data.account === undefined && (
              <Button href={paths.telegram}>{t('start.telegram.action')}</Button>
            ),
          },
        ]),
  ];
  const asked = autos === 0 ? [salons, invited] : [salons, invited, cars];
  return { steps, car, isPending: asked.some((query) => query.isPending) };
}

function useCarStep(car: AutoSummary | undefined, hasSalon: boolean): Step {
  const { t } = useTranslation(['work-panel', 'autos', 'common']);
  const step = { id: 'auto', icon: CarFront } as const;
  const variant = hasSalon ? 'primary' : 'secondary';
  if (car === undefined)
    return {
      ...step,
      isDone: false,
      action: (
        <Button variant={variant} icon={Plus} href={paths.autos.create}>
          {t('addAuto')}
        </Button>
      ),
    };
  const { id, brand, car_model, year, status } = car;
  const title = [`${brand.name} ${car_model.name}`, year].filter(Boolean).join(', ');
  const isDone = status !== 'ne_active';
  return {
    ...step,
    isDone,
    done: `${title} · ${t(carStatus[status].label)}`,
    action: isDone ? (
      <Button size="sm" variant="ghost" href={paths.autos.view(id)}>
        {t('start.auto.look')}
      </Button>
    ) : (
      <Button variant={variant} href={paths.autos.edit(id)}>
        {t('common:continue')}
      </Button>
    ),
  };
}
