import { useEffect, type ReactNode } from 'react';
import { pageIsUsable } from '../routing/page-is-usable';
import { untilThere } from '../routing/when-reachable';
import { ChatContext } from './chat-context';

export interface ChatProviderProps {
  children: ReactNode;
  /** Opens the connection; tests replace it. @default loads the engine once the page is usable */
  start?: () => () => void;
}

/** Keeps the connection open on every signed-in page. The engine loads once the first page is usable and the browser is idle. */
export function ChatProvider({ children, start = startWhenIdle }: ChatProviderProps) {
  // Outside system: the socket, and unsent messages on the device.
  useEffect(start, [start]);
  return <ChatContext value>{children}</ChatContext>;
}

function startWhenIdle(): () => void {
  let isOver = false;
  let stop = () => undefined as void;
  const load = async () => {
    await pageIsUsable();
    if (isOver) return;
    const { chatEngine, stopChat } = await untilThere(() => import('./engine-store'));
    if (isOver) return;
    chatEngine();
    stop = stopChat;
  };
  void load();
  return () => {
    isOver = true;
    stop();
  };
}
