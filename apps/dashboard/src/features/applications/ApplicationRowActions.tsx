import type { Application } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { LinkButton } from '@karvon/ui/LinkButton';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyNamed } from '../../shared/resource/routes/lazy-named';
import { useUrlPanel } from '../../shared/resource/use-url-panel';

const ScheduleDialog = lazyNamed(() => import('./ScheduleDialog'), 'ScheduleDialog');

/** The next step of an application: a time for the inspection, then the decision. */
export function ApplicationRowActions({ row }: { row: Application }) {
  const { t } = useTranslation('applications');
  const panel = useUrlPanel('application');
  const [isScheduling, setScheduling] = useState(false);
  const { id, status, client_name: name } = row;
  if (status === 'pending')
    return (
      <>
        <Button
          size="sm"
          variant="soft"
          aria-label={`${t('schedule')}: ${name}`}
          onPress={() => setScheduling(true)}
        >
          {t('schedule')}
        </Button>
        <Suspense fallback={null}>
          {isScheduling && (
            <ScheduleDialog application={row} onClose={() => setScheduling(false)} />
          )}
        </Suspense>
      </>
    );
  if (status !== 'scheduled') return null;
  return (
    <LinkButton size="sm" href={panel.href(id)} aria-label={`${t('decide')}: ${name}`}>
      {t('decide')}
    </LinkButton>
  );
}
