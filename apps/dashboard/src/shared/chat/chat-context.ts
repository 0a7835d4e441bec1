import { createContext, useContext } from 'react';

/** True inside of the provider. */
export const ChatContext = createContext<boolean>(false);

/** @throws Error outside of `ChatProvider` (specification §8) */
export function useChatContext(): void {
  if (!useContext(ChatContext)) throw new Error('The chat is used outside of <ChatProvider>.');
}
