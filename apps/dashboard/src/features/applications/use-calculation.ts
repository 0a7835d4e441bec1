import type { Application } from '@karvon/api/main';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { buyerLanguage } from '../../shared/chat/buyer-language';
import { chatEngine } from '../../shared/chat/engine-store';
import { useChatContext } from '../../shared/chat/chat-context';
import { loadedMessages, messagesQuery } from '../../shared/chat/chat-queries';
import type { Language } from '../../shared/i18n/languages';
import { paths } from '../../shared/paths';
import { calculationText, languageOf } from './calculation';

/** Appends the calculation to the chat's draft, so that the dealer reads it before sending. */
export function useCalculation(): {
  canSend: (application: Application) => boolean;
  send: (application: Application) => Promise<void>;
} {
  useChatContext();
  const navigate = useNavigate();
  const client = useQueryClient();
  const languageIn = async (room: number, application: Application): Promise<Language> => {
    const query = messagesQuery(room);
    const read = navigator.onLine
      ? await client.ensureInfiniteQueryData(query).catch(() => undefined)
      : client.getQueryData(query.queryKey);
    return buyerLanguage(loadedMessages(read?.pages ?? [])) ?? languageOf(application);
  };
  return {
    canSend: ({ room_id: room, price, market_price }) =>
      room !== undefined && (price ?? market_price) !== undefined,
    send: async (application) => {
      const { room_id: room } = application;
      if (room === undefined) return;
      const text = calculationText(application, await languageIn(room, application));
      if (text === undefined) return;
      const { drafts } = chatEngine();
      const before = drafts.of(room).get().text.trimEnd();
      if (!before.includes(text)) drafts.setText(room, before === '' ? text : `${before} ${text}`);
      void navigate(paths.chat(room));
    },
  };
}
