import type { ButtonProps } from '@karvon/ui/Button';
import { Popover } from '@karvon/ui/Popover';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyNamed } from '../resource/routes/lazy-named';
import { useMember } from '../session/member';
import { ReasonedButton, useActionReason } from '../session/Reasoned';
import { useIsPhone } from '../table/use-screen';
import type { PlannedApplication } from './use-schedule';

const ScheduleDialog = lazyNamed(() => import('./ScheduleDialog'), 'ScheduleDialog');
const ScheduleForm = lazyNamed(() => import('./ScheduleForm'), 'ScheduleForm');

export interface ScheduleButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'isFullWidth'> {
  application: PlannedApplication;
}

export function ScheduleButton({ application, ...style }: ScheduleButtonProps) {
  const { t } = useTranslation('applications');
  const isPhone = useIsPhone();
  const { reason } = useMember().mayWorkOn(application.responsible?.id);
  const isBlocked = useActionReason(reason) !== undefined;
  const [isOpen, setOpen] = useState(false);
  const label = t(application.status === 'scheduled' ? 'move' : 'schedule');
  const button = (
    <ReasonedButton
      {...style}
      reason={reason}
      aria-label={`${label}: ${application.client_name}`}
      onPress={isPhone ? () => setOpen(true) : undefined}
    >
      {label}
    </ReasonedButton>
  );
  if (isPhone)
    return (
      <>
        {button}
        <Suspense fallback={null}>
          {isOpen && <ScheduleDialog application={application} onClose={() => setOpen(false)} />}
        </Suspense>
      </>
    );
  // An open popover stays when the network is lost: its own button shows the reason.
  if (isBlocked && !isOpen) return button;
  return (
    <Popover
      aria-label={t('form.inspection')}
      placement="bottom end"
      trigger={button}
      onOpenChange={setOpen}
    >
      {(close) => (
        <Suspense fallback={<Skeleton width="326px" height="248px" radius="md" />}>
          <ScheduleForm application={application} onDone={close} />
        </Suspense>
      )}
    </Popover>
  );
}
