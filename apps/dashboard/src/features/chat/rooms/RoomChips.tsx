import { Chip } from '@karvon/ui/Chip';
import { Inline } from '@karvon/ui/Inline';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ChatFilters } from '../../../shared/chat/use-chat-filters';
import { chatQueries } from '../queries';

export function RoomChips({ filters }: { filters: ChatFilters }) {
  const { t } = useTranslation('chat');
  const { filterMark: mark, filterModel: model } = filters;
  const kind = { type: filters.filterType, mark, model };
  const brands = useQuery(chatQueries.brands(mark !== undefined));
  const models = useQuery(chatQueries.models(mark, model !== undefined));
  const { filterAvtosalon: avtosalon, isMine, isWaiting, isTelegram } = filters;
  const avtosalons = useQuery(chatQueries.avtosalons(avtosalon !== undefined));
  const named = (rows: readonly { id: number; name: string }[] | undefined, id: number) =>
    rows?.find((row) => row.id === id)?.name;
  const chips = [
    ...(filters.filterStatus === 'read'
      ? [
          {
            key: 'read',
            name: t('filter.read'),
            remove: () => filters.setFilterStatus('ALL'),
          },
        ]
      : []),
    ...(filters.filterType === 'ALL'
      ? []
      : [
          {
            key: 'type',
            name: t(`filter.${filters.filterType}`),
            remove: () => filters.setFilters({ ...kind, type: 'ALL' }),
          },
        ]),
    ...(mark === undefined
      ? []
      : [
          {
            key: 'mark',
            name: named(brands.data?.results, mark) ?? t('filter.brand'),
            remove: () => filters.setFilterMark(undefined),
          },
        ]),
    ...(model === undefined
      ? []
      : [
          {
            key: 'model',
            name: named(models.data?.results, model) ?? t('filter.model'),
            remove: () => filters.setFilterModel(undefined),
          },
        ]),
    ...(avtosalon === undefined
      ? []
      : [
          {
            key: 'avtosalon',
            name: named(avtosalons.data?.results, avtosalon) ?? t('filter.avtosalon'),
            remove: () => filters.setFilters({ ...kind, avtosalon: undefined }),
          },
        ]),
    ...(isMine
      ? [
          {
            key: 'mine',
            name: t('filter.mine'),
            remove: () => filters.setFilters({ ...kind, mine: undefined }),
          },
        ]
      : []),
    ...(isWaiting
      ? [
          {
            key: 'waiting',
            name: t('filter.waiting'),
            remove: () => filters.setFilters({ ...kind, waiting: undefined }),
          },
        ]
      : []),
    ...(isTelegram
      ? [
          {
            key: 'telegram',
            name: t('filter.telegram'),
            remove: () => filters.setFilters({ ...kind, telegram: undefined }),
          },
        ]
      : []),
  ];
  if (chips.length === 0) return null;
  return (
    <Inline gap={2}>
      {chips.map(({ key, name, remove }) => (
        <Chip key={key} aria-label={t('filter.remove', { name })} onRemove={remove}>
          {name}
        </Chip>
      ))}
    </Inline>
  );
}
