import { Button } from '@karvon/ui/Button';
import { EmptyState } from '@karvon/ui/EmptyState';
import { LinkButton } from '@karvon/ui/LinkButton';
import { CarFront, Plus, SearchX, Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/paths';

/** Why the list shows nothing. */
export type Emptiness = 'no_salon' | 'no_autos' | 'empty_tab' | 'filtered';

/** In place of a list with nothing in it: why, and the one way on. */
export function AutosEmpty({ why, onReset }: { why: Emptiness; onReset: () => void }) {
  const { t } = useTranslation(['autos', 'common']);
  switch (why) {
    case 'no_salon':
      return (
        <EmptyState
          icon={Store}
          title={t('empty.noSalonTitle')}
          description={t('empty.noSalonText')}
          action={
            <LinkButton variant="primary" icon={Plus} href={paths.avtosalons.create}>
              {t('empty.noSalonAction')}
            </LinkButton>
          }
        />
      );
    case 'no_autos':
      return (
        <EmptyState
          icon={CarFront}
          title={t('empty.title')}
          description={t('empty.text')}
          action={
            <LinkButton variant="primary" icon={Plus} href={paths.autos.create}>
              {t('add')}
            </LinkButton>
          }
        />
      );
    case 'empty_tab':
      return (
        <EmptyState
          icon={CarFront}
          title={t('empty.tabTitle')}
          description={t('empty.tabText')}
          action={<LinkButton href={paths.autos.index}>{t('empty.tabAction')}</LinkButton>}
        />
      );
    case 'filtered':
      return (
        <EmptyState
          icon={SearchX}
          title={t('empty.filteredTitle')}
          description={t('empty.filteredText')}
          action={<Button onPress={onReset}>{t('common:resetFilters')}</Button>}
        />
      );
  }
  return why satisfies never;
}
