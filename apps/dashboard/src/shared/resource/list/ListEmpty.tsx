import { Button } from '@karvon/ui/Button';
import { EmptyState } from '@karvon/ui/EmptyState';
import { Inline } from '@karvon/ui/Inline';
import { Plus, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text';
import type { AnyState } from '../filters/define-filters';
import type { FilterDefinition } from '../filters/filter-state';
import type { ListControls } from '../filters/use-list-state';
import { useCreateHref } from './CreateButton';
import type { EmptyText, ListCreate, ListDefinition, ListRow } from './define-list';
import { tabOf } from './list-order';
import type { ResourcePage } from './use-paged-query';

export interface ListEmptyProps<State extends AnyState, Page extends ResourcePage<ListRow>> {
  list: Pick<ListDefinition<State, Page>, 'empty' | 'emptyTab' | 'create' | 'filters'>;
  controls: ListControls<State>;
  isFiltered: boolean;
  empty: ReactNode;
}

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
  const tabs = tabsOf(list.filters.definition);
  if (tabs !== undefined && controls.state[tabs.name] !== undefined) {
    const tab = tabOf(tabs.filter.tabs, controls.state[tabs.name])?.id;
    const { emptyTab } = list;
    const text: EmptyText = (typeof emptyTab === 'function' ? emptyTab(tab) : emptyTab) ?? {
      icon: list.empty.icon,
      title: 'common:list.tabTitle',
    };
    return (
      <EmptyState
        icon={text.icon}
        title={t(text.title)}
        description={text.Text === undefined ? text.text && t(text.text) : <text.Text />}
        action={
          <Button href={controls.href({ [tabs.name]: undefined })}>
            {t('common:list.tabAction')}
          </Button>
        }
      />
    );
  }
  if (empty !== undefined) return empty;
  const { icon, title, text, link } = list.empty;
  return (
    <EmptyState
      icon={icon}
      title={t(title)}
      description={text && t(text)}
      action={
        (link !== undefined || list.create !== undefined) && (
          <Inline justify="center">
            {link !== undefined && (
              <Button variant="primary" href={link.href}>
                {t(link.label)}
              </Button>
            )}
            {list.create !== undefined && (
              <FirstOne create={list.create} isMain={link === undefined} />
            )}
          </Inline>
        )
      }
    />
  );
}

function FirstOne({ create, isMain }: { create: ListCreate; isMain: boolean }) {
  const t = useText();
  const href = useCreateHref(create);
  return (
    <Button variant={isMain ? 'primary' : 'secondary'} icon={Plus} href={href}>
      {t(create.label)}
    </Button>
  );
}

function tabsOf(definition: FilterDefinition) {
  for (const [name, filter] of Object.entries(definition))
    if (filter.kind === 'tabs') return { name, filter };
  return undefined;
}
