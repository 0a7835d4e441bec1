import { createContext, useContext } from 'react';

export const ChatContext = createContext<boolean>(false);

export function useChatContext(): void {
  if (!useContext(ChatContext)) throw new Error('The chat is used outside of <ChatProvider>.');
}
