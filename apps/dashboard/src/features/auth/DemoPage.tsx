import { TaskForm } from './TaskForm';
import { isApiError } from '@karvon/api/errors';
import { Banner } from '@karvon/ui/Banner';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import * as native from '../../shared/native/native.css';
import { NativeButton } from '../../shared/native/NativeButton';
import { paths } from '../../shared/paths';
import { enterDemo } from './enter';
import { Failure } from './Failure';
import { startDemo } from './queries';
import { useAction } from './use-action';
import { useSecondsLeft } from '../../shared/format/use-seconds-left';

export function DemoPage() {
  const { t } = useTranslation('auth');
  const demo = useAction(async () => enterDemo(await startDemo()));
  const isOff = isApiError(demo.failure, 'not_found');
  const isHeld = useSecondsLeft(demo.until) > 0;
  // Outside system: the server creates a session once, on mount.
  // oxlint-disable-next-line react/exhaustive-deps -- once, on arrival
  useEffect(demo.run, []);
  return (
    <TaskForm
      title={t('demo.title')}
      lead={t('demo.lead')}
      onSubmit={demo.run}
      after={
        <>
          {' '}
          <Link className={native.link} to={paths.connect}>
            {t('connect.title')}
          </Link>
        </>
      }
    >
      {isOff ? (
        <Banner size="sm" role="alert">
          {t('demo.off')}
        </Banner>
      ) : (
        <>
          <Failure failure={demo.failure} until={demo.until} />
          <NativeButton
            variant="primary"
            type="submit"
            isPending={demo.isPending}
            isDisabled={isHeld}
          >
            {t('demo.open')}
          </NativeButton>
        </>
      )}
    </TaskForm>
  );
}
