import { LinkButton } from '@karvon/ui/LinkButton';
import { Page } from '@karvon/ui/Page';
import { Text } from '@karvon/ui/Text';
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
      <Text>{t('pending.title')}.</Text>
      <Text>{t('pending.text', { screen: name })}</Text>
      <div>
        <LinkButton href={homePath}>{t('pending.toAutos')}</LinkButton>
      </div>
    </Page>
  );
}

export { PendingPage as Component };
