import type { LoaderFunctionArgs } from 'react-router-dom';
import { messagesQuery, roomParams, roomsQuery } from '../../shared/chat/chat-queries';
import { chatSearchSchema } from '../../shared/chat/chat-search';
import { queryClient } from '../../shared/query';
import { searchRecord } from '../../shared/table/list-search';
import { conversation } from './conversation';

export function loader({ request }: LoaderFunctionArgs): null {
  const search = chatSearchSchema.parse(searchRecord(new URL(request.url).searchParams));
  const { status, type, mark, model, avtosalon, mine, waiting, telegram } = search;
  const roomId = search['current-chat-id'];
  const params = roomParams({
    status,
    roomType: type,
    brandId: mark,
    modelId: model,
    avtosalon,
    isMine: mine === true,
    isWaiting: waiting === true,
    isTelegram: telegram === true,
    search: '',
  });
  void queryClient.prefetchInfiniteQuery(roomsQuery(params));
  if (roomId !== undefined) {
    void queryClient.prefetchInfiniteQuery(messagesQuery(roomId));
    // The page loads it again and reports the error.
    conversation.load().catch(() => {});
  }
  return null;
}
