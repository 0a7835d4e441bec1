import type { Application, ApplicationUpdate } from '@karvon/api/main';
import { serverNow } from '@karvon/api/server-clock';
import { Button } from '@karvon/ui/Button';
import { DatePicker } from '@karvon/ui/DatePicker';
import { Dialog } from '@karvon/ui/Dialog';
import { Grid } from '@karvon/ui/Grid';
import { Select } from '@karvon/ui/Select';
import { Stack } from '@karvon/ui/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../shared/feedback/error-text';
import { OptionalSelect } from '../../shared/form/OptionalSelect';
import { formatDateIso } from '../../shared/format/date';
import { formatDayTime } from '../../shared/format/relative-time';
import { useLanguage } from '../../shared/i18n/use-language';
import { useAction } from '../../shared/resource/use-action';
import { timeOptions, toMoment } from './inspection-time';
import { applicationCalls, applicationQueries } from './queries';
import { usePeople } from './use-people';

export interface ScheduleDialogProps {
  application: Application;
  onClose: () => void;
}

const day = 86_400_000;

/** When the car is inspected, and by whom; taken back within ten seconds. */
export function ScheduleDialog({ application, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation(['applications', 'common']);
  const language = useLanguage();
  const message = useFieldMessage();
  const people = usePeople();
  const [date, setDate] = useState<string | null>(() => formatDateIso(serverNow() + day));
  const [time, setTime] = useState('11:00');
  const [responsible, setResponsible] = useState(application.responsible?.id ?? null);
  const [error, setError] = useState<string>();
  const schedule = useAction(
    ({ id, version, ...update }: ApplicationUpdate & { id: number; version: number }) =>
      applicationCalls.update({ id, version }, update),
    {
      success: ({ scheduled_at: at }) => ({
        title: t('scheduledDone', { when: formatDayTime(at ?? '', language, serverNow()) }),
        description: application.client_name,
      }),
      undo: (saved) => applicationCalls.update(saved, { status: 'pending' }),
      invalidates: applicationQueries.lists,
    },
  );

  const send = async () => {
    if (date === null) {
      setError(message('required'));
      return;
    }
    const at = toMoment(date, time);
    if (Date.parse(at) <= serverNow()) {
      setError(message('time_in_past'));
      return;
    }
    const { id, version } = application;
    const outcome = await schedule.run({
      id,
      version,
      status: 'scheduled',
      scheduled_at: at,
      responsible,
    });
    if (outcome.status === 'done') onClose();
  };

  return (
    <Dialog
      isOpen
      size="sm"
      title={t('form.inspection')}
      description={`${application.client_name} · ${application.current_car.title}`}
      closeLabel={t('common:close')}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('common:cancel')}</Button>
          <Button variant="primary" isPending={schedule.isPending()} onPress={send}>
            {t('schedule')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Grid columns={[2, 2, 2]} hasFields>
          <DatePicker
            isRequired
            label={t('form.day')}
            value={date}
            errorMessage={error ?? null}
            onChange={(next) => {
              setDate(next);
              setError(undefined);
            }}
          />
          <Select
            isRequired
            label={t('form.time')}
            options={timeOptions(time)}
            value={time}
            onChange={(next) => {
              setTime(next);
              setError(undefined);
            }}
          />
        </Grid>
        <OptionalSelect
          label={t('responsible')}
          options={people}
          value={responsible}
          onChange={setResponsible}
        />
      </Stack>
    </Dialog>
  );
}
