import { Button } from '@karvon/ui/Button';
import { EmptyState } from '@karvon/ui/EmptyState';
import { LinkButton } from '@karvon/ui/LinkButton';
import { Plus, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text';
import type { AnyState } from '../filters/define-filters';
import type { ListControls } from '../filters/use-list-state';
import type { EmptyText, ListDefinition, ListRow } from './define-list';
import type { ResourcePage } from './use-paged-query';

export interface ListEmptyProps<State extends AnyState, Page extends ResourcePage<ListRow>> {
  list: Pick<ListDefinition<State, Page>, 'empty' | 'emptyTab' | 'create' | 'filters'>;
  controls: ListControls<State>;
  isFiltered: boolean;
  empty: ReactNode;
}

/** In the place of a list with no rows: why, and one way on. */
export function ListEmpty<State extends AnyState, Page extends ResourcePage<ListRow>>(
  props: ListEmptyProps<State, Page>,
) {
  const { list, controls, isFiltered, empty } = props;
  const t = useText();
  if (isFiltered) {
    return (
      <EmptyState
        icon={SearchX}
        title={t('common:list.filteredTitle')}
        description={t('common:list.filteredText')}
        action={<Button onPress={controls.reset}>{t('common:resetFilters')}</Button>}
      />
    );
  }
  const tabs = Object.entries(list.filters.definition).find(([, { kind }]) => kind === 'tabs');
  if (tabs !== undefined && controls.state[tabs[0]] !== undefined) {
    const text: EmptyText = list.emptyTab ?? {
      icon: list.empty.icon,
      title: 'common:list.tabTitle',
    };
    return (
      <EmptyState
        icon={text.icon}
        title={t(text.title)}
        description={text.text && t(text.text)}
        action={
          <LinkButton href={controls.href({ [tabs[0]]: undefined })}>
            {t('common:list.tabAction')}
          </LinkButton>
        }
      />
    );
  }
  if (empty !== undefined) return empty;
  const { icon, title, text } = list.empty;
  return (
    <EmptyState
      icon={icon}
      title={t(title)}
      description={text && t(text)}
      action={
        list.create && (
          <LinkButton variant="primary" icon={Plus} href={list.create.href}>
            {t(list.create.label)}
          </LinkButton>
        )
      }
    />
  );
}
