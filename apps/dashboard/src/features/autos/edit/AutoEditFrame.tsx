import { MobileTitleBar } from '@karvon/ui/MobileTitleBar';
import { Page } from '@karvon/ui/Page';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths';

/** What stands in the form's place while its car is not there. One can go back from it, on a phone too. */
export function AutoEditFrame({ id, children }: { id: number; children: ReactNode }) {
  const { t } = useTranslation(['auto-form', 'common']);
  const navigate = useNavigate();
  return (
    <Page
      title={t('editTitle')}
      phoneBar={
        <MobileTitleBar
          title={t('editTitle')}
          back={{
            label: t('common:back'),
            onPress: () => void navigate(paths.autos.view(id)),
          }}
        />
      }
    >
      {children}
    </Page>
  );
}
