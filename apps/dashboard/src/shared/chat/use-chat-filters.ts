import { useLocation, useSearchParams } from 'react-router-dom';
import { searchRecord } from '../table/list-search';
import { useChatContext } from './chat-context';
import type { RoomFilterStatus, RoomTypeFilter } from './chat-queries';
import { changeSearch, chatSearchParams, chatSearchSchema, type ChatSearch } from './chat-search';
import { setSearchText, useSearchText } from './search-text';

/** State of the chat's URL and search field (specification §3), with its setters. Loading pages changes nothing here. */
export interface ChatFilters {
  /** The open room; undefined where none is. */
  currentChatId: number | undefined;
  /** Text of the search field. */
  searchQuery: string;
  /** Search text applied to the list: the same, 300 ms after the last keystroke. */
  soughtText: string;
  filterStatus: RoomFilterStatus;
  filterType: RoomTypeFilter;
  /** Id of a brand. */
  filterMark: number | undefined;
  /** Id of a model. */
  filterModel: number | undefined;
  /** Id of a showroom. Set by a link, cleared by its chip. */
  filterAvtosalon: number | undefined;
  /** Only rooms of this member or of nobody. Set by a link, cleared by its chip. */
  isMine: boolean;
  /** Only rooms that wait for a reply. Set by a link, cleared by its chip. */
  isWaiting: boolean;
  /** Opens a room, or none. Back leads to the list. */
  selectChat: (roomId: number | undefined) => void;
  /** Address of the page with a room open. */
  hrefOf: (roomId: number) => string;
  setSearchQuery: (text: string) => void;
  setFilterStatus: (status: RoomFilterStatus) => void;
  /** Choosing a brand clears the model. */
  setFilterMark: (brandId: number | undefined) => void;
  setFilterModel: (modelId: number | undefined) => void;
  /** Sets type, brand and model at once, and the others when given. */
  setFilters: (
    filters: Pick<ChatSearch, 'type' | 'mark' | 'model'> &
      Partial<Pick<ChatSearch, 'status' | 'avtosalon' | 'mine' | 'waiting'>>,
  ) => void;
  /** Resets to the initial state (specification §4): no filter, no search, no open room. */
  reset: () => void;
}

/**
 * Returns the chat's state that comes from no response. There is no store: the URL holds it.
 *
 * @throws Error outside of `ChatProvider`
 */
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
