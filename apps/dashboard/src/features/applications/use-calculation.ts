import type { Application } from '@karvon/api/main';
import { useNavigate } from 'react-router-dom';
import { chatEngine } from '../../shared/chat/engine-store';
import { useChatContext } from '../../shared/chat/chat-context';
import { paths } from '../../shared/paths';
import { calculationText, languageOf } from './calculation';

/** Puts the calculation into the field of the buyer's chat, behind what is there, and goes there: the dealer reads it before it goes. */
export function useCalculation(): {
  canSend: (application: Application) => boolean;
  send: (application: Application) => void;
} {
  useChatContext();
  const navigate = useNavigate();
  return {
    canSend: ({ room_id: room, price, market_price }) =>
      room !== undefined && (price ?? market_price) !== undefined,
    send: (application) => {
      const { room_id: room } = application;
      const text = calculationText(application, languageOf(application));
      if (room === undefined || text === undefined) return;
      const { drafts } = chatEngine();
      const before = drafts.of(room).get().text.trimEnd();
      if (!before.includes(text)) drafts.setText(room, before === '' ? text : `${before} ${text}`);
      void navigate(paths.chat(room));
    },
  };
}
