import type { Application } from '@karvon/api/main';
import { Inline } from '@karvon/ui/Inline';
import { useTranslation } from 'react-i18next';
import { PrintButton } from '../../shared/print/PrintButton';
import { lazyNamed } from '../../shared/resource/routes/lazy-named';
import { useTyped } from './use-typed';

const DealSheet = lazyNamed(() => import('./DealSheet'), 'DealSheet');

/** Prints the deal of an application; nothing while there is no price to speak of. */
export function PrintDeal({ application }: { application: Application }) {
  const { t } = useTranslation('applications');
  if (application.price === undefined && application.market_price === undefined) return null;
  return (
    <Inline>
      <PrintButton
        size="sm"
        label={t('sheet.print')}
        renderSheet={(onDone) => <DealSheet application={application} onDone={onDone} />}
      />
    </Inline>
  );
}

/** The same with the prices as they are in the form. */
export function PrintTyped({ application }: { application: Application }) {
  return <PrintDeal application={useTyped(application).typed} />;
}
