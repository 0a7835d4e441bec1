import { Heading } from '@karvon/ui/Heading';
import { IconButton } from '@karvon/ui/IconButton';
import { Inline } from '@karvon/ui/Inline';
import { SearchField } from '@karvon/ui/SearchField';
import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { Stack } from '@karvon/ui/Stack';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatFilters } from '../../../shared/chat/use-chat-filters';
import { whenReachable } from '../../../shared/routing/when-reachable';
import { RoomChips } from './RoomChips';

const RoomFiltersDrawer = lazy(async () => ({
  default: (await whenReachable(() => import('./RoomFiltersDrawer'))).RoomFiltersDrawer,
}));

/** UTF-16 units, as in the contract. */
const longestQuery = 100;

export function RoomsHeader({
  filters,
  unreadRooms,
}: {
  filters: ChatFilters;
  unreadRooms: number;
}) {
  const { t } = useTranslation(['chat', 'common']);
  const [isFiltering, setFiltering] = useState(false);
  // A search text that is too long stays in the field without a search.
  const [tooLong, setTooLong] = useState<string>();
  const isRead = filters.filterStatus === 'read';
  const on = [
    isRead,
    filters.filterType !== 'ALL',
    filters.filterMark,
    filters.filterModel,
    filters.filterAvtosalon,
    filters.isMine,
    filters.isWaiting,
    filters.isTelegram,
  ].filter(Boolean).length;
  return (
    <Stack gap={3}>
      <Inline justify="space-between" isWrapping={false}>
        <Heading level={1} size="xl">
          {t('title')}
        </Heading>
        <IconButton
          size="sm"
          icon={SlidersHorizontal}
          isToggled={on > 0}
          aria-label={on > 0 ? t('rooms.filtersOn', { count: on }) : t('rooms.filters')}
          onPress={() => setFiltering(true)}
        />
      </Inline>
      <SearchField
        aria-label={t('rooms.search')}
        placeholder={t('rooms.searchPlaceholder')}
        clearLabel={t('common:clear')}
        maxLength={longestQuery}
        value={tooLong ?? filters.searchQuery}
        onChange={(text) => {
          const isTooLong = text.length > longestQuery;
          setTooLong(isTooLong ? text : undefined);
          if (!isTooLong) filters.setSearchQuery(text);
        }}
      />
      <SegmentedControl
        isFullWidth
        size="sm"
        aria-label={t('rooms.show')}
        value={isRead ? 'ALL' : filters.filterStatus}
        options={[
          { value: 'ALL', label: t('rooms.all') },
          { value: 'new', label: t('rooms.new') },
          {
            value: 'unread',
            label:
              unreadRooms > 0 ? t('rooms.unreadCount', { count: unreadRooms }) : t('rooms.unread'),
          },
        ]}
        onChange={filters.setFilterStatus}
      />
      <RoomChips filters={filters} />
      <Suspense fallback={null}>
        {isFiltering && (
          <RoomFiltersDrawer
            value={{
              status: filters.filterStatus,
              type: filters.filterType,
              mark: filters.filterMark,
              model: filters.filterModel,
              telegram: filters.isTelegram || undefined,
            }}
            onApply={filters.setFilters}
            onReset={() =>
              filters.setFilters({
                type: 'ALL',
                mark: undefined,
                model: undefined,
                avtosalon: undefined,
                mine: undefined,
                waiting: undefined,
                telegram: undefined,
                ...(isRead && { status: 'ALL' }),
              })
            }
            onClose={() => setFiltering(false)}
          />
        )}
      </Suspense>
    </Stack>
  );
}
