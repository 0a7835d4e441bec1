import { EmptyState } from '@karvon/ui/EmptyState';
import { LinkButton } from '@karvon/ui/LinkButton';
import { Page } from '@karvon/ui/Page';
import { Hammer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router-dom';
import { homePath } from '../shared/paths';
import { pendingScreens } from './pending-screens';

/** Says plainly that a screen is not there yet, and leads to what is. */
export function PendingPage() {
  const { t } = useTranslation(['common', 'shell']);
  const id = useMatches().at(-1)?.id;
  const screen = pendingScreens.find(({ path }) => `pending:${path}` === id);
  const name = t(`shell:${screen?.label ?? 'nav.statistics'}`);
  return (
    <Page title={name}>
      <EmptyState
        icon={Hammer}
        title={t('pending.title')}
        description={t('pending.text', { screen: name })}
        action={<LinkButton href={homePath}>{t('pending.toAutos')}</LinkButton>}
      />
    </Page>
  );
}

export { PendingPage as Component };
