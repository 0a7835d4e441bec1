import type { Application } from '@karvon/api/main';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../shared/resource/use-action';
import { applicationCalls, applicationQueries } from './queries';

export function useApplicationActions() {
  const { t } = useTranslation('applications');
  const lists = applicationQueries.lists;
  const reserve = useAction(applicationCalls.reserve, {
    success: (_, { desired_car: car }) => ({ title: t('reserved', { car: car?.title ?? '' }) }),
    undo: (_, application) => applicationCalls.release(application),
    invalidates: [...lists, ...applicationQueries.cars],
    idOf: ({ id }) => id,
  });
  const assign = useAction(applicationCalls.assign, {
    success: ({ done, failed }, { name }) => ({
      title: t('assigned', { count: done, name: name ?? t('nobody') }),
      description: failed > 0 ? t('assignFailed', { count: failed }) : undefined,
    }),
    invalidates: lists,
    idOf: () => undefined,
  });
  return { reserve, assign };
}

export const canReserve = ({ status, desired_car, desired_status }: Application): boolean =>
  status === 'approved' && desired_car !== undefined && desired_status === 'active';

export const canList = ({ status, auto_id }: Application): boolean =>
  status === 'approved' && auto_id === undefined;
