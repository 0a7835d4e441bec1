import { useLocation, useSearchParams } from 'react-router-dom';
import { searchRecord } from '../table/list-search';
import { useChatContext } from './chat-context';
import type { RoomFilterStatus, RoomTypeFilter } from './chat-queries';
import { changeSearch, chatSearchParams, chatSearchSchema, type ChatSearch } from './chat-search';
import { setSearchText, useSearchText } from './search-text';

export interface ChatFilters {
  currentChatId: number | undefined;
  searchQuery: string;
  /** Search text of the list: `searchQuery` 300 ms after the last keystroke. */
  soughtText: string;
  filterStatus: RoomFilterStatus;
  filterType: RoomTypeFilter;
  filterMark: number | undefined;
  filterModel: number | undefined;
  filterAvtosalon: number | undefined;
  /** Only rooms of this member or without a member. A link sets it, its chip clears it. */
  isMine: boolean;
  isWaiting: boolean;
  isTelegram: boolean;
  selectChat: (roomId: number | undefined) => void;
  hrefOf: (roomId: number) => string;
  setSearchQuery: (text: string) => void;
  setFilterStatus: (status: RoomFilterStatus) => void;
  setFilterMark: (brandId: number | undefined) => void;
  setFilterModel: (modelId: number | undefined) => void;
  setFilters: (
    filters: Pick<ChatSearch, 'type' | 'mark' | 'model'> &
      Partial<Pick<ChatSearch, 'status' | 'avtosalon' | 'mine' | 'waiting' | 'telegram'>>,
  ) => void;
  reset: () => void;
}

export function useChatFilters(): ChatFilters {
  useChatContext();
  const [address, setAddress] = useSearchParams();
  const { pathname } = useLocation();
  const search = chatSearchSchema.parse(searchRecord(address));
  const { typed, sought } = useSearchText();
  const change = (part: Partial<ChatSearch>, replace = true) =>
    setAddress(
      (now) => chatSearchParams(changeSearch(chatSearchSchema.parse(searchRecord(now)), part)),
      { replace, preventScrollReset: true },
    );
  return {
    currentChatId: search['current-chat-id'],
    searchQuery: typed,
    soughtText: sought,
    filterStatus: search.status,
    filterType: search.type,
    filterMark: search.mark,
    filterModel: search.model,
    filterAvtosalon: search.avtosalon,
    isMine: search.mine === true,
    isWaiting: search.waiting === true,
    isTelegram: search.telegram === true,
    selectChat: (roomId) => change({ 'current-chat-id': roomId }, false),
    hrefOf: (roomId) =>
      `${pathname}?${chatSearchParams(changeSearch(search, { 'current-chat-id': roomId })).toString()}`,
    setSearchQuery: setSearchText,
    setFilterStatus: (status) => change({ status }),
    setFilterMark: (mark) => change({ mark }),
    setFilterModel: (model) => change({ model }),
    setFilters: (filters) => change(filters),
    reset: () => {
      setSearchText('');
      setAddress(chatSearchParams(chatSearchSchema.parse({})), { replace: true });
    },
  };
}
