import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { untilThere } from '../routing/when-reachable';
import { useToastQueue } from './toast';

const ToastRegion = lazy(async () => ({
  default: (await untilThere(() => import('./ToastHost'))).ToastHost,
}));

export function ToastOutlet() {
  const queue = useToastQueue();
  const { t } = useTranslation();
  if (queue === undefined) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion queue={queue} aria-label={t('notifications')} closeLabel={t('close')} />
    </Suspense>
  );
}
