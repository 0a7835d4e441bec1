import type { Application } from '@karvon/api/main';
import { serverNow } from '@karvon/api/server-clock';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language';
import { useSubmitKey } from '../keys/page-keys';
import { useAction } from '../resource/use-action';
import { formatInspection } from './inspection-time';
import { inspectionCalls, inspectionQueries } from './queries';
import { useInspection, type Inspection } from './use-inspection';

export type PlannedApplication = Pick<
  Application,
  | 'id'
  | 'version'
  | 'status'
  | 'client_name'
  | 'current_car'
  | 'scheduled_at'
  | 'responsible'
  | 'avtosalon'
  | 'is_overdue'
>;

export interface Schedule {
  inspection: Inspection;
  label: string;
  isPending: boolean;
  send: () => Promise<void>;
}

/** Plans an inspection. The first time can be undone within ten seconds. Ctrl+Enter submits. */
export function useSchedule(application: PlannedApplication, onDone: () => void): Schedule {
  const { t } = useTranslation('applications');
  const language = useLanguage();
  const { id, version, client_name, scheduled_at, responsible } = application;
  const isMove = application.status === 'scheduled';
  const inspection = useInspection({
    scheduled_at: application.is_overdue ? undefined : scheduled_at,
    responsible: responsible?.id,
    avtosalon: application.avtosalon?.id,
  });
  const schedule = useAction(inspectionCalls.update, {
    success: ({ scheduled_at: at }) => ({
      title: t('scheduledDone', { when: formatInspection(at ?? '', language, serverNow()) }),
      description: client_name,
    }),
    ...(!isMove && {
      undo: (saved) =>
        inspectionCalls.update({ id: saved.id, version: saved.version, status: 'pending' }),
    }),
    invalidates: inspectionQueries.changes,
  });

  const send = async () => {
    const at = inspection.read();
    if (at === undefined || schedule.isPending()) return;
    const outcome = await schedule.run({
      id,
      version,
      status: 'scheduled',
      scheduled_at: at,
      responsible: inspection.responsible,
    });
    if (outcome.status === 'done') onDone();
  };
  useSubmitKey(() => void send());
  return {
    inspection,
    label: t(isMove ? 'move' : 'schedule'),
    isPending: schedule.isPending(),
    send,
  };
}
